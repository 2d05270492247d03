-- A license that is verified after a refusal gives the referrer back what the refusal took: as often as staff change
-- their mind, by the amount that was really taken.
CREATE TRIGGER users_license_verified AFTER UPDATE OF license_status ON users
WHEN NEW.license_status = 'verified' AND OLD.license_status <> 'verified'
BEGIN
  UPDATE referrals SET status = 'credited', reason = NULL, reversed_at = NULL
  WHERE referred_id = NEW.id AND status = 'reversed' AND reason = 'license_refused';
END;
--> statement-breakpoint
CREATE TRIGGER referrals_restore AFTER UPDATE OF status ON referrals WHEN OLD.status = 'reversed' AND NEW.status = 'credited'
BEGIN
  INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
  SELECT id,
    coalesce((
      SELECT -amount FROM token_entries
      WHERE idempotency_key >= 'reversal:referral:' || NEW.referred_id || ':'
        AND idempotency_key < 'reversal:referral:' || NEW.referred_id || ';'
      ORDER BY id DESC LIMIT 1), NEW.amount),
    CASE account_type WHEN 'vendor' THEN 'client_referral' ELSE 'referral' END,
    'The license of the referred account was verified after all',
    'system', 'restored:referral:' || NEW.referred_id || ':' || OLD.reversed_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM users WHERE id = NEW.referrer_id;
  UPDATE vendor_client_referrals SET is_verified = 1 WHERE client_id = NEW.referred_id;
END;
--> statement-breakpoint
-- 5 is `vendorAccessReferrals` of shared/vendor-tiers.ts, as in `vendor_client_referrals_count`.
CREATE TRIGGER vendor_client_referrals_recount AFTER UPDATE OF is_verified ON vendor_client_referrals
WHEN NEW.is_verified <> OLD.is_verified
BEGIN
  UPDATE users SET client_referrals = max(client_referrals + NEW.is_verified - OLD.is_verified, 0),
    has_full_platform_access = client_referrals + NEW.is_verified - OLD.is_verified >= 5
  WHERE id = NEW.vendor_id;
END;
