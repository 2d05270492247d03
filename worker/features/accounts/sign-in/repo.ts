import { batch } from '#worker/db/batch.ts'
import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import type { Database } from '#worker/db/client.ts'
import { endGrants } from '#worker/auth/grants.ts'
import { changesOf, statement } from '#worker/db/statement.ts'
import { mailToMember, mailToMemberById } from '#worker/features/mail/outbox.ts'
import { grants, sessions } from '#worker/db/schema/access.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { insertSession, sessionIsActive } from '#worker/auth/session-statements.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

type NewSession = { hash: string; userId: number; agent: string; now: number }
type NewGrant = { hash: string; expiresAt: number }

/** The member with this e-mail key; null if there is none. */
export async function findByEmailKey(db: Database, emailKey: string): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  return found ?? null
}

/**
 * Opens a session if the password is still the one that was checked, since a reset may have changed it, and replaces an
 * outdated hash. Returns whether the session was opened.
 */
export async function openSession(
  db: Database,
  session: NewSession,
  password: { checked: string; rehashed: string | null },
): Promise<boolean> {
  const [opened] = await batch(db, [
    insertSession(db, session, password.checked),
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

/** Ends a session; returns its member's id, or null if it had ended before. */
export async function deleteSession(db: Database, hash: string): Promise<number | null> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.hash, hash))
    .returning({ userId: sessions.userId })
  return ended?.userId ?? null
}

/**
 * Replaces the member's reset grants with a new one, if the password is still the one that was checked and has to be reset.
 * Returns whether it did.
 */
export async function insertResetGrant(
  db: Database,
  userId: number,
  grant: NewGrant,
  checkedPassword: string,
): Promise<boolean> {
  const isRequired = sql`EXISTS (SELECT 1 FROM users u
    WHERE u.id = ${userId} AND u.password_hash = ${checkedPassword} AND u.password_reset_required = 1)`
  const [, inserted] = await batch(db, [
    db.delete(grants).where(and(eq(grants.userId, userId), eq(grants.kind, 'reset'), isRequired)),
    statement(sql`
      INSERT INTO grants (hash, user_id, kind, expires_at)
      SELECT ${grant.hash}, ${userId}, 'reset', ${grant.expiresAt} WHERE ${isRequired}`),
  ])
  return changesOf(inserted) > 0
}

/** Mails a reset link if the address has an account; the same statements run if it has none, which takes the same time. */
export async function mailResetLink(
  db: Database,
  mail: { emailKey: string; token: string; hash: string; now: number },
): Promise<void> {
  const [member] = await db
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.emailKey, mail.emailKey))
  await batch(db, [
    statement(
      sql`DELETE FROM grants WHERE kind = 'reset' AND user_id = (SELECT id FROM users WHERE email_key = ${mail.emailKey})`,
    ),
    statement(sql`
      INSERT INTO grants (hash, user_id, kind, expires_at)
      SELECT ${mail.hash}, id, 'reset', ${mail.now + accountLifetimes.resetLink} FROM users WHERE email_key = ${mail.emailKey}`),
    mailToMember({
      kind: 'reset_password',
      emailKey: mail.emailKey,
      payload: { firstName: member?.firstName ?? '', token: mail.token },
      now: mail.now,
    }),
  ])
}

/** The member of an unexpired reset grant, read before a password is hashed for it; null if there is none. */
export async function findResetGrant(db: Database, hash: string, now: number): Promise<UserRow | null> {
  const [found] = await db
    .select({ user: users })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .where(and(eq(grants.hash, hash), eq(grants.kind, 'reset'), gt(grants.expiresAt, now)))
  return found?.user ?? null
}

const passwordChangedMail = ({ user, now }: { user: UserRow; now: number }, when: SQL) =>
  mailToMemberById({
    kind: 'password_changed',
    userId: user.id,
    payload: { firstName: user.firstName },
    now,
    when,
  })

/**
 * Sets the password if the grant still exists: of concurrent attempts only the one that deletes it changes anything. Ends
 * all sessions and all other links of the member. Returns the sessions' hashes, or null if the grant no longer exists.
 */
export async function consumeResetGrant(
  db: Database,
  reset: { grantHash: string; user: UserRow; passwordHash: string; now: number },
): Promise<string[] | null> {
  const granted = sql`EXISTS (SELECT 1 FROM grants WHERE hash = ${reset.grantHash} AND expires_at > ${reset.now})`
  const [, ended, , , consumed] = await batch(db, [
    db
      .update(users)
      .set({ passwordHash: reset.passwordHash, passwordResetRequired: false, updatedAt: reset.now })
      .where(and(eq(users.id, reset.user.id), granted)),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, reset.user.id), granted))
      .returning({ hash: sessions.hash }),
    passwordChangedMail(reset, granted),
    endGrants(db, reset.user.id, sql`${grants.hash} <> ${reset.grantHash} AND ${granted}`),
    db
      .delete(grants)
      .where(and(eq(grants.hash, reset.grantHash), gt(grants.expiresAt, reset.now)))
      .returning({ hash: grants.hash }),
  ])
  return consumed.length === 1 ? ended.map(({ hash }) => hash) : null
}

/**
 * Replaces the password that was checked, and ends all other sessions and all links. Returns the ended sessions' hashes.
 * Refuses with `signed_out` if this session has ended, and with `wrong_password` if the password was changed before.
 */
export async function replacePassword(
  db: Database,
  change: { sessionHash: string; user: UserRow; passwordHash: string; now: number },
): Promise<Result<string[], 'signed_out' | 'wrong_password'>> {
  const { id, passwordHash: checked } = change.user
  const isActive = sessionIsActive(change.sessionHash)
  const isAllowed = sql`${isActive} AND EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND u.password_hash = ${checked})`
  const [ended, , , changed, session] = await batch(db, [
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, id), ne(sessions.hash, change.sessionHash), isAllowed))
      .returning({ hash: sessions.hash }),
    passwordChangedMail(change, isAllowed),
    endGrants(db, id, isAllowed),
    db
      .update(users)
      .set({ passwordHash: change.passwordHash, passwordResetRequired: false, updatedAt: change.now })
      .where(and(eq(users.id, id), eq(users.passwordHash, checked), isActive))
      .returning({ id: users.id }),
    db.select({ hash: sessions.hash }).from(sessions).where(eq(sessions.hash, change.sessionHash)),
  ])
  if (changed.length === 1) return ok(ended.map(({ hash }) => hash))
  return refuse(session.length === 1 ? 'wrong_password' : 'signed_out')
}
