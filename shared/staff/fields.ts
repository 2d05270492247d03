import * as v from 'valibot'
import { id, text } from '#shared/wire/fields.ts'
import { textLimits } from '#shared/wire/limits.ts'
import { line, requiredLine } from '#shared/wire/text.ts'
import { staffLimits } from './limits.ts'

/** A member as other records refer to them. */
export const memberLink = v.strictObject({ id, name: text })
export type MemberLink = v.InferOutput<typeof memberLink>

/** The reason that a decision requires, and the one that it may carry. */
export const requiredReason = requiredLine(staffLimits.reason, 'Please give a reason')
export const optionalReason = v.optional(line(staffLimits.reason, 'Please give a reason'), '')

export const searchText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(textLimits.search)), '')

/** The parts of an address that every list of the admin area takes. An unknown cursor starts from the first page. */
export const staffPage = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(400))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/),
      v.transform(Number),
      v.minValue(1),
      v.transform((limit) => Math.min(limit, staffLimits.pageMax)),
    ),
    String(staffLimits.page),
  ),
} as const
