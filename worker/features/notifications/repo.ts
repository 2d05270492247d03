import { batch } from '#worker/db/batch.ts'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { NotificationKind } from '#shared/notifications/kinds.ts'
import type { Database } from '#worker/db/client.ts'
import { mailToAddress } from '#worker/features/mail/outbox.ts'
import { notificationMutes, notifications } from '#worker/db/schema/community.ts'
import { users } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { statement } from '#worker/db/statement.ts'

/** The cursor needs the id too, since one change may update groups of several kinds at once. */
export type GroupPage = { limit: number; before: { updatedAt: number; id: number } | null }

/** The names in a team's notification, joined on reading. */
const teamNames = {
  team: sql<string | null>`(
    SELECT coalesce(o.company_name, o.first_name || ' ' || o.last_name) FROM businesses b JOIN users o ON o.id = b.owner_id
    WHERE notifications.kind = 'team' AND b.id = notifications.detail ->> 'businessOwnerId')`.as('team'),
  person: sql<string | null>`(
    SELECT p.first_name || ' ' || p.last_name FROM users p
    WHERE notifications.kind = 'team' AND p.id = notifications.detail ->> 'memberId')`.as('person'),
}

/** A page of groups, the latest first. */
export const groupsOf = (db: Database, userId: number, { limit, before }: GroupPage) =>
  db
    .select({ ...getTableColumns(notifications), ...teamNames })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        before === null ? undefined : sql`(updated_at, id) < (${before.updatedAt}, ${before.id})`,
      ),
    )
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(limit + 1)

export const mutesOf = (db: Database, userId: number) =>
  db
    .select({ kind: notificationMutes.kind })
    .from(notificationMutes)
    .where(eq(notificationMutes.userId, userId))

/** Members with the daily mail on, unread notifications since `since`, and no digest since `dayStart`. */
export const digestsDue = (db: Database, due: { since: number; dayStart: number; limit: number }) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      email: users.email,
      // Qualified: Drizzle omits the table in a selected column, and `id` would be the notification's.
      groups: sql<string>`(
        SELECT json_group_array(json_object('kind', n.kind, 'count', n.count)) FROM notifications n
        WHERE n.user_id = users.id AND n.read_at IS NULL AND n.updated_at >= ${due.since})`.as(
        'unread_groups',
      ),
    })
    .from(users)
    .where(
      and(
        // A literal, so that SQLite can use the partial index.
        sql`${users.emailDigest} = 1`,
        sql`EXISTS (SELECT 1 FROM notifications n
          WHERE n.user_id = ${users.id} AND n.read_at IS NULL AND n.updated_at >= ${due.since})`,
        sql`NOT EXISTS (SELECT 1 FROM outbox o
          WHERE o.user_id = ${users.id} AND o.kind = 'digest' AND o.created_at >= ${due.dayStart})`,
      ),
    )
    .limit(due.limit)

export async function insertDigests(
  db: Database,
  digests: readonly { userId: number; email: string; firstName: string; lines: string[] }[],
  now: number,
): Promise<void> {
  const [first, ...rest] = digests.map(({ userId, email, firstName, lines }) =>
    mailToAddress({ kind: 'digest', recipient: email, payload: { firstName, lines }, now, userId }),
  )
  if (first) await batch(db, [first, ...rest])
}

/** Marks one group, or all of them, as read. */
export async function markGroupsRead(
  db: Database,
  read: { userId: number; id: number | null; sessionHash: string; now: number },
): Promise<void> {
  await batch(db, [
    statement(sql`
      UPDATE notifications SET read_at = ${read.now}
      WHERE user_id = ${read.userId} AND read_at IS NULL AND (${read.id} IS NULL OR id = ${read.id})
        AND ${sessionIsActive(read.sessionHash)}`),
  ])
}

/** Replaces the member's settings. */
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
  const isActive = sessionIsActive(choice.sessionHash)
  await batch(db, [
    statement(sql`DELETE FROM notification_mutes WHERE user_id = ${userId} AND ${isActive}`),
    statement(sql`
      INSERT INTO notification_mutes (user_id, kind)
      SELECT ${userId}, value FROM json_each(${JSON.stringify([...new Set(choice.muted)])}) WHERE ${isActive}`),
    statement(
      sql`UPDATE users SET email_digest = ${choice.emailDigest ? 1 : 0} WHERE id = ${userId} AND ${isActive}`,
    ),
  ])
}
