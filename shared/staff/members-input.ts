import * as v from 'valibot'
import { licenseIds } from '#shared/licenses/catalogue.ts'
import { licenseStatuses } from '#shared/licenses/status.ts'
import { accountTypes } from '#shared/tokens/tokens.ts'
import { optionalReason, requiredReason, searchText, staffPage } from './fields.ts'
import { staffLimits } from './limits.ts'

const tokens = v.pipe(
  v.number('Please enter a whole number'),
  v.integer('Please enter a whole number'),
  v.minValue(0, 'A balance cannot be below zero'),
  v.maxValue(1_000_000, 'Please enter at most 1,000,000'),
)

/** An absolute token count, checked against `expectedTokens` where given, a flag, or both. */
export const adminUserUpdate = v.pipe(
  v.strictObject(
    {
      skunkTokens: v.optional(tokens),
      expectedTokens: v.optional(tokens),
      reason: v.optional(requiredReason),
      isAdmin: v.optional(v.boolean()),
      isSampleData: v.optional(v.boolean()),
      passwordResetRequired: v.optional(v.boolean()),
    },
    'This field cannot be set here',
  ),
  v.check(
    ({ skunkTokens, isAdmin, isSampleData, passwordResetRequired }) =>
      [skunkTokens, isAdmin, isSampleData, passwordResetRequired].some((value) => value !== undefined),
    'Please say what to change',
  ),
)
export type AdminUserUpdate = v.InferOutput<typeof adminUserUpdate>

/** `isFraud` reverses the referrer's credit. */
export const adminDeletion = v.optional(
  v.strictObject({ reason: optionalReason, isFraud: v.optional(v.boolean(), false) }),
  {},
)

export const reasonInput = v.strictObject({ reason: requiredReason })

const bulkActions = ['verify', 'delete', 'mark-sample', 'unmark-sample', 'end-sessions'] as const
export type BulkAction = (typeof bulkActions)[number]

/** `versions` holds the `updatedAt` that staff have read of each id; 'verify' skips members changed since. */
export const bulkInput = v.strictObject({
  action: v.picklist(bulkActions, 'Please choose an action'),
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1)), 'Please choose members'),
    v.minLength(1, 'Please choose members'),
    v.maxLength(staffLimits.bulk, `Please choose at most ${staffLimits.bulk} members at once`),
  ),
  versions: v.optional(v.array(v.string())),
  reason: optionalReason,
})
export type BulkInput = v.InferOutput<typeof bulkInput>

const yesNo = v.optional(v.picklist(['yes', 'no'], 'Please use yes or no'))

/** The filters of the members' table and of its export. */
const memberFilters = {
  q: searchText,
  accountType: v.optional(v.picklist(accountTypes)),
  licenseType: v.optional(v.picklist(licenseIds)),
  licenseStatus: v.optional(v.picklist(licenseStatuses)),
  founding: yesNo,
  sample: yesNo,
  admin: yesNo,
} as const

/** A text search is ordered by 'newest' or 'oldest' alone; other orders fall back to 'newest'. */
export const memberQuery = v.object({
  ...memberFilters,
  sort: v.optional(v.picklist(['newest', 'oldest', 'tokens', 'name']), 'newest'),
  ...staffPage,
})
export type MemberQuery = v.InferOutput<typeof memberQuery>
/** As the browser writes it. */
export type MemberSearch = Omit<v.InferInput<typeof memberQuery>, 'cursor' | 'limit'>

export const memberSpellingsQuery = v.object(memberFilters)

/** `ids`: members' ids, separated by commas. */
export const memberExportQuery = v.object({ ...memberFilters, ids: v.optional(v.string()) })
export type MemberFilters = Omit<MemberQuery, 'sort' | 'cursor' | 'limit'>
