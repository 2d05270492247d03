import { type SQL, sql } from 'drizzle-orm'

/** Whether either of two members has blocked the other; the arguments are ids or SQL for ids. */
export const isBlocked = (one: number | SQL, other: number | SQL) => sql`EXISTS (
  SELECT 1 FROM blocks WHERE (blocker_id = ${one} AND blocked_id = ${other}) OR (blocker_id = ${other} AND blocked_id = ${one}))`

/**
 * Whether a conversation `c` is hidden from its member, who has blocked the other side; nothing in it counts as unread.
 */
export const isConversationHidden = sql`EXISTS (
  SELECT 1 FROM blocks b WHERE b.blocker_id = c.user_id AND b.blocked_id = c.other_id)`
