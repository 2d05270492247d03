import { welcomeTokens } from '#shared/tokens/tokens.ts'
import { vendorAccessReferrals } from '#shared/vendors/tiers.ts'
import { compare, type DerivedTable } from './comparison.ts'

const isOfReferral = `e.idempotency_key = 'referral:' || f.referred_id
  OR (e.idempotency_key >= 'reversal:referral:' || f.referred_id || ':' AND e.idempotency_key < 'reversal:referral:' || f.referred_id || ';')
  OR (e.idempotency_key >= 'restored:referral:' || f.referred_id || ':' AND e.idempotency_key < 'restored:referral:' || f.referred_id || ';')`

/** Balances and referral credits. */
export const ledgerTables: readonly DerivedTable[] = [
  {
    name: 'users.skunk_tokens',
    triggers: ['token_entries_keep_balance'],
    differences: compare(
      'SELECT id AS key, skunk_tokens AS value FROM users',
      `SELECT u.id AS key, coalesce(sum(e.amount), 0) AS value
       FROM users u LEFT JOIN token_entries e ON e.user_id = u.id GROUP BY u.id`,
    ),
  },
  {
    name: 'users.client_referrals, has_full_platform_access',
    triggers: ['vendor_client_referrals_count', 'vendor_client_referrals_recount'],
    differences: compare(
      "SELECT id AS key, client_referrals || '/' || has_full_platform_access AS value FROM users",
      `SELECT u.id AS key, count(c.id) || '/' || (count(c.id) >= ${vendorAccessReferrals}) AS value
       FROM users u LEFT JOIN vendor_client_referrals c ON c.vendor_id = u.id AND c.is_verified = 1 GROUP BY u.id`,
    ),
  },
  {
    name: 'users.bugs_reported',
    triggers: ['bug_reports_count'],
    differences: compare(
      'SELECT id AS key, bugs_reported AS value FROM users',
      `SELECT u.id AS key, count(b.id) AS value FROM users u
       LEFT JOIN bug_reports b ON b.user_id = u.id AND b.counted = 1 AND b.status <> 'rejected' GROUP BY u.id`,
    ),
  },
  {
    name: 'referrer_counts',
    triggers: ['referrer_counts_insert', 'referrer_counts_update', 'referrer_counts_delete'],
    differences: compare(
      'SELECT user_id AS key, credited AS value FROM referrer_counts WHERE credited <> 0',
      "SELECT referrer_id AS key, count(*) AS value FROM referrals WHERE status = 'credited' GROUP BY referrer_id",
    ),
  },
  {
    name: 'the welcome entries of the ledger',
    triggers: [],
    differences: compare(
      "SELECT user_id AS key, idempotency_key || '/' || amount AS value FROM token_entries WHERE source = 'registration'",
      `SELECT id AS key, 'registration:' || id || '/${welcomeTokens}' AS value FROM users`,
    ),
  },
  {
    name: 'the entries of the ledger for referrals',
    triggers: ['referrals_credit'],
    differences: compare(
      `SELECT f.referred_id AS key, e.user_id || '/' || e.amount AS value FROM referrals f
       JOIN token_entries e ON e.idempotency_key = 'referral:' || f.referred_id`,
      `SELECT referred_id AS key, referrer_id || '/' || amount AS value FROM referrals
       WHERE referred_id IS NOT NULL AND status <> 'not_credited'`,
    ),
  },
  {
    name: 'what credited referrals have earned after every reversal and restoration',
    triggers: [],
    differences: compare(
      `SELECT f.referred_id AS key, sum(e.amount) AS value FROM referrals f CROSS JOIN token_entries e ON ${isOfReferral}
       WHERE f.status = 'credited' GROUP BY f.referred_id`,
      "SELECT referred_id AS key, amount AS value FROM referrals WHERE referred_id IS NOT NULL AND status = 'credited'",
    ),
  },
  {
    name: 'referrals taken back for a license that is verified',
    triggers: [],
    differences: `SELECT 'stored' AS side, f.referred_id AS key, f.status AS value FROM referrals f
      JOIN users u ON u.id = f.referred_id AND u.license_status = 'verified'
      WHERE f.status = 'reversed' AND f.reason = 'license_refused' LIMIT 20`,
  },
  {
    name: 'vendor_client_referrals',
    triggers: [],
    differences: compare(
      `SELECT client_id AS key, vendor_id || '/' || tokens_awarded || '/' || is_verified AS value
       FROM vendor_client_referrals WHERE client_id IS NOT NULL`,
      `SELECT f.referred_id AS key, f.referrer_id || '/' || f.amount || '/' || (f.status = 'credited') AS value
       FROM referrals f JOIN users u ON u.id = f.referrer_id AND u.account_type = 'vendor'
       WHERE f.referred_id IS NOT NULL AND f.status <> 'not_credited'`,
    ),
  },
]
