import { sql } from 'drizzle-orm'
import { pairOf } from './pair.ts'
import { isListedSql } from '#worker/features/profiles/user-views.ts'

/** Whether one owns a team that the other is on. */
const leads = (owner: number, member: number) => sql`EXISTS (
  SELECT 1 FROM business_team_members t JOIN businesses b ON b.id = t.business_owner_id
  WHERE t.member_id = ${member} AND b.owner_id = ${owner})`

/**
 * Whether a member is visible to another, as a condition on `users`: listed and not blocking the viewer, or known from
 * a connection, a conversation, a team or the viewer's own block. All others look nonexistent, so that guessed ids
 * reveal nothing.
 */
export function canSeeMember(viewerId: number, otherId: number) {
  const pair = pairOf(viewerId, otherId)
  return sql`(
    ((${isListedSql} OR EXISTS (SELECT 1 FROM connections WHERE pair = ${pair}))
      AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${otherId} AND blocked_id = ${viewerId}))
    OR EXISTS (SELECT 1 FROM conversations WHERE user_id = ${viewerId} AND other_id = ${otherId})
    OR EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${viewerId} AND blocked_id = ${otherId})
    OR ${leads(otherId, viewerId)} OR ${leads(viewerId, otherId)})`
}
