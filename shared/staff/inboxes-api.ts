import * as v from 'valibot'
import { licenseIds } from '#shared/licenses/catalogue.ts'
import { secondLookCauses } from '#shared/licenses/cause.ts'
import { licenseCheckStates, licenseStatuses } from '#shared/licenses/status.ts'
import { listedRow } from '#shared/roster/api.ts'
import { rewardClaimStates } from '#shared/tokens/reward-tiers.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, id, text, time } from '#shared/wire/fields.ts'
import { memberLink } from './fields.ts'
import {
  bugDecision,
  exactApproval,
  contactStates,
  contactStep,
  inboxQuery,
  reportDecision,
  rewardStep,
  verificationDecision,
} from './inboxes-input.ts'

const verification = v.strictObject({
  id,
  member: v.strictObject({
    ...memberLink.entries,
    companyName: v.nullable(text),
    email: text,
    phoneNumber: text,
    city: v.nullable(text),
    zipCode: text,
    foundingNumber: v.nullable(v.number()),
    createdAt: time,
  }),
  status: v.picklist(licenseCheckStates),
  /** Of the details below; it changes when the member changes any of them. */
  version: text,
  licenseType: text,
  licenseNumber: v.nullable(text),
  /** The file's name while it is stored; null if none was uploaded or it has been deleted. */
  proofName: v.nullable(text),
  /** Members who gave the same license number: a possible second account. */
  sameNumber: v.array(
    v.strictObject({
      ...memberLink.entries,
      companyName: v.nullable(text),
      city: v.nullable(text),
      licenseType: v.picklist(licenseIds),
      licenseStatus: v.picklist(licenseStatuses),
    }),
  ),
  /** Why a license that was verified waits again; null for a new claim. */
  cause: v.nullable(v.picklist(secondLookCauses)),
  /** The rows of the state's list with this number; null while no list is published. */
  roster: v.nullable(v.strictObject({ asOf: text, rows: v.array(listedRow) })),
  referredBy: v.nullable(memberLink),
  note: v.nullable(text),
  reviewer: v.nullable(text),
  createdAt: time,
  decidedAt: v.nullable(time),
})
export type Verification = v.InferOutput<typeof verification>

const rewardItem = v.strictObject({
  id,
  member: v.strictObject({
    ...memberLink.entries,
    email: text,
    companyName: v.nullable(text),
    skunkTokens: count,
  }),
  tierId: text,
  status: v.picklist(rewardClaimStates),
  note: v.nullable(text),
  requestedAt: time,
  startsAt: v.nullable(time),
  endsAt: v.nullable(time),
  deliveredAt: v.nullable(time),
})
export type RewardItem = v.InferOutput<typeof rewardItem>

const contactItem = v.strictObject({
  id,
  name: text,
  email: text,
  subject: text,
  message: text,
  status: v.picklist(contactStates),
  createdAt: time,
  answeredAt: v.nullable(time),
})
export type ContactItem = v.InferOutput<typeof contactItem>

const bugItem = v.strictObject({
  id,
  member: v.nullable(memberLink),
  text,
  page: text,
  agent: text,
  status: v.picklist(['open', 'accepted', 'rejected', 'duplicate']),
  duplicateOf: v.nullable(id),
  tokensAwarded: count,
  createdAt: time,
  decidedAt: v.nullable(time),
})
export type BugItem = v.InferOutput<typeof bugItem>

const reportItem = v.strictObject({
  id,
  reporter: v.nullable(memberLink),
  reported: v.strictObject({
    ...memberLink.entries,
    email: text,
    companyName: v.nullable(text),
    warnedAt: v.nullable(time),
  }),
  reason: text,
  status: v.picklist(['open', 'dismissed', 'warned', 'removed']),
  createdAt: time,
  decidedAt: v.nullable(time),
})
export type ReportItem = v.InferOutput<typeof reportItem>

export const verifications = endpoint({
  method: 'GET',
  path: '/api/admin/verifications',
  access: 'staff',
  query: inboxQuery,
  answer: v.array(verification),
  status: 200,
})

export const decideVerification = endpoint({
  method: 'POST',
  path: '/api/admin/verifications/:id',
  access: 'staff',
  body: verificationDecision,
  answer: verification,
  status: 200,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'CHECK_CHANGED'],
})

/** Undoes an approval within `staffLimits.undoMs`; the check waits again, and nothing of the approval is left but the log. */
export const undoVerification = endpoint({
  method: 'POST',
  path: '/api/admin/verifications/:id/undo',
  access: 'staff',
  answer: verification,
  status: 200,
  errors: ['NOT_FOUND', 'UNDO_OVER'],
})

/** Approves checks that are still exact matches with the state's list, with the details of `version`. */
export const approveExact = endpoint({
  method: 'POST',
  path: '/api/admin/exact-matches',
  access: 'staff',
  body: exactApproval,
  answer: v.strictObject({ approved: count }),
  status: 200,
})

export const rewards = endpoint({
  method: 'GET',
  path: '/api/admin/rewards',
  access: 'staff',
  query: inboxQuery,
  answer: v.array(rewardItem),
  status: 200,
})

/** Moves a reward from requested to scheduled to delivered, never back. */
export const moveReward = endpoint({
  method: 'POST',
  path: '/api/admin/rewards/:id',
  access: 'staff',
  body: rewardStep,
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
})

export const contactMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact',
  access: 'staff',
  query: inboxQuery,
  answer: v.array(contactItem),
  status: 200,
})

/** Marks a contact message as answered, or as open again. */
export const moveContact = endpoint({
  method: 'POST',
  path: '/api/admin/contact/:id',
  access: 'staff',
  body: contactStep,
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
})

export const bugReports = endpoint({
  method: 'GET',
  path: '/api/admin/bug-reports',
  access: 'staff',
  query: inboxQuery,
  answer: v.array(bugItem),
  status: 200,
})

export const decideBugReport = endpoint({
  method: 'POST',
  path: '/api/admin/bug-reports/:id',
  access: 'staff',
  body: bugDecision,
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
})

export const memberReports = endpoint({
  method: 'GET',
  path: '/api/admin/member-reports',
  access: 'staff',
  query: inboxQuery,
  answer: v.array(reportItem),
  status: 200,
})

export const decideMemberReport = endpoint({
  method: 'POST',
  path: '/api/admin/member-reports/:id',
  access: 'staff',
  body: reportDecision,
  answer: 'nothing',
  status: 204,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'USER_NOT_FOUND'],
})
