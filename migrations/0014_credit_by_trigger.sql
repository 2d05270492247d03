-- What follows from a registration, whoever writes it: the member's welcome entry, a business's row, for a credited
-- referral the referrer's entry in the ledger, for a vendor the client and the count. 1 is `welcomeTokens` of
-- shared/tokens.ts, 5 is `vendorAccessReferrals` of shared/vendor-tiers.ts; tests compare both.
CREATE TRIGGER users_welcome AFTER INSERT ON users
BEGIN
  INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
  VALUES (NEW.id, 1, 'registration', 'Registered', 'system', 'registration:' || NEW.id, NEW.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER users_business AFTER INSERT ON users WHEN NEW.account_type = 'business'
BEGIN
  INSERT INTO businesses (id, owner_id, created_at) VALUES (NEW.id, NEW.id, NEW.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER referrals_credit AFTER INSERT ON referrals WHEN NEW.status = 'credited'
BEGIN
  INSERT INTO token_entries (user_id, amount, source, reason, actor, idempotency_key, created_at)
  SELECT id, NEW.amount,
    CASE account_type WHEN 'vendor' THEN 'client_referral' ELSE 'referral' END,
    CASE account_type WHEN 'vendor' THEN 'A client joined through your link' ELSE 'A business joined through your link' END,
    'system', 'referral:' || NEW.referred_id, NEW.created_at
  FROM users WHERE id = NEW.referrer_id;
  INSERT INTO vendor_client_referrals (vendor_id, client_id, tokens_awarded, is_verified, created_at)
  SELECT id, NEW.referred_id, NEW.amount, 1, NEW.created_at
  FROM users WHERE id = NEW.referrer_id AND account_type = 'vendor';
END;
--> statement-breakpoint
CREATE TRIGGER vendor_client_referrals_count AFTER INSERT ON vendor_client_referrals WHEN NEW.is_verified = 1
BEGIN
  UPDATE users SET client_referrals = client_referrals + 1, has_full_platform_access = client_referrals + 1 >= 5
  WHERE id = NEW.vendor_id;
END;
--> statement-breakpoint
-- A registration is listed when its numbers are written, and not before: it has no earlier entry to look for.
DELETE FROM directory WHERE rowid IN (
  SELECT p.place FROM directory_places p JOIN users u ON u.id = p.user_id WHERE u.claim = 'pending');
--> statement-breakpoint
DELETE FROM directory_places WHERE user_id IN (SELECT id FROM users WHERE claim = 'pending');
--> statement-breakpoint
CREATE TRIGGER directory_first_listing AFTER UPDATE OF claim ON users WHEN OLD.claim = 'pending' AND NEW.claim <> 'pending'
BEGIN
  INSERT INTO directory (rowid, words, facets)
  SELECT place, words, facets FROM directory_documents WHERE user_id = NEW.id;
  INSERT INTO directory_places (user_id, place)
  SELECT user_id, place FROM directory_documents WHERE user_id = NEW.id;
END;
--> statement-breakpoint
DROP TRIGGER directory_update;
--> statement-breakpoint
CREATE TRIGGER directory_update AFTER UPDATE OF first_name, last_name, company_name, business_description, city,
  other_business_type, license_type, license_status, vendor_type, services_offered, looking_for, is_profile_public,
  founding_number, is_sample_data, featured_until, placement_until, account_type, client_referrals ON users
-- Of a vendor's clients only the tenth moves the listing: Gold stands in front.
WHEN OLD.claim <> 'pending' AND NOT (
  NEW.client_referrals <> OLD.client_referrals AND (NEW.client_referrals >= 10) = (OLD.client_referrals >= 10))
BEGIN
  DELETE FROM directory WHERE rowid = (SELECT place FROM directory_places WHERE user_id = OLD.id);
  UPDATE directory_places SET place = (SELECT place FROM directory_documents WHERE user_id = NEW.id)
  WHERE user_id = NEW.id;
  INSERT INTO directory (rowid, words, facets)
  SELECT place, words, facets FROM directory_documents WHERE user_id = NEW.id;
END;
