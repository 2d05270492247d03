import { desc, eq, or } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { linkVisits, sessions } from '#worker/db/schema/access.ts'
import {
  blocks,
  connections,
  memberReports,
  messages,
  notificationMutes,
  notifications,
} from '#worker/db/schema/community.ts'
import {
  bugReports,
  licenseChecks,
  memberAchievements,
  referrals,
  rewardClaims,
  tokenEntries,
  vendorClientReferrals,
} from '#worker/db/schema/tokens.ts'
import { businesses, businessTeamMembers, ownershipTransfers, type UserRow } from '#worker/db/schema/users.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import type { Deps } from '#worker/auth/deps.ts'
import { requireOwner } from '#worker/auth/owner.ts'

/** One statement for each kind of record that names the member; keys of storage and of other people's accounts stay out. */
const recordsOf = (db: Database, id: number) =>
  [
    db
      .select({
        amount: tokenEntries.amount,
        source: tokenEntries.source,
        reason: tokenEntries.reason,
        createdAt: tokenEntries.createdAt,
      })
      .from(tokenEntries)
      .where(eq(tokenEntries.userId, id)),
    db
      .select({
        status: referrals.status,
        reason: referrals.reason,
        amount: referrals.amount,
        createdAt: referrals.createdAt,
      })
      .from(referrals)
      .where(eq(referrals.referrerId, id)),
    db
      .select({ day: linkVisits.day, count: linkVisits.count })
      .from(linkVisits)
      .where(eq(linkVisits.referrerId, id)),
    db
      .select({
        tokensAwarded: vendorClientReferrals.tokensAwarded,
        createdAt: vendorClientReferrals.createdAt,
      })
      .from(vendorClientReferrals)
      .where(eq(vendorClientReferrals.vendorId, id)),
    db
      .select()
      .from(connections)
      .where(or(eq(connections.requesterId, id), eq(connections.receiverId, id))),
    db
      .select()
      .from(messages)
      .where(or(eq(messages.senderId, id), eq(messages.receiverId, id))),
    db.select().from(notifications).where(eq(notifications.userId, id)),
    db
      .select({ kind: notificationMutes.kind })
      .from(notificationMutes)
      .where(eq(notificationMutes.userId, id)),
    db
      .select({ blockedId: blocks.blockedId, createdAt: blocks.createdAt })
      .from(blocks)
      .where(eq(blocks.blockerId, id)),
    db
      .select({
        reportedId: memberReports.reportedId,
        reason: memberReports.reason,
        createdAt: memberReports.createdAt,
      })
      .from(memberReports)
      .where(eq(memberReports.reporterId, id)),
    db
      .select({
        businessOwnerId: businessTeamMembers.businessOwnerId,
        role: businessTeamMembers.role,
        joinedAt: businessTeamMembers.joinedAt,
      })
      .from(businessTeamMembers)
      .where(eq(businessTeamMembers.memberId, id)),
    db.select().from(businesses).where(eq(businesses.ownerId, id)),
    db
      .select()
      .from(ownershipTransfers)
      .where(or(eq(ownershipTransfers.fromUserId, id), eq(ownershipTransfers.toUserId, id))),
    db.select().from(rewardClaims).where(eq(rewardClaims.userId, id)),
    db.select().from(memberAchievements).where(eq(memberAchievements.userId, id)),
    db
      .select({
        text: bugReports.text,
        page: bugReports.page,
        agent: bugReports.agent,
        status: bugReports.status,
        tokensAwarded: bugReports.tokensAwarded,
        createdAt: bugReports.createdAt,
      })
      .from(bugReports)
      .where(eq(bugReports.userId, id)),
    db
      .select({
        licenseType: licenseChecks.licenseType,
        licenseNumber: licenseChecks.licenseNumber,
        status: licenseChecks.status,
        note: licenseChecks.note,
        createdAt: licenseChecks.createdAt,
        decidedAt: licenseChecks.decidedAt,
      })
      .from(licenseChecks)
      .where(eq(licenseChecks.userId, id)),
    db
      .select({ agent: sessions.agent, createdAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(desc(sessions.createdAt)),
  ] as const

const accountOf = (user: UserRow) => ({
  ...ownView(user),
  emailVerifiedAt: user.emailVerifiedAt,
  consentVersion: user.consentVersion,
  consentedAt: user.consentedAt,
  featuredUntil: user.featuredUntil,
  placementUntil: user.placementUntil,
})

/** Everything that is kept about a member, for that member; times in epoch milliseconds UTC where they stand as numbers. */
export async function exportAccount(deps: Deps, id: number) {
  const { viewer, rows } = await deps.read(recordsOf(deps.db, id))
  const { user } = requireOwner(viewer, id)
  const [
    tokens,
    referred,
    visits,
    clients,
    connected,
    written,
    notified,
    mutes,
    blocked,
    reports,
    teams,
    owned,
    transfers,
    rewards,
    achieved,
    bugs,
    licenses,
    open,
  ] = rows
  return {
    account: accountOf(user),
    tokenEntries: tokens,
    referrals: referred,
    linkVisits: visits,
    clientReferrals: clients,
    connections: connected,
    messages: written,
    notifications: notified,
    mutedNotifications: mutes.map(({ kind }) => kind),
    blockedMembers: blocked,
    reports,
    teams,
    businesses: owned,
    ownershipTransfers: transfers,
    rewardClaims: rewards,
    achievements: achieved,
    bugReports: bugs,
    licenseChecks: licenses,
    sessions: open,
  }
}
