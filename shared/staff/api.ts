import * as v from 'valibot'
import { passwordLimits } from '#shared/accounts/limits.ts'
import { licenseIds } from '#shared/licenses/catalogue.ts'
import { licenseStatuses } from '#shared/licenses/status.ts'
import { accountTypes } from '#shared/tokens/tokens.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { count, id, text, time } from '#shared/wire/fields.ts'
import { searchText, staffPage } from './fields.ts'
import { memberExportQuery } from './members-input.ts'

/** Counting stops here: '50+' says enough, and no more rows are read. */
export const waitingCap = 51

/** '7', and '50+' from where counting stops. */
export const waitingText = (open: number): string =>
  open >= waitingCap ? `${waitingCap - 1}+` : String(open)

/** How many entries are open, at most `waitingCap`, and since when. */
const waiting = v.strictObject({ count, oldest: v.nullable(time) })
export type Waiting = v.InferOutput<typeof waiting>

const waitingLists = v.strictObject({
  verifications: waiting,
  memberReports: waiting,
  bugReports: waiting,
  rewards: waiting,
  contact: waiting,
})
export type WaitingKind = keyof v.InferOutput<typeof waitingLists>

/** `day` is a UTC day, `2026-11-27`. */
const networkDay = v.strictObject({ day: text, registrations: count, referrals: count, visits: count })
export type NetworkDay = v.InferOutput<typeof networkDay>

const memberName = { id, firstName: text, lastName: text, companyName: v.nullable(text) }

const adminStats = v.strictObject({
  totalUsers: count,
  totalReferrals: count,
  totalConnections: count,
  totalMessages: count,
  recentRegistrations: v.array(
    v.strictObject({
      ...memberName,
      accountType: v.picklist(accountTypes),
      licenseType: v.picklist(licenseIds),
      createdAt: time,
    }),
  ),
  topReferrers: v.array(
    v.strictObject({ ...memberName, referralCode: text, skunkTokens: count, referralCount: count }),
  ),
  waiting: waitingLists,
  /** The last 30 days, oldest first, without gaps. */
  days: v.array(networkDay),
  licensees: count,
  targetGoal: count,
  foundingTaken: count,
  phase: v.picklist(['prelaunch', 'unlocked']),
  unlockedBy: v.nullable(v.picklist(['launch', 'licensees'])),
  launchAt: time,
})
export type AdminStats = v.InferOutput<typeof adminStats>

const foundingEntries = v.array(
  v.strictObject({
    id,
    number: count,
    name: text,
    companyName: v.nullable(text),
    licenseType: v.picklist(licenseIds),
    licenseStatus: v.picklist(licenseStatuses),
    createdAt: time,
  }),
)
export type AdminFounding = v.InferOutput<typeof foundingEntries>

const adminPasswordInput = v.strictObject({
  password: v.pipe(
    v.string('Please enter the admin password'),
    v.nonEmpty('Please enter the admin password'),
    v.maxBytes(passwordLimits.maxBytes, 'That password is too long'),
  ),
})

/** `expiresAt` is 12 hours ahead. */
const adminSession = v.strictObject({ token: text, expiresAt: time })
export type AdminSession = v.InferOutput<typeof adminSession>

const auditFacts = v.nullable(v.record(v.string(), v.unknown()))

/** One admin action; `before` and `after` hold what changed. */
export const auditEntry = v.strictObject({
  id,
  actor: text,
  action: text,
  /** `user:17`, `check:4`, `session`, … */
  target: text,
  before: auditFacts,
  after: auditFacts,
  note: v.nullable(text),
  createdAt: time,
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

const auditWord = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '')
const auditQuery = v.object({ q: searchText, target: auditWord, action: auditWord, ...staffPage })
export type AuditQuery = v.InferOutput<typeof auditQuery>

export const signIn = endpoint({
  method: 'POST',
  path: '/api/admin/session',
  access: 'anyone',
  body: adminPasswordInput,
  answer: adminSession,
  status: 200,
  limits: ['adminPassword'],
  errors: ['INVALID_ADMIN_PASSWORD'],
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/admin/session',
  access: 'staff',
  answer: 'nothing',
  status: 204,
})

/** The open inboxes, the totals, the newest members and the top referrers. */
export const stats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'staff',
  answer: adminStats,
  status: 200,
})

/** Every taken founding place with its name, private profiles included. */
export const founding = endpoint({
  method: 'GET',
  path: '/api/admin/founding',
  access: 'staff',
  answer: foundingEntries,
  status: 200,
})

/** The audit log, newest first: by words, by target, by kind of action. */
export const audit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'staff',
  query: auditQuery,
  answer: v.array(auditEntry),
  status: 200,
})

/** One CSV file, `members.csv` by the filters of the members' table or by `ids`, the other files whole. */
export const exportFile = endpoint({
  method: 'GET',
  path: '/api/admin/exports/:file',
  access: 'staff',
  query: memberExportQuery,
  answer: 'bytes',
  status: 200,
  errors: ['NOT_FOUND'],
})
