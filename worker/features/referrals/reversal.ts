import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { shortfallNote } from '#worker/features/tokens/ledger.ts'
import { statement, type Statement } from '#worker/db/statement.ts'

const reasons = {
  license_refused: 'The license of the referred account was refused',
  fraud: 'The referred account was removed',
} as const

/**
 * Takes back what a member's registration earned the one who referred them, as statements of any batch (design §4
 * "Verified referral"): a reversing ledger entry, never below zero, which says what was gone already; the referral says
 * why. A vendor's count and full access follow by trigger, and so does the way back, should the license be verified
 * after all. Nothing happens where nothing is credited. `when` makes it conditional. It runs before the referred
 * member's row is deleted.
 */
export function takeBackReferral(
  db: Database,
  taken: { referredId: number; cause: keyof typeof reasons; actor: string; now: number; when?: SQL },
): Statement[] {
  const { referredId: id, cause, actor, now } = taken
  const when = taken.when ?? sql`TRUE`
  const isCredited = sql`referred_id = ${id} AND status = 'credited' AND ${when}`
  return [
    statement(
      db,
      sql`
      INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
      SELECT u.id, -min(f.amount, u.skunk_tokens), 'reversal', ${reasons[cause]} || ${shortfallNote(sql`f.amount`)},
        ${actor}, ${`reversal:referral:${id}:${now}`}, ${now}
      FROM referrals f JOIN users u ON u.id = f.referrer_id WHERE ${isCredited}`,
    ),
    statement(
      db,
      sql`
      UPDATE vendor_client_referrals SET is_verified = 0 WHERE client_id = ${id} AND is_verified = 1
        AND EXISTS (SELECT 1 FROM referrals WHERE ${isCredited})`,
    ),
    statement(
      db,
      sql`UPDATE referrals SET status = 'reversed', reason = ${cause}, reversed_at = ${now} WHERE ${isCredited}`,
    ),
  ]
}
