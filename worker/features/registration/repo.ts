import { and, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { credit, noCreditReasons } from '#shared/referrals/credit.ts'
import type { Database } from '#worker/db/client.ts'
import { notify } from '#worker/features/notifications/notify.ts'
import { notifyRewards } from '#worker/features/tokens/reward-notices.ts'
import { insertRow, statement } from '#worker/db/statement.ts'
import { mailToMember } from '#worker/features/mail/outbox.ts'
import { idempotencyKeys } from '#worker/db/schema/access.ts'
import { referrals } from '#worker/db/schema/tokens.ts'
import { users, type UserRow } from '#worker/db/schema/users.ts'
import { openingOf } from '#worker/auth/session-statements.ts'
import { accountLifetimes } from '#shared/accounts/limits.ts'
import { dayMs } from '#shared/dates.ts'

/** How long a registration that is sent again gets the first one's answer. */
const replayMs = dayMs

export type NewMember = typeof users.$inferInsert

export type Joining = {
  member: NewMember
  sessionHash: string
  agent: string
  referrerCode: string | null
  /** Digests of the e-mail's fold and the phone: whoever was here before earns nobody a second credit. */
  digests: readonly [string, string]
  verification: { token: string; hash: string }
  idempotency: { key: string; fingerprint: string } | null
  now: number
}

/**
 * Step 3 of a registration (design §5): everything or nothing, and the new member as it then stands. The business and
 * the welcome entry follow the member by trigger.
 */
export async function insertMember(db: Database, joining: Joining): Promise<UserRow> {
  const { member, now } = joining
  const self = sql`(SELECT id FROM users WHERE email_key = ${member.emailKey})`
  const rest: BatchItem<'sqlite'>[] = [
    statement(
      db,
      sql`INSERT INTO sessions (hash, user_id, agent, created_at) VALUES (${joining.sessionHash}, ${self}, ${joining.agent}, ${now})`,
    ),
    statement(
      db,
      sql`
      INSERT INTO grants (hash, user_id, kind, expires_at)
      VALUES (${joining.verification.hash}, ${self}, 'verify_email', ${now + accountLifetimes.verification})`,
    ),
    mailToMember(db, {
      kind: 'welcome',
      emailKey: member.emailKey,
      payload: { firstName: member.firstName, token: joining.verification.token },
      now,
    }),
    ...(joining.referrerCode === null ? [] : [referral(db, joining, joining.referrerCode)]),
  ]
  if (joining.idempotency) {
    const { key, fingerprint } = joining.idempotency
    rest.push(
      statement(
        db,
        sql`
        INSERT INTO idempotency_keys (key, fingerprint, user_id, expires_at)
        VALUES (${key}, ${fingerprint}, ${self}, ${now + replayMs})`,
      ),
    )
  }
  const [inserted] = await db.batch([insertRow(db, users, member), ...rest])
  return { ...(inserted[0] as UserRow), skunkTokens: credit.welcome }
}

/**
 * The referral as `creditFor` judges it, in the one statement that also finds the referrer; the ledger's entry and a
 * vendor's client follow by trigger. An unknown code finds no referrer, fails NOT NULL and takes the whole registration
 * back.
 */
function referral(db: Database, { member, digests, now }: Joining, code: string): BatchItem<'sqlite'> {
  return statement(
    db,
    sql`
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
    FROM found`,
  )
}

/**
 * Notes for the referrer a credited referral and the tiers it reached; after the answer, since nobody waits for it.
 * Answers who was credited, or null.
 */
export async function noteReferral(db: Database, referredId: number, now: number): Promise<number | null> {
  const [, , [credited]] = await db.batch([
    notify(db, {
      to: sql`SELECT referrer_id FROM referrals WHERE referred_id = ${referredId} AND status = 'credited'`,
      kind: 'referral-joined',
      now,
    }),
    notifyRewards(db, `referral:${referredId}`, now),
    db
      .select({ referrerId: referrals.referrerId })
      .from(referrals)
      .where(and(eq(referrals.referredId, referredId), eq(referrals.status, 'credited'))),
  ])
  return credited?.referrerId ?? null
}

/** What an Idempotency-Key has made before, for a replay. */
export async function findReplay(db: Database, key: string) {
  const [found] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, user: users })
    .from(idempotencyKeys)
    .innerJoin(users, eq(users.id, idempotencyKeys.userId))
    .where(eq(idempotencyKeys.key, key))
  return found ?? null
}

/** A session for a replay, like any sign-in; whether it opened. */
export async function openReplay(
  db: Database,
  session: { hash: string; userId: number; agent: string; now: number },
  checkedPassword: string,
): Promise<boolean> {
  return (await openingOf(db, session, checkedPassword)).length === 1
}
