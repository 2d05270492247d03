import { sql } from 'drizzle-orm'
import { pairOf } from './pair.ts'
import { whereListed } from '#worker/features/profiles/user-views.ts'

/** Whether one leads a team that the other is on. */
const leads = (owner: number, member: number) => sql`EXISTS (
  SELECT 1 FROM business_team_members t JOIN businesses b ON b.id = t.business_owner_id
  WHERE t.member_id = ${member} AND b.owner_id = ${owner})`

/**
 * Whether a member may be named by another, as a condition on `users`: listed and not hiding from the other by a block,
 * or known from a connection, a conversation, a team or an own block. Everybody else is as good as not there, so that
 * ids that are tried out tell neither who exists nor who that is (design §3: the same USER_NOT_FOUND).
 */
export function mayName(viewerId: number, otherId: number) {
  const pair = pairOf(viewerId, otherId)
  return sql`(
    ((${whereListed} OR EXISTS (SELECT 1 FROM connections WHERE pair = ${pair}))
      AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${otherId} AND blocked_id = ${viewerId}))
    OR EXISTS (SELECT 1 FROM conversations WHERE user_id = ${viewerId} AND other_id = ${otherId})
    OR EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${viewerId} AND blocked_id = ${otherId})
    OR ${leads(otherId, viewerId)} OR ${leads(viewerId, otherId)})`
}
