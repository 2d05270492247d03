-- A registration is listed once, when its numbers are written, and not also before: an update of the founding number
-- always follows. Whoever waits for no number (vendors, sample data) is listed at once, as before.
DROP TRIGGER admin_members_insert;
--> statement-breakpoint
CREATE TRIGGER admin_members_insert AFTER INSERT ON users WHEN NEW.claim <> 'pending'
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
DROP TRIGGER directory_insert;
--> statement-breakpoint
CREATE TRIGGER directory_insert AFTER INSERT ON users WHEN NEW.claim <> 'pending'
BEGIN
  INSERT INTO directory_places (user_id, place)
  SELECT user_id, place FROM directory_documents WHERE user_id = NEW.id;
  INSERT INTO directory (rowid, words, facets)
  SELECT place, words, facets FROM directory_documents WHERE user_id = NEW.id;
END;
--> statement-breakpoint
DROP TRIGGER directory_update;
--> statement-breakpoint
CREATE TRIGGER directory_update AFTER UPDATE OF first_name, last_name, company_name, business_description, city,
  other_business_type, license_type, license_status, vendor_type, services_offered, looking_for, is_profile_public,
  founding_number, is_sample_data, featured_until, placement_until, account_type, client_referrals ON users
BEGIN
  DELETE FROM directory WHERE rowid = (SELECT place FROM directory_places WHERE user_id = OLD.id);
  INSERT INTO directory_places (user_id, place)
  SELECT user_id, place FROM directory_documents WHERE user_id = NEW.id
  ON CONFLICT (user_id) DO UPDATE SET place = excluded.place;
  INSERT INTO directory (rowid, words, facets)
  SELECT place, words, facets FROM directory_documents WHERE user_id = NEW.id;
END;
