import { type SQL, sql } from 'drizzle-orm'
import { isConversationHidden } from '#worker/features/connections/blocks.ts'
import type { Database } from '#worker/db/client.ts'
import { statement } from '#worker/db/statement.ts'

/**
 * The day's line about messages has served its purpose once nothing unread is left in any conversation that its member
 * still sees. Stands in the batch of whatever reads, hides or ends a conversation; `leaving` is a member who goes in it.
 */
export const settleMessageNotices = (
  db: Database,
  settled: { of: number | SQL; leaving?: number; now: number; when: SQL },
) =>
  statement(
    db,
    sql`
    UPDATE notifications SET read_at = ${settled.now}
    WHERE user_id IN (${settled.of}) AND kind = 'message' AND read_at IS NULL AND ${settled.when}
      AND NOT EXISTS (SELECT 1 FROM conversations c
        WHERE c.user_id = notifications.user_id AND c.unread > 0 AND c.other_id <> ${settled.leaving ?? 0}
          AND NOT ${isConversationHidden})`,
  )
