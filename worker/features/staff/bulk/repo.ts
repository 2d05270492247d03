import { batch } from '#worker/db/batch.ts'
import { sql } from 'drizzle-orm'
import { auditEach } from '#worker/features/staff/audit/audit-log.ts'
import type { Database } from '#worker/db/client.ts'
import { rowsOf, statement } from '#worker/db/statement.ts'

const idsIn = (ids: readonly number[]) => sql`SELECT value FROM json_each(${JSON.stringify(ids)})`

type Bulk = { ids: readonly number[]; actor: string; note: string; now: number }

/**
 * Sets or clears the sample-data mark of members in one batch; marking also releases founding numbers. The ids travel as
 * one JSON parameter, since D1 takes at most 100. Returns the members found and those whose number is to be released.
 */
export async function markSample(db: Database, bulk: Bulk & { isSample: boolean }) {
  const { ids, isSample, now } = bulk
  const released = sql`SELECT id FROM users WHERE id IN (${idsIn(ids)}) AND founding_number IS NOT NULL`
  const answers: unknown[] = await batch(db, [
    rowsOf<{ id: number }>(isSample ? released : sql`SELECT 0 AS id WHERE FALSE`),
    auditEach({
      actor: bulk.actor,
      action: 'user.flags',
      before: { isSampleData: !isSample },
      after: { isSampleData: isSample },
      note: bulk.note,
      now,
      ids: sql`SELECT id FROM users WHERE id IN (${idsIn(ids)}) AND is_sample_data <> ${isSample ? 1 : 0}`,
    }),
    ...(isSample
      ? [
          statement(sql`
            INSERT INTO pending_releases (user_id, created_at) SELECT id, ${now} FROM (${released}) WHERE TRUE
            ON CONFLICT (user_id) DO NOTHING`),
          statement(
            sql`UPDATE users SET founding_number = NULL, is_founding_member = 0 WHERE id IN (${released})`,
          ),
        ]
      : []),
    rowsOf<{ id: number }>(
      sql`UPDATE users SET is_sample_data = ${isSample ? 1 : 0}, updated_at = ${now} WHERE id IN (${idsIn(ids)}) RETURNING id`,
    ),
  ])
  return {
    released: (answers[0] as { id: number }[]).map(({ id }) => id),
    done: (answers.at(-1) as { id: number }[]).map(({ id }) => id),
  }
}

/** Ends all sessions of the given members; returns the members found and the ended sessions, for KV. */
export async function endAllSessions(db: Database, bulk: Bulk) {
  const members = sql`SELECT id FROM users WHERE id IN (${idsIn(bulk.ids)})`
  const answers: unknown[] = await batch(db, [
    rowsOf<{ id: number }>(members),
    auditEach({
      actor: bulk.actor,
      action: 'user.sessions_ended',
      note: bulk.note,
      now: bulk.now,
      ids: members,
    }),
    rowsOf<{ hash: string; user_id: number }>(
      sql`DELETE FROM sessions WHERE user_id IN (${idsIn(bulk.ids)}) RETURNING hash, user_id`,
    ),
  ])
  return {
    done: (answers[0] as { id: number }[]).map(({ id }) => id),
    ended: answers[2] as { hash: string; user_id: number }[],
  }
}
