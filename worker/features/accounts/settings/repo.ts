import { batch } from '#worker/db/batch.ts'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { mailToAddress } from '#worker/features/mail/outbox.ts'
import { sessions } from '#worker/db/schema/access.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { sessionIsActive } from '#worker/auth/session-statements.ts'
import { statement } from '#worker/db/statement.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

const listedSessions = 30

/** Characters of a session's hash that identify it in the browser, which has no need of the whole hash. */
export const sessionIdLength = 16

export const sessionsOf = (db: Database, userId: number) =>
  db
    .select({ hash: sessions.hash, agent: sessions.agent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(listedSessions)

/** Ends one session by the start of its hash, or for null every one but `current`; returns the hashes of the ended ones. */
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
    .where(and(eq(sessions.userId, by.userId), which, sessionIsActive(by.current)))
    .returning({ hash: sessions.hash })
  return ended.map(({ hash }) => hash)
}

export const findByEmailKey = (db: Database, emailKey: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey))

/** Whether the member owns a business that has other people on its team. */
export async function leadsTeam(db: Database, userId: number): Promise<boolean> {
  const teams = await db.all(sql`
    SELECT b.id AS id FROM businesses b JOIN business_team_members t ON t.business_owner_id = b.id
    WHERE b.owner_id = ${userId} LIMIT 1`)
  return teams.length > 0
}

/** Mails a grant to the new address and a notice to the old one; replaces an earlier request. */
export async function insertEmailChange(
  db: Database,
  change: { user: UserRow; sessionHash: string; email: string; token: string; hash: string; now: number },
): Promise<void> {
  const { user, now } = change
  const { firstName } = user
  const isActive = sessionIsActive(change.sessionHash)
  const common = { userId: user.id, now, when: isActive }
  await batch(db, [
    statement(sql`DELETE FROM grants WHERE user_id = ${user.id} AND kind = 'change_email' AND ${isActive}`),
    statement(sql`
      INSERT INTO grants (hash, user_id, kind, payload, expires_at)
      SELECT ${change.hash}, ${user.id}, 'change_email', ${change.email}, ${now + accountLifetimes.emailChange} WHERE ${isActive}`),
    mailToAddress({
      ...common,
      kind: 'change_email',
      recipient: change.email,
      payload: { firstName, token: change.token },
    }),
    mailToAddress({
      ...common,
      kind: 'email_changing',
      recipient: user.email,
      payload: { firstName, newEmail: change.email },
    }),
    notify({ to: user.id, kind: 'security', detail: { change: 'email-asked' }, now, when: isActive }),
  ])
}

/** Returns the updated member; null if the session has ended in the meantime. */
export async function setSmsConsent(
  db: Database,
  by: { userId: number; sessionHash: string },
  smsConsent: boolean,
  now: number,
): Promise<UserRow | null> {
  const [changed] = await db
    .update(users)
    .set({ smsConsent, updatedAt: now })
    .where(and(eq(users.id, by.userId), sessionIsActive(by.sessionHash)))
    .returning()
  return changed ?? null
}
