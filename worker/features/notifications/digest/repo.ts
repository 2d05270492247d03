import { sql } from 'drizzle-orm'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { readRows, rowsOf, statement } from '#worker/db/statement.ts'
import { subjectColumns, subjectJoins } from '#worker/features/notifications/subject.ts'

/** Notifications that one mail lists; of more it says how many. */
export const digestLines = 12

/** Members with the daily mail on who were not considered since `dueSince`; who has waited longest is first. */
export function digestsDue(db: Database, due: { dueSince: number; unreadSince: number; limit: number }) {
  const unread = sql`n.user_id = u.id AND n.read_at IS NULL AND n.updated_at >= ${due.unreadSince}`
  return readRows<{ id: number; first_name: string; email: string; unread: number; groups: string }>(
    db,
    rowsOf(sql`
      SELECT u.id, u.first_name, u.email,
        (SELECT count(*) FROM notifications n WHERE ${unread}) AS unread,
        (SELECT json_group_array(json(line)) FROM (
          SELECT json_object('kind', kind, 'count', count, 'member_id', member_id,
            'member_first_name', member_first_name, 'member_last_name', member_last_name,
            'request_id', request_id, 'request_status', request_status) AS line
          FROM (SELECT n.kind, n.count, ${subjectColumns} FROM notifications n ${subjectJoins}
            WHERE ${unread} ORDER BY n.updated_at DESC, n.id DESC LIMIT ${digestLines}))) AS groups
      FROM users u
      WHERE u.email_digest = 1 AND u.digest_at < ${due.dueSince}
      ORDER BY u.digest_at, u.id LIMIT ${due.limit}`),
  )
}

export type Digest = { userId: number; recipient: string; payload: { firstName: string; lines: string[] } }

/** Queues the mails, and considers the members done. Those whom another run has done meanwhile get no second mail. */
export async function insertDigests(
  db: Database,
  run: { digests: readonly Digest[]; considered: readonly number[]; dueSince: number; now: number },
): Promise<void> {
  await batch(db, [
    statement(sql`
      INSERT INTO outbox (user_id, kind, recipient, payload, next_attempt_at, created_at)
      SELECT u.id, 'digest', d.value ->> 'recipient', d.value -> 'payload', ${run.now}, ${run.now}
      FROM json_each(${JSON.stringify(run.digests)}) d JOIN users u ON u.id = d.value ->> 'userId'
      WHERE u.email_digest = 1 AND u.digest_at < ${run.dueSince}`),
    statement(sql`
      UPDATE users SET digest_at = ${run.now}
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(run.considered)}))`),
  ])
}
