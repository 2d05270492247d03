import * as v from 'valibot'
import type { LicenseCheckState } from '#shared/licenses/status.ts'
import { rewardClaimStates, type RewardClaimState } from '#shared/tokens/reward-tiers.ts'
import { adminPageQuery, type MemberLink } from './members-api.ts'
import { line } from '#shared/wire/text.ts'
import { staffLimits } from './limits.ts'

const note = v.optional(line(staffLimits.reason, 'Please write a note'), '')
const id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** `GET /api/admin/verifications`, `/rewards`, `/contact`, `/bug-reports`, `/member-reports`: open ones unless `state=done`. */
export const inboxQuery = v.object({
  state: v.optional(v.picklist(['open', 'done']), 'open'),
  ...adminPageQuery,
})
export type InboxQuery = v.InferOutput<typeof inboxQuery>

const verificationDecisions = ['approve', 'refuse', 'ask'] as const

/**
 * `POST /api/admin/verifications/{id}`; a refusal and a question need words for the member. With `version` a decision
 * on details that the member has changed meanwhile is a 409.
 */
export const verificationDecision = v.pipe(
  v.strictObject({
    decision: v.picklist(verificationDecisions, 'Please choose a decision'),
    note,
    version: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  v.forward(
    v.partialCheck(
      [['decision'], ['note']],
      ({ decision, note }) => decision === 'approve' || note !== '',
      'Please write what the member should know',
    ),
    ['note'],
  ),
)
export type VerificationDecision = v.InferOutput<typeof verificationDecision>

export type Verification = {
  id: number
  member: MemberLink & {
    companyName: string | null
    email: string
    phoneNumber: string
    city: string | null
    zipCode: string
    foundingNumber: number | null
    createdAt: string
  }
  status: LicenseCheckState
  /** Of the details below; another one when the member changes any of them. */
  version: string
  licenseType: string
  licenseNumber: string | null
  /** The file's name while it is kept; null where none was sent or it has been deleted. */
  proofName: string | null
  /** Members who gave the same license number: a possible second account. */
  sameNumber: MemberLink[]
  referredBy: MemberLink | null
  note: string | null
  reviewer: string | null
  createdAt: string
  decidedAt: string | null
}

/** The form of a date alone lets February have 31 days. What is no date at all is told by its form. */
function isOfCalendar(day: string): boolean {
  const time = Date.parse(day)
  return Number.isNaN(time) || new Date(time).toISOString().startsWith(day)
}

/** `POST /api/admin/rewards/{id}`; dates are ISO 8601. */
export const rewardStep = v.strictObject({
  status: v.picklist(rewardClaimStates, 'Please choose a step'),
  note,
  startsAt: v.optional(
    v.pipe(v.string(), v.isoDate('Please enter a date'), v.check(isOfCalendar, 'Please enter a date')),
  ),
})
export type RewardStep = v.InferOutput<typeof rewardStep>

export type RewardItem = {
  id: number
  member: MemberLink & { email: string; companyName: string | null; skunkTokens: number }
  tierId: string
  status: RewardClaimState
  note: string | null
  requestedAt: string
  startsAt: string | null
  endsAt: string | null
  deliveredAt: string | null
}

/** `POST /api/admin/contact/{id}`. */
export const contactStep = v.strictObject({
  status: v.picklist(['open', 'answered'], 'Please choose a step'),
})
export type ContactStep = v.InferOutput<typeof contactStep>

export type ContactItem = {
  id: number
  name: string
  email: string
  subject: string
  message: string
  status: 'open' | 'answered'
  createdAt: string
  answeredAt: string | null
}

/** `POST /api/admin/bug-reports/{id}`. */
export const bugDecision = v.pipe(
  v.strictObject({
    decision: v.picklist(['accept', 'reject', 'duplicate'], 'Please choose a decision'),
    duplicateOf: v.optional(id),
    note,
  }),
  v.forward(
    v.partialCheck(
      [['decision'], ['duplicateOf']],
      ({ decision, duplicateOf }) => (decision === 'duplicate') === (duplicateOf !== undefined),
      'Please give the number of the report that says the same',
    ),
    ['duplicateOf'],
  ),
)
export type BugDecision = v.InferOutput<typeof bugDecision>

export type BugItem = {
  id: number
  member: MemberLink | null
  text: string
  page: string
  agent: string
  status: 'open' | 'accepted' | 'rejected' | 'duplicate'
  duplicateOf: number | null
  tokensAwarded: number
  createdAt: string
  decidedAt: string | null
}

/** `POST /api/admin/member-reports/{id}`; `remove` deletes the reported member. */
export const reportDecision = v.strictObject({
  decision: v.picklist(['dismiss', 'warn', 'remove'], 'Please choose a decision'),
  note,
})
export type ReportDecision = v.InferOutput<typeof reportDecision>

export type ReportItem = {
  id: number
  reporter: MemberLink | null
  reported: MemberLink & { email: string; companyName: string | null; warnedAt: string | null }
  reason: string
  status: 'open' | 'dismissed' | 'warned' | 'removed'
  createdAt: string
  decidedAt: string | null
}
