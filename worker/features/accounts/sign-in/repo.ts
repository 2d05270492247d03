import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { endGrants } from '#worker/auth/grants.ts'
import { changesOf, statement } from '#worker/db/statement.ts'
import { mailToMember, mailToMemberById } from '#worker/features/mail/outbox.ts'
import { grants, sessions } from '#worker/db/schema/access.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { openingOf, sessionLives } from '#worker/auth/session-statements.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

type NewSession = { hash: string; userId: number; agent: string; now: number }
type NewGrant = { hash: string; expiresAt: number }

export async function findByEmailKey(db: Database, emailKey: string): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  return found ?? null
}

/**
 * Opens a session if the password is still the one that was checked (a reset may have come between), together with a
 * better hash where the stored one is outdated. Whether it opened.
 */
export async function openSession(
  db: Database,
  session: NewSession,
  password: { checked: string; rehashed: string | null },
): Promise<boolean> {
  const [opened] = await db.batch([
    openingOf(db, session, password.checked),
    db
      .update(users)
      .set({ passwordHash: password.rehashed ?? password.checked })
      .where(
        and(
          eq(users.id, session.userId),
          eq(users.passwordHash, password.checked),
          sql`${password.rehashed} IS NOT NULL`,
        ),
      ),
  ])
  return opened.length === 1
}

/** Whose session it was; null when it had ended before. */
export async function deleteSession(db: Database, hash: string): Promise<number | null> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.hash, hash))
    .returning({ userId: sessions.userId })
  return ended?.userId ?? null
}

/**
 * A grant to reset for who has proven the password, if it still is the password: the owner may have set another one
 * meanwhile. Takes the place of older ones; whether it was given.
 */
export async function insertResetGrant(
  db: Database,
  userId: number,
  grant: NewGrant,
  checkedPassword: string,
): Promise<boolean> {
  const isAsked = sql`EXISTS (SELECT 1 FROM users u
    WHERE u.id = ${userId} AND u.password_hash = ${checkedPassword} AND u.password_reset_required = 1)`
  const [, given] = await db.batch([
    db.delete(grants).where(and(eq(grants.userId, userId), eq(grants.kind, 'reset'), isAsked)),
    statement(
      db,
      sql`
      INSERT INTO grants (hash, user_id, kind, expires_at)
      SELECT ${grant.hash}, ${userId}, 'reset', ${grant.expiresAt} WHERE ${isAsked}`,
    ),
  ])
  return changesOf(given) > 0
}

/** Mails a reset link if the address has an account; the same statements run when it has none. */
export async function mailResetLink(
  db: Database,
  mail: { emailKey: string; token: string; hash: string; now: number },
): Promise<void> {
  const [member] = await db
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.emailKey, mail.emailKey))
  await db.batch([
    statement(
      db,
      sql`DELETE FROM grants WHERE kind = 'reset' AND user_id = (SELECT id FROM users WHERE email_key = ${mail.emailKey})`,
    ),
    statement(
      db,
      sql`
      INSERT INTO grants (hash, user_id, kind, expires_at)
      SELECT ${mail.hash}, id, 'reset', ${mail.now + accountLifetimes.resetLink} FROM users WHERE email_key = ${mail.emailKey}`,
    ),
    mailToMember(db, {
      kind: 'reset_password',
      emailKey: mail.emailKey,
      payload: { firstName: member?.firstName ?? '', token: mail.token },
      now: mail.now,
    }),
  ])
}

/** Whether the grant exists, before a hash is spent on it. */
export async function findResetGrant(db: Database, hash: string, now: number): Promise<UserRow | null> {
  const [found] = await db
    .select({ user: users })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .where(and(eq(grants.hash, hash), eq(grants.kind, 'reset'), gt(grants.expiresAt, now)))
  return found?.user ?? null
}

const passwordChangedMail = (db: Database, { user, now }: { user: UserRow; now: number }, when: SQL) =>
  mailToMemberById(db, {
    kind: 'password_changed',
    userId: user.id,
    payload: { firstName: user.firstName },
    now,
    when,
  })

/**
 * Sets the password if the grant is still there: of any number of tries at once one deletes it, and only that one
 * changes anything. Ends every session of the member and every other link; answers the sessions' hashes, or null when
 * the grant was gone.
 */
export async function consumeResetGrant(
  db: Database,
  reset: { grantHash: string; user: UserRow; passwordHash: string; now: number },
): Promise<string[] | null> {
  const granted = sql`EXISTS (SELECT 1 FROM grants WHERE hash = ${reset.grantHash} AND expires_at > ${reset.now})`
  const [, ended, , , consumed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash: reset.passwordHash, passwordResetRequired: false, updatedAt: reset.now })
      .where(and(eq(users.id, reset.user.id), granted)),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, reset.user.id), granted))
      .returning({ hash: sessions.hash }),
    passwordChangedMail(db, reset, granted),
    endGrants(db, reset.user.id, sql`${grants.hash} <> ${reset.grantHash} AND ${granted}`),
    db
      .delete(grants)
      .where(and(eq(grants.hash, reset.grantHash), gt(grants.expiresAt, reset.now)))
      .returning({ hash: grants.hash }),
  ])
  return consumed.length === 1 ? ended.map(({ hash }) => hash) : null
}

/**
 * Sets the password from within a session, where it still is the one that was checked, and ends all the others and every
 * link. Answers the ended sessions, or why nothing changed: this session has ended, or another change was sooner.
 */
export async function changePasswordWithin(
  db: Database,
  change: { sessionHash: string; user: UserRow; passwordHash: string; now: number },
): Promise<string[] | 'session_ended' | 'changed_before'> {
  const { id, passwordHash: checked } = change.user
  const alive = sessionLives(change.sessionHash)
  const may = sql`${alive} AND EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND u.password_hash = ${checked})`
  const [ended, , , changed, session] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, id), ne(sessions.hash, change.sessionHash), may))
      .returning({ hash: sessions.hash }),
    passwordChangedMail(db, change, may),
    endGrants(db, id, may),
    db
      .update(users)
      .set({ passwordHash: change.passwordHash, passwordResetRequired: false, updatedAt: change.now })
      .where(and(eq(users.id, id), eq(users.passwordHash, checked), alive))
      .returning({ id: users.id }),
    db.select({ hash: sessions.hash }).from(sessions).where(eq(sessions.hash, change.sessionHash)),
  ])
  if (changed.length === 1) return ended.map(({ hash }) => hash)
  return session.length === 1 ? 'changed_before' : 'session_ended'
}
