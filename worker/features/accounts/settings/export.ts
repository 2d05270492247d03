import { desc, eq, or, sql } from 'drizzle-orm'
import type { AccountExport } from '#shared/accounts/export.ts'
import type { Database } from '#worker/db/client.ts'
import { linkVisits, sessions } from '#worker/db/schema/access.ts'
import {
  blocks,
  connections,
  mailMutes,
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
import { licensePassports } from '#worker/db/schema/passport.ts'
import {
  businesses,
  businessTeamMembers,
  ownershipTransfers,
  teamInvitations,
  type UserRow,
} from '#worker/db/schema/users.ts'
import { ownView } from '#worker/features/profiles/user-views.ts'
import type { Deps } from '#worker/auth/deps.ts'

/** One statement for each kind of record that names the member, without storage keys and without other members' accounts. */
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
    db.select({ kind: mailMutes.kind }).from(mailMutes).where(eq(mailMutes.userId, id)),
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
    db
      .select({
        businessOwnerId: teamInvitations.businessOwnerId,
        // A received one shows the member's own address, a sent one the other's, as the member typed it.
        email: teamInvitations.email,
        role: teamInvitations.role,
        status: teamInvitations.status,
        invitedAt: teamInvitations.invitedAt,
        expiresAt: teamInvitations.expiresAt,
      })
      .from(teamInvitations)
      .where(
        or(
          eq(teamInvitations.invitedBy, id),
          sql`${teamInvitations.emailKey} = (SELECT email_key FROM users WHERE id = ${id})`,
        ),
      ),
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
      .select({ showsNumber: licensePassports.showsNumber, createdAt: licensePassports.createdAt })
      .from(licensePassports)
      .where(eq(licensePassports.userId, id)),
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

/** Everything that is stored about the viewer. Numeric times are epoch milliseconds in UTC. */
export async function exportAccount({
  db,
  readAsViewer,
}: Pick<Deps, 'db' | 'readAsViewer'>): Promise<AccountExport> {
  const {
    viewer,
    rows: [
      tokenEntryRows,
      referralRows,
      linkVisitRows,
      clientReferralRows,
      connectionRows,
      messageRows,
      notificationRows,
      muteRows,
      mailMuteRows,
      blockRows,
      reportRows,
      teamRows,
      invitationRows,
      businessRows,
      transferRows,
      rewardClaimRows,
      achievementRows,
      bugReportRows,
      licenseCheckRows,
      passportRows,
      sessionRows,
    ],
  } = await readAsViewer((userId) => recordsOf(db, userId))
  return {
    account: accountOf(viewer.user),
    tokenEntries: tokenEntryRows,
    referrals: referralRows,
    linkVisits: linkVisitRows,
    clientReferrals: clientReferralRows,
    connections: connectionRows,
    messages: messageRows,
    notifications: notificationRows,
    mutedNotifications: muteRows.map(({ kind }) => kind),
    mutedMail: mailMuteRows.map(({ kind }) => kind),
    blockedMembers: blockRows,
    reports: reportRows,
    teams: teamRows,
    teamInvitations: invitationRows,
    businesses: businessRows,
    ownershipTransfers: transferRows,
    rewardClaims: rewardClaimRows,
    achievements: achievementRows,
    bugReports: bugReportRows,
    licenseChecks: licenseCheckRows,
    licensePassports: passportRows,
    sessions: sessionRows,
  }
}
