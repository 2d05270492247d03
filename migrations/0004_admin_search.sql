-- What the admin area reads instead of counting: days, credited referrals, and two full-text indexes.
-- A table without content keeps only the index; `flags` holds the filters as words, so that a filtered page is one MATCH.
CREATE VIRTUAL TABLE admin_members USING fts5(
  text, flags, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
--> statement-breakpoint
CREATE TRIGGER admin_members_insert AFTER INSERT ON users
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
CREATE TRIGGER admin_members_update AFTER UPDATE OF first_name, last_name, company_name, email, referral_code, phone_number,
  license_number, account_type, license_type, license_status, founding_number, is_sample_data, is_admin ON users
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
CREATE TRIGGER admin_members_delete AFTER DELETE ON users
BEGIN
  DELETE FROM admin_members WHERE rowid = OLD.id;
END;
--> statement-breakpoint
INSERT INTO admin_members (rowid, text, flags)
SELECT id,
  first_name || ' ' || last_name || ' ' || ifnull(company_name, '') || ' ' || email || ' ' || referral_code
    || ' ' || phone_number || ' ' || ifnull(license_number, ''),
  'type' || account_type || ' license' || replace(license_type, '_', '') || ' status' || license_status
    || ' founding' || (founding_number IS NOT NULL) || ' sample' || is_sample_data || ' admin' || is_admin
FROM users;
--> statement-breakpoint
CREATE VIRTUAL TABLE audit_search USING fts5(
  actor, action, target, note, content = '', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER audit_search_insert AFTER INSERT ON audit_log
BEGIN
  INSERT INTO audit_search (rowid, actor, action, target, note)
  VALUES (NEW.id, NEW.actor, NEW.action, NEW.target,
    ifnull(NEW.note, '') || ' ' || ifnull(NEW.before, '') || ' ' || ifnull(NEW.after, ''));
END;
--> statement-breakpoint
INSERT INTO audit_search (rowid, actor, action, target, note)
SELECT id, actor, action, target, ifnull(note, '') || ' ' || ifnull(before, '') || ' ' || ifnull(after, '') FROM audit_log;
--> statement-breakpoint
CREATE TRIGGER network_days_registration AFTER INSERT ON users WHEN NEW.is_sample_data = 0
BEGIN
  INSERT INTO network_days (day, registrations) VALUES (date(NEW.created_at / 1000, 'unixepoch'), 1)
  ON CONFLICT (day) DO UPDATE SET registrations = registrations + 1;
END;
--> statement-breakpoint
CREATE TRIGGER network_days_referral AFTER INSERT ON referrals WHEN NEW.status = 'credited'
BEGIN
  INSERT INTO network_days (day, referrals) VALUES (date(NEW.created_at / 1000, 'unixepoch'), 1)
  ON CONFLICT (day) DO UPDATE SET referrals = referrals + 1;
END;
--> statement-breakpoint
CREATE TRIGGER network_days_visit AFTER INSERT ON link_visits
BEGIN
  INSERT INTO network_days (day, visits) VALUES (NEW.day, NEW.count)
  ON CONFLICT (day) DO UPDATE SET visits = visits + NEW.count;
END;
--> statement-breakpoint
CREATE TRIGGER network_days_visit_again AFTER UPDATE OF count ON link_visits
BEGIN
  INSERT INTO network_days (day, visits) VALUES (NEW.day, NEW.count - OLD.count)
  ON CONFLICT (day) DO UPDATE SET visits = visits + NEW.count - OLD.count;
END;
--> statement-breakpoint
INSERT INTO network_days (day, registrations, referrals, visits)
SELECT day, sum(r), sum(f), sum(v) FROM (
  SELECT date(created_at / 1000, 'unixepoch') AS day, 1 AS r, 0 AS f, 0 AS v FROM users WHERE is_sample_data = 0
  UNION ALL SELECT date(created_at / 1000, 'unixepoch'), 0, 1, 0 FROM referrals WHERE status = 'credited'
  UNION ALL SELECT day, 0, 0, count FROM link_visits
) GROUP BY day;
--> statement-breakpoint
CREATE TRIGGER referrer_counts_insert AFTER INSERT ON referrals WHEN NEW.status = 'credited'
BEGIN
  INSERT INTO referrer_counts (user_id, credited) VALUES (NEW.referrer_id, 1)
  ON CONFLICT (user_id) DO UPDATE SET credited = credited + 1;
END;
--> statement-breakpoint
CREATE TRIGGER referrer_counts_update AFTER UPDATE OF status ON referrals
BEGIN
  UPDATE referrer_counts SET credited = credited + (NEW.status = 'credited') - (OLD.status = 'credited')
  WHERE user_id = NEW.referrer_id;
END;
--> statement-breakpoint
CREATE TRIGGER referrer_counts_delete AFTER DELETE ON referrals WHEN OLD.status = 'credited'
BEGIN
  UPDATE referrer_counts SET credited = credited - 1 WHERE user_id = OLD.referrer_id;
END;
--> statement-breakpoint
INSERT INTO referrer_counts (user_id, credited)
SELECT referrer_id, count(*) FROM referrals WHERE status = 'credited' GROUP BY referrer_id;
