import { type SQL, sql } from 'drizzle-orm'
import { initialOf } from '#shared/initials.ts'
import type { RequestState } from '#shared/notifications/kinds.ts'
import { isBlocked } from '#worker/features/connections/blocks.ts'

/** The member `s` whom a notification `n` is about, and the connection `c` that it may be about. */
export const subjectJoins = sql`
  LEFT JOIN users s ON s.id = n.subject_id
  LEFT JOIN connections c ON n.kind IN ('connection-request', 'connection-accepted')
    AND c.pair = min(n.user_id, n.subject_id) || ':' || max(n.user_id, n.subject_id)`

/**
 * Whether a notification names its member: as long as neither has blocked the other, and the reader knows them by a
 * connection, a conversation or a referral, or finds them in the directory.
 */
const isNamed: SQL = sql`(s.id IS NOT NULL AND NOT ${isBlocked(sql`n.user_id`, sql`n.subject_id`)}
  AND (n.kind IN ('message', 'referral-joined') OR c.id IS NOT NULL
    OR (s.is_profile_public = 1 AND s.license_status <> 'refused')))`

/** The columns that tell of the member, for a statement with `subjectJoins`. */
export const subjectColumns = sql`
  CASE WHEN ${isNamed} THEN s.id END AS member_id,
  s.first_name AS member_first_name, s.last_name AS member_last_name,
  c.id AS request_id,
  CASE WHEN c.requester_id = n.subject_id THEN c.status END AS request_status`

export type SubjectRow = {
  kind: string
  member_id: number | null
  member_first_name: string | null
  member_last_name: string | null
  request_id: number | null
  request_status: string | null
}

/** What a notification says of its member; of somebody who joined, a referrer learns the first name and an initial. */
export function subjectOf(row: SubjectRow): {
  member: { id: number; name: string } | null
  request: RequestState
  requestId: number | null
} {
  const { member_id: id, member_first_name: firstName, member_last_name: lastName } = row
  if (id === null || firstName === null || lastName === null)
    return { member: null, request: null, requestId: null }
  const name =
    row.kind === 'referral-joined' ? `${firstName} ${initialOf(lastName)}.` : `${firstName} ${lastName}`
  const status = row.kind === 'connection-request' ? row.request_status : null
  const request = status === 'pending' || status === 'accepted' ? status : null
  return { member: { id, name }, request, requestId: request === 'pending' ? row.request_id : null }
}
