import { batch, type Batchable } from '#worker/db/batch.ts'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { credit, noCreditReasons } from '#shared/referrals/credit.ts'
import { ok, refuse, type Result } from '#shared/wire/result.ts'
import { brokenConstraint } from '#worker/db/constraints.ts'
import type { Database } from '#worker/db/client.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { searchColumns } from '#worker/features/profiles/search-columns.ts'
import { notifyRewards } from '#worker/features/tokens/reward-notices.ts'
import { insertRow, statement } from '#worker/db/statement.ts'
import { mailToMember } from '#worker/features/mail/outbox.ts'
import { idempotencyKeys } from '#worker/db/schema/access.ts'
import { referrals } from '#worker/db/schema/tokens.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { insertSession } from '#worker/auth/session-statements.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'
import { dayMs } from '#shared/dates.ts'

/** How long a repeated submission gets the first one's answer. */
const replayMs = dayMs

export type NewMember = typeof users.$inferInsert

export type NewRegistration = {
  member: NewMember
  sessionHash: string
  agent: string
  referrerCode: string | null
  /** HMACs of the folded email and the phone number: a former member earns no second credit. */
  digests: readonly [string, string]
  verification: { token: string; hash: string }
  idempotency: { key: string; fingerprint: string } | null
  now: number
}

/**
 * Writes a registration in one batch, and returns the new member. Refuses with `unknown_referral_code`, or with
 * `already_registered` if the e-mail or the idempotency key exists.
 */
export async function insertMember(
  db: Database,
  registration: NewRegistration,
): Promise<Result<UserRow, 'unknown_referral_code' | 'already_registered'>> {
  try {
    return ok(await writeMember(db, registration))
  } catch (error) {
    if (brokenConstraint(error, 'NOT NULL') === 'referrals.referrer_id')
      return refuse('unknown_referral_code')
    const unique = brokenConstraint(error, 'UNIQUE')
    if (unique === 'users.email_key' || unique === 'idempotency_keys.key') return refuse('already_registered')
    throw error
  }
}

async function writeMember(db: Database, registration: NewRegistration): Promise<UserRow> {
  const { member, now } = registration
  const self = sql`(SELECT id FROM users WHERE email_key = ${member.emailKey})`
  const rest: Batchable[] = [
    welcomeEntry(self, now),
    ...(member.accountType === 'business' ? [ownBusiness(self, now)] : []),
    statement(
      sql`INSERT INTO sessions (hash, user_id, agent, created_at) VALUES (${registration.sessionHash}, ${self}, ${registration.agent}, ${now})`,
    ),
    statement(sql`
      INSERT INTO grants (hash, user_id, kind, expires_at)
      VALUES (${registration.verification.hash}, ${self}, 'verify_email', ${now + accountLifetimes.verification})`),
    mailToMember({
      kind: 'welcome',
      emailKey: member.emailKey,
      payload: { firstName: member.firstName, token: registration.verification.token },
      now,
    }),
    ...(registration.referrerCode === null ? [] : [referral(registration, registration.referrerCode)]),
  ]
  if (registration.idempotency) {
    const { key, fingerprint } = registration.idempotency
    rest.push(
      statement(sql`
        INSERT INTO idempotency_keys (key, fingerprint, user_id, expires_at)
        VALUES (${key}, ${fingerprint}, ${self}, ${now + replayMs})`),
    )
  }
  const [inserted] = await batch(db, [insertRow(users, { ...member, ...searchColumns(member) }), ...rest])
  return { ...(inserted[0] as UserRow), skunkTokens: credit.welcome }
}

/** Every account starts with a token. */
const welcomeEntry = (self: SQL, now: number): Batchable =>
  statement(sql`
    INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
    SELECT id, ${credit.welcome}, 'registration', 'Registered', 'system', 'registration:' || id, ${now} FROM ${self}`)

/** Every operator starts as the owner of a business of their own. */
const ownBusiness = (self: SQL, now: number): Batchable =>
  statement(sql`INSERT INTO businesses (id, owner_id, created_at) SELECT id, id, ${now} FROM ${self}`)

/**
 * The referral as `creditFor` judges it, in the one statement that also finds the referrer; the ledger's entry and a
 * vendor's client follow by trigger. An unknown code finds no referrer, fails NOT NULL and rolls the whole registration
 * back.
 */
function referral({ member, digests, now }: NewRegistration, code: string): Batchable {
  return statement(sql`
    WITH found AS MATERIALIZED (
      SELECT n.id AS referred, r.id AS referrer, r.account_type AS kind, CASE
        WHEN r.email_fold = ${member.emailFold} OR r.phone_number = ${member.phoneNumber} THEN ${noCreditReasons.self}
        WHEN EXISTS (SELECT 1 FROM former_members WHERE digest IN (${digests[0]}, ${digests[1]})) THEN ${noCreditReasons.former}
      END AS reason
      FROM users n LEFT JOIN users r ON r.referral_code = ${code} WHERE n.email_key = ${member.emailKey}
    )
    INSERT INTO referrals (referrer_id, referred_id, status, reason, amount, created_at)
    SELECT referrer, referred, CASE WHEN reason IS NULL THEN 'credited' ELSE 'not_credited' END, reason,
      CASE WHEN reason IS NOT NULL THEN 0 WHEN kind = 'vendor' THEN ${credit.referral.vendor} ELSE ${credit.referral.business} END, ${now}
    FROM found`)
}

/** Notifies the referrer of a credited referral and of the tiers it reached. Returns the referrer's id; null without credit. */
export async function insertReferralNotices(
  db: Database,
  referredId: number,
  now: number,
): Promise<number | null> {
  const [, , [credited]] = await batch(db, [
    notify({
      to: sql`SELECT referrer_id FROM referrals WHERE referred_id = ${referredId} AND status = 'credited'`,
      kind: 'referral-joined',
      about: referredId,
      now,
    }),
    notifyRewards(`referral:${referredId}`, now),
    db
      .select({ referrerId: referrals.referrerId })
      .from(referrals)
      .where(and(eq(referrals.referredId, referredId), eq(referrals.status, 'credited'))),
  ])
  return credited?.referrerId ?? null
}

/** The registration that was made with an idempotency key; null if there is none. */
export async function findReplay(db: Database, key: string) {
  const [found] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, user: users })
    .from(idempotencyKeys)
    .innerJoin(users, eq(users.id, idempotencyKeys.userId))
    .where(eq(idempotencyKeys.key, key))
  return found ?? null
}

/** Opens a session for a replay, as any sign-in does; false if the password is no longer the one that was checked. */
export async function insertReplaySession(
  db: Database,
  session: { hash: string; userId: number; agent: string; now: number },
  checkedPassword: string,
): Promise<boolean> {
  return (await insertSession(db, session, checkedPassword)).length === 1
}
