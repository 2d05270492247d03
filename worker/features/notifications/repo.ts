import { eq, sql } from 'drizzle-orm'
import type { MailKind, NotificationKind } from '#shared/notifications/kinds.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { mailMutes, notificationMutes } from '#worker/db/schema/community.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { rowsOf, statement } from '#worker/db/statement.ts'
import { subjectColumns, subjectJoins, type SubjectRow } from './subject.ts'

/** The cursor needs the id too, since one change may update groups of several kinds at once. */
export type GroupPage = { limit: number; before: { updatedAt: number; id: number } | null }

export type GroupRow = SubjectRow & {
  id: number
  kind: string
  day: string
  count: number
  read_at: number | null
  updated_at: number
  detail: string
  team: string | null
  person: string | null
}

/** The names in a team's notification, joined on reading. */
const teamNames = sql`
  CASE n.kind WHEN 'team' THEN (
    SELECT coalesce(o.company_name, o.first_name || ' ' || o.last_name) FROM businesses b JOIN users o ON o.id = b.owner_id
    WHERE b.id = n.detail ->> 'businessOwnerId') END AS team,
  CASE n.kind WHEN 'team' THEN (
    SELECT p.first_name || ' ' || p.last_name FROM users p WHERE p.id = n.detail ->> 'memberId') END AS person`

/** A page of groups with the members whom they are about, the latest first. */
export const groupsOf = (userId: number, { limit, before }: GroupPage) =>
  rowsOf<GroupRow>(sql`
    SELECT n.id, n.kind, n.day, n.count, n.read_at, n.updated_at, n.detail, ${teamNames}, ${subjectColumns}
    FROM notifications n ${subjectJoins}
    WHERE n.user_id = ${userId}
      AND ${before === null ? sql`TRUE` : sql`(n.updated_at, n.id) < (${before.updatedAt}, ${before.id})`}
    ORDER BY n.updated_at DESC, n.id DESC LIMIT ${limit + 1}`)

export const mutesOf = (db: Database, userId: number) =>
  db
    .select({ kind: notificationMutes.kind })
    .from(notificationMutes)
    .where(eq(notificationMutes.userId, userId))

export const mailMutesOf = (db: Database, userId: number) =>
  db.select({ kind: mailMutes.kind }).from(mailMutes).where(eq(mailMutes.userId, userId))

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
    mailMuted: readonly MailKind[]
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
    statement(sql`DELETE FROM mail_mutes WHERE user_id = ${userId} AND ${isActive}`),
    statement(sql`
      INSERT INTO mail_mutes (user_id, kind)
      SELECT ${userId}, value FROM json_each(${JSON.stringify([...new Set(choice.mailMuted)])}) WHERE ${isActive}`),
    statement(
      sql`UPDATE users SET email_digest = ${choice.emailDigest ? 1 : 0} WHERE id = ${userId} AND ${isActive}`,
    ),
  ])
}
