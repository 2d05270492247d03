import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { NotificationKind } from '#shared/notification-kinds.ts'
import type { Database } from '#worker/db/client.ts'
import { notificationMutes, notifications } from '#worker/db/schema/community.ts'
import { sessionLives } from '#worker/db/sessions.ts'
import { statement } from '#worker/db/statement.ts'
import type { Page } from '#worker/http/paging.ts'

/** The newest groups first; the cursor is the time of the last one shown. */
export const groupsOf = (db: Database, userId: number, page: Page) =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        lt(notifications.updatedAt, page.before ?? Number.MAX_SAFE_INTEGER),
      ),
    )
    .orderBy(desc(notifications.updatedAt))
    .limit(page.limit + 1)

export const mutesOf = (db: Database, userId: number) =>
  db
    .select({ kind: notificationMutes.kind })
    .from(notificationMutes)
    .where(eq(notificationMutes.userId, userId))

/** Marks one group, or all of them, as read. */
export async function markGroupsRead(
  db: Database,
  read: { userId: number; id: number | null; sessionHash: string; now: number },
): Promise<void> {
  await db.batch([
    statement(
      db,
      sql`
      UPDATE notifications SET read_at = ${read.now}
      WHERE user_id = ${read.userId} AND read_at IS NULL AND (${read.id} IS NULL OR id = ${read.id})
        AND ${sessionLives(read.sessionHash)}`,
    ),
  ])
}

/** Writes the member's choice as a whole. */
export async function replaceSettings(
  db: Database,
  choice: {
    userId: number
    muted: readonly NotificationKind[]
    emailDigest: boolean
    sessionHash: string
    now: number
  },
): Promise<void> {
  const { userId } = choice
  const alive = sessionLives(choice.sessionHash)
  await db.batch([
    statement(db, sql`DELETE FROM notification_mutes WHERE user_id = ${userId} AND ${alive}`),
    statement(
      db,
      sql`
      INSERT INTO notification_mutes (user_id, kind)
      SELECT ${userId}, value FROM json_each(${JSON.stringify([...new Set(choice.muted)])}) WHERE ${alive}`,
    ),
    statement(
      db,
      sql`UPDATE users SET email_digest = ${choice.emailDigest ? 1 : 0} WHERE id = ${userId} AND ${alive}`,
    ),
  ])
}
