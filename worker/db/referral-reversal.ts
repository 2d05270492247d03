import { sql, type SQL } from 'drizzle-orm'
import { vendorAccessReferrals } from '#shared/vendor-tiers.ts'
import type { Database } from './client.ts'
import { reverse } from './ledger.ts'
import { statement, type Statement } from './statement.ts'

const reasons = {
  license_refused: 'The license of the referred account was refused',
  fraud: 'The referred account was removed',
} as const

/**
 * Takes back what a member's registration earned the one who referred them, as statements of any batch (design §4
 * "Verified referral"): a reversing ledger entry, never below zero; for a vendor one client less, and full access
 * closed again below 5; the referral says why. Once, however often it is asked; nothing happens where nothing was
 * credited. `when` makes it conditional. It runs before the referred member's row is deleted.
 */
export function takeBackReferral(
  db: Database,
  taken: { referredId: number; cause: keyof typeof reasons; actor: string; now: number; when?: SQL },
): Statement[] {
  const { referredId: id, cause, actor, now } = taken
  const when = taken.when ?? sql`TRUE`
  return [
    reverse(db, { key: `referral:${id}`, reason: reasons[cause], actor, now, when }),
    statement(
      db,
      sql`
      UPDATE users SET client_referrals = max(client_referrals - 1, 0),
        has_full_platform_access = client_referrals - 1 >= ${vendorAccessReferrals}
      WHERE id = (SELECT v.vendor_id FROM vendor_client_referrals v WHERE v.client_id = ${id} AND v.is_verified = 1) AND ${when}`,
    ),
    statement(
      db,
      sql`
      UPDATE vendor_client_referrals SET is_verified = 0 WHERE client_id = ${id} AND is_verified = 1 AND ${when}`,
    ),
    statement(
      db,
      sql`
      UPDATE referrals SET status = 'reversed', reason = ${cause}, reversed_at = ${now}
      WHERE referred_id = ${id} AND status = 'credited' AND ${when}`,
    ),
  ]
}
