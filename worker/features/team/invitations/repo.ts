import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { invitationLimits } from '#shared/team/invitations.ts'
import type { TeamRole } from '#shared/team/roles.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { businessTeamMembers, teamInvitations, users } from '#worker/db/schema/users.ts'
import { changesOf, rowsOf, statement } from '#worker/db/statement.ts'
import { isBlocked } from '#worker/features/connections/blocks.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { syncTeamColumns } from '#worker/features/team/team-columns.ts'
import { type Actor, isNotElsewhere, mayStill } from '#worker/features/team/writes.ts'

type AssignableRole = Exclude<TeamRole, 'owner'>

const shownInvitations = 30

/** What became of a business's invitations, the newest first. Accepted ones are on the team list. */
export const sentBy = (db: Database, businessId: number) =>
  db
    .select()
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.businessOwnerId, businessId),
        sql`${teamInvitations.status} IN ('open', 'declined')`,
      ),
    )
    .orderBy(desc(teamInvitations.invitedAt), desc(teamInvitations.id))
    .limit(shownInvitations)

/** The pair's invitation, whatever became of it: at most one row. */
export const invitationTo = (db: Database, businessId: number, emailKey: string) =>
  db
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.businessOwnerId, businessId), eq(teamInvitations.emailKey, emailKey)))

/** Whether the address is already on this business's team, which its owner and admins can see anyway. */
export const teamEntryWith = (db: Database, businessId: number, emailKey: string) =>
  db
    .select({ memberId: businessTeamMembers.memberId })
    .from(users)
    .innerJoin(businessTeamMembers, eq(businessTeamMembers.memberId, users.id))
    .where(and(eq(users.emailKey, emailKey), eq(businessTeamMembers.businessOwnerId, businessId)))

/**
 * Whether the member `u` may accept an invitation to `b`: they have its address, neither side has blocked the other, and
 * its owner is on no other team.
 */
const isAddressee = (
  emailKey: SQL,
  inviterId: SQL,
) => sql`u.email_key = ${emailKey} AND u.account_type = 'business' AND NOT u.is_sample_data AND u.id <> b.owner_id
  AND NOT ${isBlocked(sql`u.id`, sql`b.owner_id`)} AND NOT ${isBlocked(sql`u.id`, inviterId)}
  AND NOT EXISTS (SELECT 1 FROM business_team_members e WHERE e.member_id = b.owner_id AND e.business_owner_id <> b.id)`

const isInvited = isAddressee(sql`i.email_key`, sql`ifnull(i.invited_by, 0)`)

const leadsTeam = (id: SQL | number) =>
  sql`EXISTS (SELECT 1 FROM businesses o JOIN business_team_members x ON x.business_owner_id = o.id WHERE o.owner_id = ${id})`

export type ReceivedRow = {
  id: number
  businessId: number
  role: AssignableRole
  expiresAt: number
  companyName: string | null
  firstName: string
  lastName: string
  invitedBy: string | null
}

/** The open invitations of a member, the newest first. */
export const receivedBy = (userId: number, now: number) =>
  rowsOf<ReceivedRow>(sql`
    SELECT i.id, b.id AS businessId, i.role, i.expires_at AS expiresAt,
      o.company_name AS companyName, o.first_name AS firstName, o.last_name AS lastName,
      (SELECT n.first_name || ' ' || n.last_name FROM users n WHERE n.id = i.invited_by) AS invitedBy
    FROM users u
    JOIN team_invitations i ON i.email_key = u.email_key AND i.status = 'open' AND i.expires_at > ${now}
    JOIN businesses b ON b.id = i.business_owner_id
    JOIN users o ON o.id = b.owner_id
    WHERE u.id = ${userId} AND ${isInvited}
    ORDER BY i.invited_at DESC, i.id DESC LIMIT ${shownInvitations}`)

export type PlaceRow = { teamId: number | null; team: string | null; ownsBusiness: number; leads: number }

