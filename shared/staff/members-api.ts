import * as v from 'valibot'
import { licenseIds } from '#shared/licenses/catalogue.ts'
import { type LicenseCheckState, licenseStatuses } from '#shared/licenses/status.ts'
import { accountTypes, type AccountType } from '#shared/tokens/tokens.ts'
import type { ReferralReason, ReferralStatus } from '#shared/referrals/api.ts'
import { line, requiredLine } from '#shared/wire/text.ts'
import type { TokenEntry } from '#shared/tokens/api.ts'
import type { OwnUser } from '#shared/profiles/member-views.ts'
import type { TeamRole } from '#shared/team/roles.ts'
import { staffLimits } from './limits.ts'
import { textLimits } from '#shared/wire/limits.ts'

/** What an admin reads of a member: the own view and what only staff need. */
export type AdminUser = OwnUser & {
  passwordResetRequired: boolean
  /** ISO 8601. */
  warnedAt: string | null
  consentVersion: string
  consentedAt: string
}

const reason = requiredLine(staffLimits.reason, 'Please give a reason')
const tokens = v.pipe(
  v.number('Please enter a whole number'),
  v.integer('Please enter a whole number'),
  v.minValue(0, 'A balance cannot be below zero'),
  v.maxValue(1_000_000, 'Please enter at most 1,000,000'),
)

/**
 * `PUT /api/admin/users/{id}`: an absolute token count (with `expectedTokens` 409 if the balance has moved), a flag,
 * or both. Nothing else can be set.
 */
export const adminUserUpdate = v.pipe(
  v.strictObject(
    {
      skunkTokens: v.optional(tokens),
      expectedTokens: v.optional(tokens),
      reason: v.optional(reason),
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

/** `DELETE /api/admin/users/{id}`: a body is optional. */
export const adminDeletion = v.strictObject({
  reason: v.optional(line(staffLimits.reason, 'Please give a reason'), ''),
  /** Takes the referrer's credit back. */
  isFraud: v.optional(v.boolean(), false),
})

/** `DELETE /api/admin/users/{id}/founding-number`. */
export const reasonInput = v.strictObject({ reason })

const bulkActions = ['verify', 'delete', 'mark-sample', 'unmark-sample', 'end-sessions'] as const
export type BulkAction = (typeof bulkActions)[number]

/**
 * `POST /api/admin/users/bulk`. With `versions`, the `updatedAt` that staff have read of each of the ids, a verification
 * leaves out whoever has changed since, or was decided on by somebody else.
 */
export const bulkInput = v.strictObject({
  action: v.picklist(bulkActions, 'Please choose an action'),
  ids: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1)), 'Please choose members'),
    v.minLength(1, 'Please choose members'),
    v.maxLength(staffLimits.bulk, `Please choose at most ${staffLimits.bulk} members at once`),
  ),
  versions: v.optional(v.array(v.string())),
  reason: v.optional(line(staffLimits.reason, 'Please give a reason'), ''),
})
export type BulkInput = v.InferOutput<typeof bulkInput>

/** Every id is in one of the two lists. */
export type BulkAnswer = { done: number[]; failed: { id: number; message: string }[] }

const adminSorts = ['newest', 'oldest', 'tokens', 'name'] as const

const yesNo = v.optional(v.picklist(['yes', 'no'], 'Please use yes or no'))

/** The filters of the members' table and of their export. */
const memberFilters = {
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(textLimits.search)), ''),
  accountType: v.optional(v.picklist(accountTypes)),
  licenseType: v.optional(v.picklist(licenseIds)),
  licenseStatus: v.optional(v.picklist(licenseStatuses)),
  founding: yesNo,
  sample: yesNo,
  admin: yesNo,
} as const

const cursor = v.optional(v.pipe(v.string(), v.maxLength(400)))
export const adminPageQuery = {
  cursor,
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/),
      v.transform(Number),
      v.minValue(1),
      v.transform((asked) => Math.min(asked, staffLimits.pageMax)),
    ),
    String(staffLimits.page),
  ),
} as const

/** `GET /api/admin/users`; a text search stands newest or oldest first. */
export const memberQuery = v.object({
  ...memberFilters,
  sort: v.optional(v.picklist(adminSorts), 'newest'),
  ...adminPageQuery,
})
export type MemberQuery = v.InferOutput<typeof memberQuery>
export const memberExportQuery = v.object({ ...memberFilters, ids: v.optional(v.string()) })
export type MemberFilters = Omit<MemberQuery, 'sort' | 'cursor' | 'limit'>

export type MemberLink = { id: number; name: string }

/** `GET /api/admin/users/{id}/tokens`, the newest first. */
export type AdminTokenEntry = TokenEntry & { actor: string }

/** `GET /api/admin/users/{id}/referrals`, the newest first. */
export type AdminReferral = {
  id: number
  member: MemberLink | null
  status: ReferralStatus
  reason: ReferralReason | null
  amount: number
  createdAt: string
}

/** `GET /api/admin/users/{id}`. */
export type AdminMember = {
  user: AdminUser
  referredBy: (MemberLink & { status: ReferralStatus; reason: ReferralReason | null }) | null
  team: (MemberLink & { role: TeamRole; accountType: AccountType })[]
  sessions: { id: string; agent: string; createdAt: string }[]
  checks: {
    id: number
    status: LicenseCheckState
    licenseType: string
    licenseNumber: string | null
    note: string | null
    reviewer: string | null
    createdAt: string
    decidedAt: string | null
  }[]
  sameNumber: MemberLink[]
  audit: AuditEntry[]
}

/** One admin action; `before` and `after` hold what changed. */
export type AuditEntry = {
  id: number
  actor: string
  action: string
  /** `user:17`, `check:4`, `session`, … */
  target: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  note: string | null
  createdAt: string
}

/** `GET /api/admin/audit`. */
export const auditQuery = v.object({
  q: memberFilters.q,
  target: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  action: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  ...adminPageQuery,
})
export type AuditQuery = v.InferOutput<typeof auditQuery>
