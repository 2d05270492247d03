-- What SQLite cannot fold is stored folded. The Worker writes these columns and its maintenance fills them for the
-- members already there, a few at a time, which also writes their search documents anew; until then they are found as
-- before.
DROP INDEX `users_by_name`;
--> statement-breakpoint
DROP INDEX `users_admins_by_name`;
--> statement-breakpoint
DROP INDEX `users_samples_by_name`;
--> statement-breakpoint
DROP INDEX `users_founders_by_name`;
--> statement-breakpoint
ALTER TABLE `users` ADD `name_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `listing_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `name_words` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `profile_words` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `fold_version` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX `users_fold_outdated` ON `users` (`id`) WHERE fold_version < 1;
--> statement-breakpoint
UPDATE users SET name_key = lower(last_name || ' ' || first_name), listing_key = lower(ifnull(company_name, first_name || ' ' || last_name));
--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`name_key`,`id`);
--> statement-breakpoint
CREATE INDEX `users_admins_by_name` ON `users` (`name_key`,`id`) WHERE is_admin = 1;
--> statement-breakpoint
CREATE INDEX `users_samples_by_name` ON `users` (`name_key`,`id`) WHERE is_sample_data = 1;
--> statement-breakpoint
CREATE INDEX `users_founders_by_name` ON `users` (`name_key`,`id`) WHERE founding_number IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER admin_members_insert;
--> statement-breakpoint
CREATE TRIGGER admin_members_insert AFTER INSERT ON users WHEN NEW.claim <> 'pending'
BEGIN
  INSERT INTO admin_members (rowid, text, flags) VALUES (
    NEW.id,
    NEW.first_name || ' ' || NEW.last_name || ' ' || ifnull(NEW.company_name, '') || ' ' || NEW.email || ' ' || NEW.referral_code
      || ' ' || NEW.phone_number || ' ' || substr(NEW.phone_number, -7) || ' ' || ifnull(NEW.license_number, '') || ' ' || NEW.name_words,
    'type' || NEW.account_type || ' license' || replace(NEW.license_type, '_', '') || ' status' || NEW.license_status
      || ' founding' || (NEW.founding_number IS NOT NULL) || ' sample' || NEW.is_sample_data || ' admin' || NEW.is_admin
  );
END;
--> statement-breakpoint
DROP TRIGGER admin_members_first_listing;
--> statement-breakpoint
CREATE TRIGGER admin_members_first_listing AFTER UPDATE OF claim ON users WHEN OLD.claim = 'pending' AND NEW.claim <> 'pending'
BEGIN
  INSERT INTO admin_members (rowid, text, flags) VALUES (
    NEW.id,
    NEW.first_name || ' ' || NEW.last_name || ' ' || ifnull(NEW.company_name, '') || ' ' || NEW.email || ' ' || NEW.referral_code
      || ' ' || NEW.phone_number || ' ' || substr(NEW.phone_number, -7) || ' ' || ifnull(NEW.license_number, '') || ' ' || NEW.name_words,
    'type' || NEW.account_type || ' license' || replace(NEW.license_type, '_', '') || ' status' || NEW.license_status
      || ' founding' || (NEW.founding_number IS NOT NULL) || ' sample' || NEW.is_sample_data || ' admin' || NEW.is_admin
  );
END;
--> statement-breakpoint
DROP TRIGGER admin_members_update;
--> statement-breakpoint
CREATE TRIGGER admin_members_update AFTER UPDATE OF first_name, last_name, company_name, email, referral_code, phone_number,
  license_number, name_words, account_type, license_type, license_status, founding_number, is_sample_data, is_admin ON users
WHEN OLD.claim <> 'pending'
BEGIN
  DELETE FROM admin_members WHERE rowid = OLD.id;
  INSERT INTO admin_members (rowid, text, flags) VALUES (
    NEW.id,
    NEW.first_name || ' ' || NEW.last_name || ' ' || ifnull(NEW.company_name, '') || ' ' || NEW.email || ' ' || NEW.referral_code
      || ' ' || NEW.phone_number || ' ' || substr(NEW.phone_number, -7) || ' ' || ifnull(NEW.license_number, '') || ' ' || NEW.name_words,
    'type' || NEW.account_type || ' license' || replace(NEW.license_type, '_', '') || ' status' || NEW.license_status
      || ' founding' || (NEW.founding_number IS NOT NULL) || ' sample' || NEW.is_sample_data || ' admin' || NEW.is_admin
  );
