import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { mailToAddress } from '#worker/features/mail/outbox.ts'
import { sessions } from '#worker/db/schema/access.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { sessionLives } from '#worker/auth/session-statements.ts'
import { statement } from '#worker/db/statement.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

const shownSessions = 30

/** The part of a session's hash that names it on screen; the whole would be no secret, but is no business of a page. */
export const sessionIdLength = 16

export const sessionsOf = (db: Database, userId: number) =>
  db
    .select({ hash: sessions.hash, agent: sessions.agent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(shownSessions)

/** Ends one session by the start of its hash, or with null every one but `current`; answers the ended hashes. */
export async function endSessions(
  db: Database,
  by: { userId: number; current: string; id: string | null },
): Promise<string[]> {
  const which =
    by.id === null
      ? ne(sessions.hash, by.current)
      : sql`substr(${sessions.hash}, 1, ${sessionIdLength}) = ${by.id}`
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, by.userId), which, sessionLives(by.current)))
    .returning({ hash: sessions.hash })
  return ended.map(({ hash }) => hash)
}

export const isEmailTaken = (db: Database, emailKey: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey))

export const ledTeams = (db: Database, userId: number) =>
  db.all<{ id: number }>(sql`
    SELECT b.id AS id FROM businesses b JOIN business_team_members t ON t.business_owner_id = b.id
    WHERE b.owner_id = ${userId} LIMIT 1`)

/** A grant for the new address, mailed there, while the old address is told; the last request counts. */
export async function askEmailChange(
  db: Database,
  change: { user: UserRow; sessionHash: string; email: string; token: string; hash: string; now: number },
): Promise<void> {
  const { user, now } = change
  const { firstName } = user
  const alive = sessionLives(change.sessionHash)
  const common = { userId: user.id, now, when: alive }
  await db.batch([
    statement(db, sql`DELETE FROM grants WHERE user_id = ${user.id} AND kind = 'change_email' AND ${alive}`),
    statement(
      db,
      sql`
      INSERT INTO grants (hash, user_id, kind, payload, expires_at)
      SELECT ${change.hash}, ${user.id}, 'change_email', ${change.email}, ${now + accountLifetimes.emailChange} WHERE ${alive}`,
    ),
    mailToAddress(db, {
      ...common,
      kind: 'change_email',
      recipient: change.email,
      payload: { firstName, token: change.token },
    }),
    mailToAddress(db, {
      ...common,
      kind: 'email_changing',
      recipient: user.email,
      payload: { firstName, newEmail: change.email },
    }),
    notify(db, { to: user.id, kind: 'security', detail: { change: 'email-asked' }, now, when: alive }),
  ])
}

/** The member as it then stands; null when the session has ended meanwhile. */
export async function setSmsConsent(
  db: Database,
  by: { userId: number; sessionHash: string },
  smsConsent: boolean,
  now: number,
): Promise<UserRow | null> {
  const [changed] = await db
    .update(users)
    .set({ smsConsent, updatedAt: now })
    .where(and(eq(users.id, by.userId), sessionLives(by.sessionHash)))
    .returning()
  return changed ?? null
}