/** The team that a member is on, and whether they own a business and lead a team. */
export const placeOf = (userId: number) =>
  rowsOf<PlaceRow>(sql`
    SELECT
      (SELECT t.business_owner_id FROM business_team_members t WHERE t.member_id = u.id) AS teamId,
      (SELECT coalesce(o.company_name, o.first_name || ' ' || o.last_name) FROM business_team_members t
        JOIN businesses b ON b.id = t.business_owner_id JOIN users o ON o.id = b.owner_id WHERE t.member_id = u.id) AS team,
      EXISTS (SELECT 1 FROM businesses w WHERE w.owner_id = u.id) AS ownsBusiness,
      ${leadsTeam(sql`u.id`)} AS leads
    FROM users u WHERE u.id = ${userId}`)

/**
 * Opens the pair's invitation, or gives the open one another role, and returns it; null when the session or the inviter's
 * role has changed. A member who has the address is notified, though not once more on the same day.
 */
export async function writeInvitation(
  db: Database,
  by: Actor,
  invited: { email: string; emailKey: string; role: AssignableRole },
) {
  const { businessId, viewerId, now } = by
  const { email, emailKey, role } = invited
  const isOpen = sql`(status = 'open' AND expires_at > ${now})`
  const allowed = sql`${mayStill(by, role === 'admin' ? 'appoint' : 'invite')} AND ${isNotElsewhere(by)}`
  const declinedBefore = now - invitationLimits.afterDecline
  const [, , rows] = await batch(db, [
    // First, while the row still says when the pair was last invited.
    notify({
      to: sql`SELECT u.id FROM users u JOIN businesses b ON b.id = ${businessId}
        WHERE ${isAddressee(sql`${emailKey}`, sql`${viewerId}`)}`,
      kind: 'team',
      detail: { change: 'invited', businessOwnerId: businessId },
      now,
      when: sql`${allowed} AND NOT EXISTS (SELECT 1 FROM team_invitations r
        WHERE r.business_owner_id = ${businessId} AND r.email_key = ${emailKey}
          AND (r.invited_at > ${now - invitationLimits.betweenNotices}
            OR (r.status = 'open' AND r.expires_at > ${now})
            OR (r.status = 'declined' AND r.answered_at > ${declinedBefore})))`,
    }),
    statement(sql`
      INSERT INTO team_invitations (business_owner_id, email, email_key, role, status, invited_by, invited_at, expires_at)
      SELECT ${businessId}, ${email}, ${emailKey}, ${role}, 'open', ${viewerId}, ${now}, ${now + invitationLimits.open}
      WHERE ${allowed}
      ON CONFLICT (business_owner_id, email_key) DO UPDATE SET
        email = excluded.email, role = excluded.role,
        invited_by = iif(${isOpen}, invited_by, excluded.invited_by),
        invited_at = iif(${isOpen}, invited_at, excluded.invited_at),
        expires_at = iif(${isOpen}, expires_at, excluded.expires_at),
        status = 'open', answered_at = NULL
      WHERE status <> 'declined' OR answered_at <= ${declinedBefore}`),
    db
      .select()
      .from(teamInvitations)
      .where(
        and(
          eq(teamInvitations.businessOwnerId, businessId),
          eq(teamInvitations.emailKey, emailKey),
          eq(teamInvitations.status, 'open'),
          sql`${allowed}`,
        ),
      ),
  ])
  return rows[0] ?? null
}

/** Withdraws an open invitation of the business. */
export async function withdrawInvitation(db: Database, by: Actor, id: number): Promise<void> {
  await batch(db, [
    statement(sql`
      UPDATE team_invitations SET status = 'withdrawn', answered_at = ${by.now}
      WHERE id = ${id} AND business_owner_id = ${by.businessId} AND status = 'open' AND ${mayStill(by, 'invite')}`),
  ])
}

type Answer = { id: number; viewerId: number; businessId: number; sessionHash: string; now: number }

/**
 * Joins the team and leaves the one of `leaves`; false when the invitation, the member or the session has changed.
 */
