import { type SQL, sql } from 'drizzle-orm'
import { isConversationHidden } from './blocks.ts'
import type { Database } from './client.ts'
import { statement } from './statement.ts'

/**
 * The day's line about messages has served its purpose once nothing unread is left in any conversation that its member
 * still sees. Stands in the batch of whatever reads or hides a conversation.
 */
export const settleMessageNotices = (db: Database, settled: { userId: number; now: number; when: SQL }) =>
  statement(
    db,
    sql`
    UPDATE notifications SET read_at = ${settled.now}
    WHERE user_id = ${settled.userId} AND kind = 'message' AND read_at IS NULL AND ${settled.when}
      AND NOT EXISTS (SELECT 1 FROM conversations c
        WHERE c.user_id = ${settled.userId} AND c.unread > 0 AND NOT ${isConversationHidden})`,
  )
