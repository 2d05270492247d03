import { batch } from '#worker/db/batch.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { changesOf, statement } from '#worker/db/statement.ts'
import { syncTeamColumns } from './team-columns.ts'
import { teamOf } from './repo.ts'
import { mayInTeam, type TeamAction, type TeamRole } from '#shared/team/roles.ts'

type AssignableRole = Exclude<TeamRole, 'owner'>

/**
 * The acting member. A change is written only while this session is active and their role still allows it.
 */
export type Actor = { businessId: number; viewerId: number; sessionHash: string; now: number }

const ownsBusiness = ({ businessId, viewerId }: Actor) =>
  sql`EXISTS (SELECT 1 FROM businesses o WHERE o.id = ${businessId} AND o.owner_id = ${viewerId})`

const isStillOwner = (by: Actor) => sql`${ownsBusiness(by)} AND ${sessionIsActive(by.sessionHash)}`

/** Whether the acting owner or admin may still do what `teamActions` allowed them when the call was checked. */
export const mayStill = (by: Actor, action: TeamAction) =>
  mayInTeam('admin', action)
    ? sql`(${ownsBusiness(by)} OR EXISTS (SELECT 1 FROM business_team_members a
        WHERE a.member_id = ${by.viewerId} AND a.business_owner_id = ${by.businessId} AND a.role = 'admin'))
        AND ${sessionIsActive(by.sessionHash)}`
    : isStillOwner(by)

/** An owner is on no other team: another owner may have added them since the call was allowed. */
export const isNotElsewhere = ({ businessId, viewerId }: Actor) =>
  sql`NOT EXISTS (SELECT 1 FROM business_team_members e WHERE e.member_id = ${viewerId} AND e.business_owner_id <> ${businessId})`

/** Changes a role and returns the new team; null when the session, the ownership or the entry has changed. */
export async function updateRole(db: Database, by: Actor, memberId: number, role: AssignableRole) {
  const entry = sql`SELECT t.member_id FROM business_team_members t
    WHERE t.member_id = ${memberId} AND t.business_owner_id = ${by.businessId}`
  const [updated, , , team] = await batch(db, [
    statement(sql`
      UPDATE business_team_members SET role = ${role}
      WHERE business_owner_id = ${by.businessId} AND member_id = ${memberId} AND ${isStillOwner(by)}`),
    syncTeamColumns(entry),
    notify({
      to: entry,
      kind: 'team',
      detail: { change: role, businessOwnerId: by.businessId },
      now: by.now,
      when: isStillOwner(by),
    }),
    teamOf(db, by.businessId),
  ])
  return changesOf(updated) > 0 ? team : null
}

/** Deletes an entry: any for the owner, their own for a member. Returns whether there was one. */
export async function deleteEntry(db: Database, by: Actor, memberId: number): Promise<boolean> {
  const isOwn = by.viewerId === memberId
  const [deleted] = await batch(db, [
    statement(sql`
      DELETE FROM business_team_members WHERE business_owner_id = ${by.businessId} AND member_id = ${memberId}
        AND ${isOwn ? sessionIsActive(by.sessionHash) : isStillOwner(by)}`),
    notify({
      to: isOwn ? sql`SELECT owner_id FROM businesses WHERE id = ${by.businessId}` : memberId,
      kind: 'team',
      detail: { change: isOwn ? 'left' : 'removed', businessOwnerId: by.businessId, memberId },
      now: by.now,
      when: sql`changes() > 0`,
    }),
    syncTeamColumns(sql`${memberId}`),
  ])
  return changesOf(deleted) > 0
}

/**
 * Moves the ownership by one conditional UPDATE, so that of concurrent transfers exactly one finds the old owner. The two
 * swap roles: the new owner's entry ends, and the old owner becomes an admin as of the day the business began.
 */
export async function moveOwnership(
  db: Database,
  by: Actor,
  transfer: { toUserId: number; notes: string | null },
): Promise<boolean> {
  const { businessId, viewerId, now } = by
  const { toUserId } = transfer
  const entry = sql`EXISTS (SELECT 1 FROM business_team_members t WHERE t.business_owner_id = ${businessId} AND t.member_id = ${toUserId})`
  // Owners have no entry: only right after the first statement does an owner have one.
  const hasMoved = sql`${entry} AND EXISTS (SELECT 1 FROM businesses o WHERE o.id = ${businessId} AND o.owner_id = ${toUserId})`
  const [transferred] = await batch(db, [
    statement(sql`
      UPDATE businesses SET owner_id = ${toUserId}
      WHERE id = ${businessId} AND owner_id = ${viewerId} AND ${entry} AND ${isNotElsewhere(by)} AND ${sessionIsActive(by.sessionHash)}`),
    statement(sql`
      INSERT INTO ownership_transfers (business_owner_id, from_user_id, to_user_id, transferred_at, notes)
      SELECT ${businessId}, ${viewerId}, ${toUserId}, ${now}, ${transfer.notes} WHERE ${hasMoved}`),
    notify({
      to: toUserId,
      kind: 'team',
      detail: { change: 'owner', businessOwnerId: businessId },
      now,
      when: hasMoved,
    }),
    statement(sql`
      INSERT INTO business_team_members (business_owner_id, member_id, role, joined_at, created_at)
      SELECT id, ${viewerId}, 'admin', created_at, ${now} FROM businesses WHERE id = ${businessId} AND ${hasMoved}`),
    statement(sql`
      DELETE FROM business_team_members WHERE business_owner_id = ${businessId} AND member_id = ${toUserId} AND ${hasMoved}`),
    syncTeamColumns(sql`${viewerId}, ${toUserId}`),
  ])
  return changesOf(transferred) > 0
}
