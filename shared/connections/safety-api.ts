import * as v from 'valibot'
import { textLimits } from '#shared/wire/limits.ts'
import type { MemberCard } from '#shared/profiles/member-card.ts'
import { lines } from '#shared/wire/text.ts'

/** `POST /api/users/{id}/report`. */
export const reportInput = v.strictObject({
  reason: v.pipe(
    lines(textLimits.reportReason, 'Please say what is wrong'),
    v.nonEmpty('Please say what is wrong'),
  ),
})

/** `GET /api/blocks`. */
export type BlockedMember = { user: MemberCard; createdAt: string }
