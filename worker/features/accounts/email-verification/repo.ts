import { batch } from '#worker/db/batch.ts'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import type { Database } from '#worker/db/client.ts'
import { brokenConstraint } from '#worker/db/constraints.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { mailToMember } from '#worker/features/mail/outbox.ts'
import { grants } from '#worker/db/schema/access.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { statement } from '#worker/db/statement.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'

const emailKinds = ['verify_email', 'change_email'] as const

/** The unexpired grant of a mailed link, with its member's address; null if there is none. */
export async function findEmailGrant(db: Database, hash: string, now: number) {
  const [found] = await db
    .select({ kind: grants.kind, newEmail: grants.payload, userId: grants.userId, email: users.email })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .where(and(eq(grants.hash, hash), inArray(grants.kind, emailKinds), gt(grants.expiresAt, now)))
  return found ?? null
}

type EmailKind = (typeof emailKinds)[number]

const granted = (hash: string, kind: EmailKind, now: number) =>
  sql`EXISTS (SELECT 1 FROM grants g WHERE g.hash = ${hash} AND g.kind = ${kind} AND g.expires_at > ${now})`

/**
 * Marks the address as confirmed; null if the grant no longer exists. The grant stays, so that a link that is followed
 * again finds the address confirmed: it allows nothing else, and ends when the address or the password changes.
 */
export async function confirmEmail(
  db: Database,
  hash: string,
  userId: number,
  now: number,
): Promise<'verified' | 'already' | null> {
  const [confirmed, found] = await batch(db, [
    db
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt), granted(hash, 'verify_email', now)))
      .returning({ id: users.id }),
    db
      .select({ hash: grants.hash })
      .from(grants)
      .where(and(eq(grants.hash, hash), gt(grants.expiresAt, now))),
  ])
  if (found.length === 0) return null
  return confirmed.length === 1 ? 'verified' : 'already'
}

type EmailChange = {
  hash: string
  userId: number
  email: string
  emailKey: string
  emailFold: string
  now: number
}

/**
 * Changes the address, and ends the links that were mailed to the old one. Refuses with `email_link_used` if the grant no
 * longer exists, and with `email_taken_since` if another account has the address.
 */
export async function changeEmail(
  db: Database,
  change: EmailChange,
): Promise<Result<undefined, 'email_link_used' | 'email_taken_since'>> {
  try {
    return (await writeEmail(db, change)) ? ok(undefined) : refuse('email_link_used')
  } catch (error) {
    if (brokenConstraint(error, 'UNIQUE') === 'users.email_key') return refuse('email_taken_since')
    throw error
  }
}

async function writeEmail(db: Database, change: EmailChange): Promise<boolean> {
  const { hash, userId, now } = change
  const isGranted = granted(hash, 'change_email', now)
  const [, , , consumed] = await batch(db, [
    db
      .update(users)
      .set({
        email: change.email,
        emailKey: change.emailKey,
        emailFold: change.emailFold,
        emailVerifiedAt: now,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), isGranted)),
    db
      .delete(grants)
      .where(and(eq(grants.userId, userId), inArray(grants.kind, ['reset', 'verify_email']), isGranted)),
    notify({
      to: userId,
      kind: 'security',
      detail: { change: 'email' },
      now,
      when: isGranted,
    }),
    // From now on the link confirms the new address, which it has done: followed again, it says so.
    db
      .update(grants)
      .set({ kind: 'verify_email', payload: '' })
      .where(and(eq(grants.hash, hash), eq(grants.kind, 'change_email'), gt(grants.expiresAt, now)))
      .returning({ hash: grants.hash }),
  ])
  return consumed.length === 1
}

/** Replaces the member's older links with a new one, and queues its mail. */
export async function insertVerification(
  db: Database,
  user: UserRow,
  link: { token: string; hash: string; now: number },
): Promise<void> {
  await batch(db, [
    statement(sql`DELETE FROM grants WHERE user_id = ${user.id} AND kind = 'verify_email'`),
    db.insert(grants).values({
      hash: link.hash,
      userId: user.id,
      kind: 'verify_email',
      expiresAt: link.now + accountLifetimes.verification,
    }),
    mailToMember({
      kind: 'verify_email',
      emailKey: user.emailKey,
      payload: { firstName: user.firstName, token: link.token },
      now: link.now,
    }),
  ])
}
