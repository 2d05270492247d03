-- A member is listed for staff when the claim is settled, whether or not it brought a founding number: only a change of
-- that number wrote the document, so that every operator from the fifty-first on was missing.
CREATE TRIGGER admin_members_first_listing AFTER UPDATE OF claim ON users WHEN OLD.claim = 'pending' AND NEW.claim <> 'pending'
BEGIN
  INSERT INTO admin_members (rowid, text, flags) VALUES (
    NEW.id,
    NEW.first_name || ' ' || NEW.last_name || ' ' || ifnull(NEW.company_name, '') || ' ' || NEW.email || ' ' || NEW.referral_code
      || ' ' || NEW.phone_number || ' ' || ifnull(NEW.license_number, ''),
    'type' || NEW.account_type || ' license' || replace(NEW.license_type, '_', '') || ' status' || NEW.license_status
      || ' founding' || (NEW.founding_number IS NOT NULL) || ' sample' || NEW.is_sample_data || ' admin' || NEW.is_admin
  );
END;
--> statement-breakpoint
DROP TRIGGER admin_members_update;
--> statement-breakpoint
CREATE TRIGGER admin_members_update AFTER UPDATE OF first_name, last_name, company_name, email, referral_code, phone_number,
  license_number, account_type, license_type, license_status, founding_number, is_sample_data, is_admin ON users
WHEN OLD.claim <> 'pending'
BEGIN
  DELETE FROM admin_members WHERE rowid = OLD.id;
  INSERT INTO admin_members (rowid, text, flags) VALUES (
    NEW.id,
    NEW.first_name || ' ' || NEW.last_name || ' ' || ifnull(NEW.company_name, '') || ' ' || NEW.email || ' ' || NEW.referral_code
      || ' ' || NEW.phone_number || ' ' || ifnull(NEW.license_number, ''),
    'type' || NEW.account_type || ' license' || replace(NEW.license_type, '_', '') || ' status' || NEW.license_status
      || ' founding' || (NEW.founding_number IS NOT NULL) || ' sample' || NEW.is_sample_data || ' admin' || NEW.is_admin
  );
END;
--> statement-breakpoint
-- The members already there. A claim that is still pending is listed by its settling, so nothing may stand there yet.
DELETE FROM admin_members WHERE rowid IN (SELECT id FROM users WHERE claim = 'pending');
--> statement-breakpoint
INSERT INTO admin_members (rowid, text, flags)
SELECT id,
  first_name || ' ' || last_name || ' ' || ifnull(company_name, '') || ' ' || email || ' ' || referral_code
    || ' ' || phone_number || ' ' || ifnull(license_number, ''),
  'type' || account_type || ' license' || replace(license_type, '_', '') || ' status' || license_status
    || ' founding' || (founding_number IS NOT NULL) || ' sample' || is_sample_data || ' admin' || is_admin
FROM users WHERE claim <> 'pending' AND id NOT IN (SELECT rowid FROM admin_members);
--> statement-breakpoint
-- The directory had the same gap for as long as a listing waited for a founding number: listings without a place go,
-- members without a listing get theirs.
DELETE FROM directory WHERE rowid IN (SELECT rowid FROM directory EXCEPT SELECT place FROM directory_places);
--> statement-breakpoint
INSERT INTO directory (rowid, words, facets)
SELECT d.place, d.words, d.facets FROM directory_documents d JOIN users u ON u.id = d.user_id
WHERE u.claim <> 'pending' AND d.user_id NOT IN (SELECT user_id FROM directory_places);
--> statement-breakpoint
INSERT INTO directory_places (user_id, place)
SELECT d.user_id, d.place FROM directory_documents d JOIN users u ON u.id = d.user_id
WHERE u.claim <> 'pending' AND d.user_id NOT IN (SELECT user_id FROM directory_places);
