import * as v from 'valibot'
import { licenseCheckStates } from '#shared/licenses/status.ts'
import { ownUser } from '#shared/profiles/member-views.ts'
import { teamRoles } from '#shared/team/roles.ts'
import { accountTypes, tokenSources } from '#shared/tokens/tokens.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { flag, id, pageQuery, text, time } from '#shared/wire/fields.ts'
import { auditEntry } from './api.ts'
import { memberLink } from './fields.ts'
import {
  adminDeletion,
  adminUserUpdate,
  bulkInput,
  memberQuery,
  memberSpellingsQuery,
  reasonInput,
} from './members-input.ts'

/** What an admin reads of a member: the member's own view and what only staff need. */
const adminUser = v.strictObject({
  ...ownUser.entries,
  passwordResetRequired: flag,
  warnedAt: v.nullable(time),
  consentVersion: text,
  consentedAt: time,
})
export type AdminUser = v.InferOutput<typeof adminUser>

const referralOutcome = {
  status: v.picklist(['credited', 'not_credited', 'reversed']),
  reason: v.nullable(v.picklist(['self_referral', 'former_member', 'license_refused', 'fraud'])),
}

const tokenEntry = v.strictObject({
  id,
  amount: v.pipe(v.number(), v.integer()),
  reason: text,
  source: v.picklist(tokenSources),
  actor: text,
  createdAt: time,
})
export type AdminTokenEntry = v.InferOutput<typeof tokenEntry>

/** `member` is null once the referred account is gone. */
const referral = v.strictObject({
  id,
  member: v.nullable(memberLink),
  ...referralOutcome,
  amount: v.number(),
  createdAt: time,
})
export type AdminReferral = v.InferOutput<typeof referral>

const adminMember = v.strictObject({
  user: adminUser,
  referredBy: v.nullable(v.strictObject({ ...memberLink.entries, ...referralOutcome })),
  team: v.array(
    v.strictObject({
      ...memberLink.entries,
      role: v.picklist(teamRoles),
      accountType: v.picklist(accountTypes),
    }),
  ),
  /** `id`: the first letters of the session's hash. */
  sessions: v.array(v.strictObject({ id: text, agent: text, createdAt: time })),
  checks: v.array(
    v.strictObject({
      id,
      status: v.picklist(licenseCheckStates),
      licenseType: text,
      licenseNumber: v.nullable(text),
      note: v.nullable(text),
      reviewer: v.nullable(text),
      createdAt: time,
      decidedAt: v.nullable(time),
    }),
  ),
  /** Other members with the same license number. */
  sameNumber: v.array(memberLink),
  audit: v.array(auditEntry),
})
export type AdminMember = v.InferOutput<typeof adminMember>

/** Each requested id is in one of the two lists. */
const bulkAnswer = v.strictObject({
  done: v.array(id),
  failed: v.array(v.strictObject({ id, message: text })),
})
export type BulkAnswer = v.InferOutput<typeof bulkAnswer>

export const members = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'staff',
  query: memberQuery,
  answer: v.array(adminUser),
  status: 200,
})

/** Near spellings of a search for members, each of which finds somebody who passes the filters. */
export const memberSpellings = endpoint({
  method: 'GET',
  path: '/api/admin/user-spellings',
  access: 'staff',
  query: memberSpellingsQuery,
  answer: v.array(text),
  status: 200,
})

export const member = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'staff',
  answer: adminMember,
  status: 200,
  errors: ['USER_NOT_FOUND'],
})

/** A member's ledger, the newest entry first. */
export const memberTokens = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/tokens',
  access: 'staff',
  query: pageQuery,
  answer: v.array(tokenEntry),
  status: 200,
  errors: ['USER_NOT_FOUND', 'BAD_PAGE'],
})

/** The registrations that came through a member's code, the newest first. */
export const memberReferrals = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/referrals',
  access: 'staff',
  query: pageQuery,
  answer: v.array(referral),
  status: 200,
  errors: ['USER_NOT_FOUND', 'BAD_PAGE'],
})

export const updateMember = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id',
  access: 'staff',
  body: adminUserUpdate,
  answer: v.strictObject({ user: adminUser }),
  status: 200,
  errors: ['USER_NOT_FOUND', 'BALANCE_MOVED'],
})

/** The body may be absent. */
export const deleteMember = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'staff',
  body: adminDeletion,
  answer: 'nothing',
  status: 204,
  errors: ['USER_NOT_FOUND'],
})

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  access: 'staff',
  answer: 'nothing',
  status: 204,
  errors: ['USER_NOT_FOUND'],
})

export const releaseFoundingNumber = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/founding-number',
  access: 'staff',
  body: reasonInput,
  answer: 'nothing',
  status: 204,
  errors: ['USER_NOT_FOUND', 'NO_FOUNDING_NUMBER'],
})

/** One action on up to 500 members; the answer names those on whom it failed. */
export const bulk = endpoint({
  method: 'POST',
  path: '/api/admin/users/bulk',
  access: 'staff',
  body: bulkInput,
  answer: bulkAnswer,
  status: 200,
})
