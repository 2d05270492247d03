import { sql, type SQL } from 'drizzle-orm'
import { shortfallNote } from '#worker/features/tokens/ledger.ts'
import { statement, type Statement } from '#worker/db/statement.ts'

/** What the ledger says. */
const reasons = {
  restored: 'The license of the referred account was verified after all',
  license_refused: 'The license of the referred account was refused',
  fraud: 'The referred account was removed',
} as const

type Cause = 'license_refused' | 'fraud'

/** Marks the referral as reversed, and a vendor's client as not counted, after the ledger has its entry. */
function markReversed(referral: { id: number; which: SQL; cause: Cause; now: number }): Statement[] {
  const { id, which, cause, now } = referral
  return [
    statement(sql`
      UPDATE vendor_client_referrals SET is_verified = 0 WHERE client_id = ${id} AND is_verified = 1
        AND EXISTS (SELECT 1 FROM referrals WHERE ${which})`),
    statement(
      sql`UPDATE referrals SET status = 'reversed', reason = ${cause}, reversed_at = ${now} WHERE ${which}`,
    ),
  ]
}

/**
 * Reverses the credit for a referred member, as statements of any batch: a ledger entry that never takes the balance below
 * zero and names the shortfall, and the reason on the referral. Triggers adjust a vendor's count and access. Does nothing
 * without a credit, or if `when` is false. It has to run before the referred member's row is deleted.
 */
export function reverseReferral(reversal: {
  referredId: number
  cause: Cause
  actor: string
  now: number
  when?: SQL
}): Statement[] {
  const { referredId: id, cause, actor, now } = reversal
  const when = reversal.when ?? sql`TRUE`
  const isCredited = sql`referred_id = ${id} AND status = 'credited' AND ${when}`
  return [
    statement(sql`
      INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
      SELECT u.id, -min(f.amount, u.skunk_tokens), 'reversal', ${reasons[cause]} || ${shortfallNote(sql`f.amount`)},
        ${actor}, ${`reversal:referral:${id}:${now}`}, ${now}
      FROM referrals f JOIN users u ON u.id = f.referrer_id WHERE ${isCredited}`),
    ...markReversed({ id, which: isCredited, cause, now }),
  ]
}

/**
 * Restores the credits that refused licenses of `members`, a query of ids, reversed: the amount that was actually taken
 * back, once for each reversal, as statements of the batch that verifies those licenses.
 */
export function restoreReferrals({ members, now }: { members: SQL; now: number }): Statement[] {
  const isReversed = sql`referred_id IN (${members}) AND status = 'reversed' AND reason = 'license_refused'`
  return [
    statement(sql`
      INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
      SELECT u.id,
        coalesce((
          SELECT -e.amount FROM token_entries e
          WHERE e.idempotency_key >= 'reversal:referral:' || f.referred_id || ':'
            AND e.idempotency_key < 'reversal:referral:' || f.referred_id || ';'
          ORDER BY e.id DESC LIMIT 1), f.amount),
        CASE u.account_type WHEN 'vendor' THEN 'client_referral' ELSE 'referral' END, ${reasons.restored}, 'system',
        'restored:referral:' || f.referred_id || ':' || f.reversed_at, ${now}
      FROM referrals f JOIN users u ON u.id = f.referrer_id
      WHERE ${isReversed}`),
    statement(sql`
      UPDATE vendor_client_referrals SET is_verified = 1
      WHERE client_id IN (SELECT referred_id FROM referrals WHERE ${isReversed})`),
    statement(
      sql`UPDATE referrals SET status = 'credited', reason = NULL, reversed_at = NULL WHERE ${isReversed}`,
    ),
  ]
}

/**
 * Takes back the credit that a verification gave back after a refusal, when that verification is undone: exactly what was
 * given back, never below zero. `reversedAt` is the refusal that had taken the credit, or SQL for null.
 */
export function reverseRestoredCredit(undone: {
  referredId: number
  reversedAt: SQL
  actor: string
  now: number
  when: SQL
}): Statement[] {
  const { referredId: id, reversedAt, actor, now } = undone
  const isRestored = sql`referred_id = ${id} AND status = 'credited' AND ${reversedAt} IS NOT NULL AND ${undone.when}`
  return [
    statement(sql`
      INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
      SELECT u.id, -min(e.amount, u.skunk_tokens), 'reversal', 'The verification of the referred account was undone',
        ${actor}, ${`reversal:referral:${id}:${now}`}, ${now}
      FROM referrals f JOIN users u ON u.id = f.referrer_id
      JOIN token_entries e ON e.idempotency_key = ${`restored:referral:${id}:`} || ${reversedAt}
      WHERE ${isRestored}`),
    ...markReversed({ id, which: isRestored, cause: 'license_refused', now }),
  ]
}