export async function acceptInvitation(
  db: Database,
  answer: Answer & { leaves: number | null },
): Promise<boolean> {
  const { id, viewerId, businessId, leaves, now } = answer
  const isOpen = sql`EXISTS (
    SELECT 1 FROM team_invitations i JOIN businesses b ON b.id = i.business_owner_id JOIN users u ON u.id = ${viewerId}
    WHERE i.id = ${id} AND i.status = 'open' AND i.expires_at > ${now} AND ${isInvited})
    AND NOT ${leadsTeam(viewerId)} AND ${sessionIsActive(answer.sessionHash)}`
  const isNewlyOnTeam = sql`EXISTS (SELECT 1 FROM business_team_members t
    WHERE t.member_id = ${viewerId} AND t.business_owner_id = ${businessId})`
  const results = await batch(db, [
    notify({
      to: sql`SELECT o.owner_id FROM business_team_members t JOIN businesses o ON o.id = t.business_owner_id
        WHERE t.member_id = ${viewerId} AND t.business_owner_id = ${leaves ?? 0}`,
      kind: 'team',
      detail: { change: 'left', businessOwnerId: leaves ?? 0, memberId: viewerId },
      now,
      when: isOpen,
    }),
    statement(sql`
      DELETE FROM business_team_members
      WHERE member_id = ${viewerId} AND business_owner_id = ${leaves ?? 0} AND ${isOpen}`),
    statement(sql`
      INSERT INTO business_team_members (business_owner_id, member_id, role, joined_at, created_at)
      SELECT business_owner_id, ${viewerId}, role, ${now}, ${now} FROM team_invitations WHERE id = ${id} AND ${isOpen}
      ON CONFLICT (member_id) DO NOTHING`),
    // Only with the new entry: another team may have been joined meanwhile.
    statement(sql`
      UPDATE team_invitations SET status = 'accepted', answered_at = ${now} WHERE id = ${id} AND ${isOpen} AND ${isNewlyOnTeam}`),
    notify({
      to: sql`SELECT owner_id FROM businesses WHERE id = ${businessId} UNION SELECT invited_by FROM team_invitations WHERE id = ${id}`,
      kind: 'team',
      detail: { change: 'accepted', businessOwnerId: businessId, memberId: viewerId },
      now,
      when: sql`changes() > 0`,
    }),
    syncTeamColumns(sql`${viewerId}`),
  ])
  return changesOf(results[3]) > 0
}

/** Declines an open invitation; false when there is none to this member. */
export async function declineInvitation(db: Database, answer: Answer): Promise<boolean> {
  const { id, viewerId, businessId, now } = answer
  const isAddressed = sql`status = 'open' AND expires_at > ${now} AND ${sessionIsActive(answer.sessionHash)}
    AND email_key = (SELECT email_key FROM users WHERE id = ${viewerId})`
  const [, declined] = await batch(db, [
    notify({
      to: sql`SELECT invited_by FROM team_invitations WHERE id = ${id} AND ${isAddressed}`,
      kind: 'team',
      // Without the member: the inviter knows an address, and a refusal gives it no name.
      detail: { change: 'declined', businessOwnerId: businessId },
      now,
    }),
    statement(sql`
      UPDATE team_invitations SET status = 'declined', answered_at = ${now} WHERE id = ${id} AND ${isAddressed}`),
  ])
  return changesOf(declined) > 0
}

/** The member's own invitation by its id, whatever became of it, with their entry in that team. */
export const ownInvitation = (userId: number, id: number) =>
  rowsOf<{ businessId: number; status: string; isOnTeam: number }>(sql`
    SELECT i.business_owner_id AS businessId, i.status, EXISTS (SELECT 1 FROM business_team_members t
      WHERE t.member_id = u.id AND t.business_owner_id = i.business_owner_id) AS isOnTeam
    FROM users u JOIN team_invitations i ON i.email_key = u.email_key WHERE u.id = ${userId} AND i.id = ${id}`)
