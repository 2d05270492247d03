import { sql, type SQL } from 'drizzle-orm'
import { shortfallNote } from '#worker/features/tokens/ledger.ts'
import { statement, type Statement } from '#worker/db/statement.ts'

const reasons = {
  license_refused: 'The license of the referred account was refused',
  fraud: 'The referred account was removed',
} as const

/**
 * Reverses the credit for a referred member, as statements of any batch: a ledger entry that never takes the balance below
 * zero and names the shortfall, and the reason on the referral. Triggers adjust a vendor's count and access, and restore
 * the credit if the license is verified later. Does nothing without a credit, or if `when` is false. It has to run before
 * the referred member's row is deleted.
 */
export function reverseReferral(reversal: {
  referredId: number
  cause: keyof typeof reasons
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
    statement(sql`
      UPDATE vendor_client_referrals SET is_verified = 0 WHERE client_id = ${id} AND is_verified = 1
        AND EXISTS (SELECT 1 FROM referrals WHERE ${isCredited})`),
    statement(
      sql`UPDATE referrals SET status = 'reversed', reason = ${cause}, reversed_at = ${now} WHERE ${isCredited}`,
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
    statement(sql`
      UPDATE vendor_client_referrals SET is_verified = 0 WHERE client_id = ${id} AND is_verified = 1
        AND EXISTS (SELECT 1 FROM referrals WHERE ${isRestored})`),
    statement(
      sql`UPDATE referrals SET status = 'reversed', reason = 'license_refused', reversed_at = ${now} WHERE ${isRestored}`,
    ),
  ]
}
