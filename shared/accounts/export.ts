import * as v from 'valibot'
import { connectionStatuses } from '#shared/connections/api.ts'
import { licenseCheckStates } from '#shared/licenses/status.ts'
import { ownUser } from '#shared/profiles/member-views.ts'
import { rewardClaimStates } from '#shared/tokens/reward-tiers.ts'
import { tokenSources } from '#shared/tokens/tokens.ts'
import { count, flag, id, text } from '#shared/wire/fields.ts'

/** Epoch milliseconds in UTC, as times are stored. */
const instant = v.pipe(v.number(), v.integer())

const account = v.strictObject({
  ...ownUser.entries,
  emailVerifiedAt: v.nullable(instant),
  consentVersion: text,
  consentedAt: instant,
  featuredUntil: v.nullable(instant),
  placementUntil: v.nullable(instant),
})

const tokenEntry = v.strictObject({
  amount: v.number(),
  source: v.picklist(tokenSources),
  reason: text,
  createdAt: instant,
})

const referral = v.strictObject({ status: text, reason: v.nullable(text), amount: count, createdAt: instant })

const connection = v.strictObject({
  id,
  requesterId: id,
  receiverId: id,
  pair: text,
  status: v.picklist(connectionStatuses),
  message: v.nullable(text),
  createdAt: instant,
  updatedAt: instant,
})

const message = v.strictObject({
  id,
  senderId: id,
  receiverId: id,
  pair: text,
  content: text,
  isRead: flag,
  clientKey: v.nullable(text),
  createdAt: instant,
})

const notification = v.strictObject({
  id,
  userId: id,
  kind: text,
  day: text,
  count,
  /** The newest tier or reason of the group, as JSON. */
  detail: text,
  readAt: v.nullable(instant),
  updatedAt: instant,
  /** The member whom it is about. */
  subjectId: v.nullable(id),
  mailAt: v.nullable(instant),
  mailedAt: v.nullable(instant),
})

const ownershipTransfer = v.strictObject({
  id,
  businessOwnerId: id,
  fromUserId: v.nullable(id),
  toUserId: v.nullable(id),
  transferredAt: instant,
  notes: v.nullable(text),
})

const rewardClaim = v.strictObject({
  id,
  userId: id,
  tierId: text,
  status: v.picklist(rewardClaimStates),
  note: v.nullable(text),
  requestedAt: instant,
  startsAt: v.nullable(instant),
  endsAt: v.nullable(instant),
  deliveredAt: v.nullable(instant),
})

const achievement = v.strictObject({
  userId: id,
  achievementId: text,
  unlockedAt: instant,
  collectedAt: v.nullable(instant),
})

const bugReport = v.strictObject({
  text,
  page: text,
  agent: text,
  status: text,
  tokensAwarded: count,
  createdAt: instant,
})

const licenseCheck = v.strictObject({
  licenseType: text,
  licenseNumber: v.nullable(text),
  status: v.picklist(licenseCheckStates),
  note: v.nullable(text),
  createdAt: instant,
  decidedAt: v.nullable(instant),
})

/** Every kind of record that names the member. */
export const accountExport = v.strictObject({
  account,
  tokenEntries: v.array(tokenEntry),
  referrals: v.array(referral),
  linkVisits: v.array(v.strictObject({ day: text, count })),
  clientReferrals: v.array(v.strictObject({ tokensAwarded: count, createdAt: instant })),
  connections: v.array(connection),
  messages: v.array(message),
  notifications: v.array(notification),
  mutedNotifications: v.array(text),
  mutedMail: v.array(text),
  blockedMembers: v.array(v.strictObject({ blockedId: id, createdAt: instant })),
  reports: v.array(v.strictObject({ reportedId: id, reason: text, createdAt: instant })),
  teams: v.array(v.strictObject({ businessOwnerId: id, role: text, joinedAt: instant })),
  /** Those that the member has sent, and those to the member's address. */
  teamInvitations: v.array(
    v.strictObject({
      businessOwnerId: id,
      email: text,
      role: text,
      status: text,
      invitedAt: instant,
      expiresAt: instant,
    }),
  ),
  businesses: v.array(v.strictObject({ id, ownerId: id, createdAt: instant })),
  ownershipTransfers: v.array(ownershipTransfer),
  rewardClaims: v.array(rewardClaim),
  achievements: v.array(achievement),
  bugReports: v.array(bugReport),
  licenseChecks: v.array(licenseCheck),
  licensePassports: v.array(v.strictObject({ showsNumber: flag, createdAt: instant })),
  sessions: v.array(v.strictObject({ agent: text, createdAt: instant })),
})
export type AccountExport = v.InferOutput<typeof accountExport>
