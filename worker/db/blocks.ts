import { type SQL, sql } from 'drizzle-orm'

/** Whether either of two members has blocked the other; both arguments are ids or SQL for ids. */
export const isBlocked = (one: number | SQL, other: number | SQL) => sql`EXISTS (
  SELECT 1 FROM blocks WHERE (blocker_id = ${one} AND blocked_id = ${other}) OR (blocker_id = ${other} AND blocked_id = ${one}))`
