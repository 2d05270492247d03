import { type SQL, sql } from 'drizzle-orm'
import { isConversationHidden } from '#worker/features/connections/blocks.ts'
import { statement } from '#worker/db/statement.ts'

/**
 * Marks a day's notice of messages as read once its conversation has no unread ones, or is hidden; a notice about nobody,
 * from before notices named a sender, stands for all conversations. Runs in every batch that reads, hides or ends a
 * conversation; `leaving` is a member whom the batch deletes.
 */
export const markMessageNoticesRead = (settled: {
  of: number | SQL
  leaving?: number
  now: number
  when: SQL
}) =>
  statement(sql`
    UPDATE notifications SET read_at = ${settled.now}
    WHERE user_id IN (${settled.of}) AND kind = 'message' AND read_at IS NULL AND ${settled.when}
      AND NOT EXISTS (SELECT 1 FROM conversations c
        WHERE c.user_id = notifications.user_id AND c.other_id = ifnull(notifications.subject_id, c.other_id) AND c.unread > 0 AND c.other_id <> ${settled.leaving ?? 0}
          AND NOT ${isConversationHidden})`)
