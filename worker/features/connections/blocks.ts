import { type SQL, sql } from 'drizzle-orm'

/** Whether either of two members has blocked the other; the arguments are ids or SQL for ids. */
export const isBlocked = (one: number | SQL, other: number | SQL) => sql`EXISTS (
  SELECT 1 FROM blocks WHERE (blocker_id = ${one} AND blocked_id = ${other}) OR (blocker_id = ${other} AND blocked_id = ${one}))`

/** Whether the second member has blocked the first, who may read what was written and nothing else of the blocker. */
export const isBlockedBy = (viewer: number | SQL, other: number | SQL) =>
  sql<number>`EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${other} AND blocked_id = ${viewer})`

/**
 * Whether a conversation `c` is hidden from its member, who has blocked the other side; nothing in it counts as unread.
 */
export const isConversationHidden = sql`EXISTS (
  SELECT 1 FROM blocks b WHERE b.blocker_id = c.user_id AND b.blocked_id = c.other_id)`