END;
--> statement-breakpoint
DROP TRIGGER directory_update;
--> statement-breakpoint
DROP VIEW directory_documents;
--> statement-breakpoint
-- The five digits of the ZIP are a word; the ZIP and its state are filters, too.
CREATE VIEW directory_documents AS
SELECT u.id AS user_id,
  u.id + CASE
    WHEN u.is_sample_data = 1 THEN 0
    WHEN max(u.featured_until, u.placement_until) > unixepoch('subsec') * 1000
      OR (u.account_type = 'vendor' AND u.client_referrals >= 10) THEN 3000000000000
    WHEN u.founding_number IS NOT NULL THEN 2000000000000 + (50 - u.founding_number) * 10000000000
    ELSE 1000000000000
  END AS place,
  replace(
    u.first_name || ' ' || u.last_name || ' ' || ifnull(u.company_name, '') || ' ' || ifnull(u.business_description, '')
      || ' ' || ifnull(u.city, '') || ' ' || ifnull(u.other_business_type, '')
      || ' ' || ifnull((SELECT l.label FROM directory_labels l WHERE l.value = u.license_type), '')
      || ' ' || ifnull((SELECT l.label FROM directory_labels l WHERE l.value = u.vendor_type), '')
      || ' ' || ifnull((SELECT group_concat(ifnull(l.label, s.value), ' ')
           FROM json_each(u.services_offered) s LEFT JOIN directory_labels l ON l.value = s.value), '')
      || ' ' || ifnull((SELECT group_concat(w.value, ' ') FROM json_each(u.looking_for) w), '')
      || ' ' || substr(u.zip_code, 1, 5) || ' ' || u.name_words || ' ' || u.profile_words,
    char(57344), ' ') AS words,
  char(57344) || CASE WHEN u.is_profile_public = 1 AND u.license_status <> 'refused' THEN 'public' ELSE 'hidden' END
    || ' ' || char(57344) || replace(u.license_type, '_', '')
    || CASE WHEN u.license_status = 'verified' THEN ' ' || char(57344) || 'verified' ELSE '' END
    || ' ' || char(57344) || 'zip' || substr(u.zip_code, 1, 5)
    || CASE
      WHEN u.zip_code BETWEEN '550' AND '568' THEN ' ' || char(57344) || 'statemn'
      WHEN u.zip_code BETWEEN '530' AND '550' THEN ' ' || char(57344) || 'statewi'
      WHEN u.zip_code BETWEEN '500' AND '529' THEN ' ' || char(57344) || 'stateia'
      WHEN u.zip_code BETWEEN '570' AND '578' THEN ' ' || char(57344) || 'statesd'
      WHEN u.zip_code BETWEEN '580' AND '589' THEN ' ' || char(57344) || 'statend'
      ELSE '' END AS facets
FROM users u;
--> statement-breakpoint
CREATE TRIGGER directory_update AFTER UPDATE OF first_name, last_name, company_name, business_description, city,
  other_business_type, license_type, license_status, vendor_type, services_offered, looking_for, is_profile_public, zip_code,
  name_words, profile_words, founding_number, is_sample_data, featured_until, placement_until, account_type, client_referrals ON users
WHEN OLD.claim <> 'pending' AND NOT (
  NEW.client_referrals <> OLD.client_referrals AND (NEW.client_referrals >= 10) = (OLD.client_referrals >= 10))
BEGIN
  DELETE FROM directory WHERE rowid = (SELECT place FROM directory_places WHERE user_id = OLD.id);
  UPDATE directory_places SET place = (SELECT place FROM directory_documents WHERE user_id = NEW.id)
  WHERE user_id = NEW.id;
  INSERT INTO directory (rowid, words, facets)
  SELECT place, words, facets FROM directory_documents WHERE user_id = NEW.id;
END;
