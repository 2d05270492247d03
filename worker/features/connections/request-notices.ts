import { type SQL, sql } from 'drizzle-orm'
import { statement } from '#worker/db/statement.ts'

/** Marks notices of a member's request as read. Runs in every batch that answers, withdraws or ends one. */
export const markRequestRead = (request: { about: SQL; of: SQL; now: number }) =>
  statement(sql`
    UPDATE notifications SET read_at = ${request.now}
    WHERE subject_id IN (${request.about}) AND user_id IN (${request.of}) AND kind = 'connection-request'
      AND read_at IS NULL`)
