-- The current text of every trigger, and of the view that some of them read; migrations/ is how it came to be. A test
-- proves that a migrated database has exactly these.

-- Counts and balances

-- Counts of members, licensees and founders: counting would read every row.
CREATE TRIGGER users_count_insert AFTER INSERT ON users
BEGIN
  UPDATE network SET
    total_users = total_users + 1,
    licensees = licensees + (NEW.account_type = 'business' AND NEW.is_sample_data = 0),
    founding_taken = founding_taken + (NEW.founding_number IS NOT NULL);
END;

CREATE TRIGGER users_count_delete AFTER DELETE ON users
BEGIN
  UPDATE network SET
    total_users = total_users - 1,
    licensees = licensees - (OLD.account_type = 'business' AND OLD.is_sample_data = 0),
    founding_taken = founding_taken - (OLD.founding_number IS NOT NULL);
END;

CREATE TRIGGER users_count_update AFTER UPDATE OF account_type, is_sample_data, founding_number ON users
BEGIN
  UPDATE network SET
    licensees = licensees
      + (NEW.account_type = 'business' AND NEW.is_sample_data = 0)
      - (OLD.account_type = 'business' AND OLD.is_sample_data = 0),
    founding_taken = founding_taken + (NEW.founding_number IS NOT NULL) - (OLD.founding_number IS NOT NULL);
END;

-- Counts of referrals, connections and messages.
CREATE TRIGGER referrals_count_insert AFTER INSERT ON referrals
BEGIN
  UPDATE network SET total_referrals = total_referrals + 1;
END;

CREATE TRIGGER referrals_count_delete AFTER DELETE ON referrals
BEGIN
  UPDATE network SET total_referrals = total_referrals - 1;
END;

CREATE TRIGGER connections_count_insert AFTER INSERT ON connections
BEGIN
  UPDATE network SET total_connections = total_connections + (NEW.status = 'accepted');
END;

CREATE TRIGGER connections_count_update AFTER UPDATE OF status ON connections
BEGIN
  UPDATE network SET total_connections = total_connections + (NEW.status = 'accepted') - (OLD.status = 'accepted');
END;

CREATE TRIGGER connections_count_delete AFTER DELETE ON connections
BEGIN
  UPDATE network SET total_connections = total_connections - (OLD.status = 'accepted');
END;

CREATE TRIGGER messages_count_insert AFTER INSERT ON messages
BEGIN
  UPDATE network SET total_messages = total_messages + 1;
END;

CREATE TRIGGER messages_count_delete AFTER DELETE ON messages
BEGIN
  UPDATE network SET total_messages = total_messages - 1;
END;

-- Events by UTC day, for the staff's charts; they stay counted when their rows are gone.
CREATE TRIGGER network_days_registration AFTER INSERT ON users WHEN NEW.is_sample_data = 0
BEGIN
  INSERT INTO network_days (day, registrations) VALUES (date(NEW.created_at / 1000, 'unixepoch'), 1)
  ON CONFLICT (day) DO UPDATE SET registrations = registrations + 1;
END;

CREATE TRIGGER network_days_referral AFTER INSERT ON referrals WHEN NEW.status = 'credited'
BEGIN
  INSERT INTO network_days (day, referrals) VALUES (date(NEW.created_at / 1000, 'unixepoch'), 1)
  ON CONFLICT (day) DO UPDATE SET referrals = referrals + 1;
END;

CREATE TRIGGER network_days_visit AFTER INSERT ON link_visits
BEGIN
  INSERT INTO network_days (day, visits) VALUES (NEW.day, NEW.count)
  ON CONFLICT (day) DO UPDATE SET visits = visits + NEW.count;
END;

CREATE TRIGGER network_days_visit_again AFTER UPDATE OF count ON link_visits
BEGIN
  INSERT INTO network_days (day, visits) VALUES (NEW.day, NEW.count - OLD.count)
  ON CONFLICT (day) DO UPDATE SET visits = visits + NEW.count - OLD.count;
END;

-- A balance is the sum of its ledger; the column's CHECK prevents a negative one.
CREATE TRIGGER token_entries_keep_balance AFTER INSERT ON token_entries
BEGIN
  UPDATE users SET skunk_tokens = skunk_tokens + NEW.amount WHERE id = NEW.user_id;
END;

-- Credited referrals per member, for the staff's list of top referrers.
CREATE TRIGGER referrer_counts_insert AFTER INSERT ON referrals WHEN NEW.status = 'credited'
BEGIN
  INSERT INTO referrer_counts (user_id, credited) VALUES (NEW.referrer_id, 1)
  ON CONFLICT (user_id) DO UPDATE SET credited = credited + 1;
END;

CREATE TRIGGER referrer_counts_update AFTER UPDATE OF status ON referrals
BEGIN
  UPDATE referrer_counts SET credited = credited + (NEW.status = 'credited') - (OLD.status = 'credited')
  WHERE user_id = NEW.referrer_id;
END;

CREATE TRIGGER referrer_counts_delete AFTER DELETE ON referrals WHEN OLD.status = 'credited'
BEGIN
  UPDATE referrer_counts SET credited = credited - 1 WHERE user_id = OLD.referrer_id;
END;

-- A vendor's client referrals; the fifth gives full access.
CREATE TRIGGER vendor_client_referrals_count AFTER INSERT ON vendor_client_referrals WHEN NEW.is_verified = 1
BEGIN
  UPDATE users SET client_referrals = client_referrals + 1, has_full_platform_access = client_referrals + 1 >= 5
  WHERE id = NEW.vendor_id;
END;

-- Reversing or restoring a client referral changes the count by one.
CREATE TRIGGER vendor_client_referrals_recount AFTER UPDATE OF is_verified ON vendor_client_referrals
WHEN NEW.is_verified <> OLD.is_verified
BEGIN
  UPDATE users SET client_referrals = max(client_referrals + NEW.is_verified - OLD.is_verified, 0),
    has_full_platform_access = client_referrals + NEW.is_verified - OLD.is_verified >= 5
  WHERE id = NEW.vendor_id;
END;

-- Counted bug reports per member, which achievements depend on.
CREATE TRIGGER bug_reports_count AFTER INSERT ON bug_reports WHEN NEW.counted = 1
BEGIN
  UPDATE users SET bugs_reported = bugs_reported + 1 WHERE id = NEW.user_id;
END;

-- The counts of the tabs on the connections page, and the licenses that each member has collected.
CREATE TRIGGER connections_relations_insert AFTER INSERT ON connections
BEGIN
  INSERT INTO connection_counts (user_id, connections, sent) VALUES (NEW.requester_id, NEW.status = 'accepted', NEW.status = 'pending')
    ON CONFLICT (user_id) DO UPDATE SET connections = connections + excluded.connections, sent = sent + excluded.sent;
  INSERT INTO connection_counts (user_id, connections, requests) VALUES (NEW.receiver_id, NEW.status = 'accepted', NEW.status = 'pending')
    ON CONFLICT (user_id) DO UPDATE SET connections = connections + excluded.connections, requests = requests + excluded.requests;
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT NEW.requester_id, license_type, 1 FROM users WHERE id = NEW.receiver_id AND NEW.status = 'accepted'
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT NEW.receiver_id, license_type, 1 FROM users WHERE id = NEW.requester_id AND NEW.status = 'accepted'
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
END;

CREATE TRIGGER connections_relations_update AFTER UPDATE OF status, requester_id ON connections
BEGIN
  UPDATE connection_counts SET connections = connections - (OLD.status = 'accepted'), sent = sent - (OLD.status = 'pending')
    WHERE user_id = OLD.requester_id;
  UPDATE connection_counts SET connections = connections - (OLD.status = 'accepted'), requests = requests - (OLD.status = 'pending')
    WHERE user_id = OLD.receiver_id;
  UPDATE connection_counts SET connections = connections + (NEW.status = 'accepted'), sent = sent + (NEW.status = 'pending')
    WHERE user_id = NEW.requester_id;
  UPDATE connection_counts SET connections = connections + (NEW.status = 'accepted'), requests = requests + (NEW.status = 'pending')
    WHERE user_id = NEW.receiver_id;
  UPDATE license_collection SET members = members - 1
    WHERE OLD.status = 'accepted' AND user_id = OLD.requester_id AND license_type = (SELECT license_type FROM users WHERE id = OLD.receiver_id);
  UPDATE license_collection SET members = members - 1
    WHERE OLD.status = 'accepted' AND user_id = OLD.receiver_id AND license_type = (SELECT license_type FROM users WHERE id = OLD.requester_id);
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT NEW.requester_id, license_type, 1 FROM users WHERE id = NEW.receiver_id AND NEW.status = 'accepted'
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT NEW.receiver_id, license_type, 1 FROM users WHERE id = NEW.requester_id AND NEW.status = 'accepted'
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
END;

CREATE TRIGGER connections_relations_delete AFTER DELETE ON connections
BEGIN
  UPDATE connection_counts SET connections = connections - (OLD.status = 'accepted'), sent = sent - (OLD.status = 'pending')
    WHERE user_id = OLD.requester_id;
  UPDATE connection_counts SET connections = connections - (OLD.status = 'accepted'), requests = requests - (OLD.status = 'pending')
    WHERE user_id = OLD.receiver_id;
  UPDATE license_collection SET members = members - 1
    WHERE OLD.status = 'accepted' AND user_id = OLD.requester_id AND license_type = (SELECT license_type FROM users WHERE id = OLD.receiver_id);
  UPDATE license_collection SET members = members - 1
    WHERE OLD.status = 'accepted' AND user_id = OLD.receiver_id AND license_type = (SELECT license_type FROM users WHERE id = OLD.requester_id);
END;

-- Runs before the deletion, since the collections of connections are updated by the deleted member's license.
CREATE TRIGGER users_relations_delete BEFORE DELETE ON users
BEGIN
  DELETE FROM connections WHERE requester_id = OLD.id;
  DELETE FROM connections WHERE receiver_id = OLD.id;
END;

-- A changed license moves its member within the collections of their connections.
CREATE TRIGGER users_relations_license AFTER UPDATE OF license_type ON users
WHEN OLD.license_type <> NEW.license_type
BEGIN
  UPDATE license_collection SET members = members - 1
    WHERE license_type = OLD.license_type AND user_id IN (
      SELECT receiver_id FROM connections WHERE requester_id = NEW.id AND status = 'accepted'
      UNION ALL SELECT requester_id FROM connections WHERE receiver_id = NEW.id AND status = 'accepted');
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT other, NEW.license_type, 1 FROM (
      SELECT receiver_id AS other FROM connections WHERE requester_id = NEW.id AND status = 'accepted'
      UNION ALL SELECT requester_id FROM connections WHERE receiver_id = NEW.id AND status = 'accepted') WHERE TRUE
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
END;

-- The newest message and the number of unread ones per conversation.
CREATE TRIGGER messages_conversation_insert AFTER INSERT ON messages
BEGIN
  INSERT INTO conversations (user_id, other_id, last_message_id) VALUES (NEW.sender_id, NEW.receiver_id, NEW.id)
    ON CONFLICT (user_id, other_id) DO UPDATE SET last_message_id = excluded.last_message_id;
  INSERT INTO conversations (user_id, other_id, last_message_id, unread) VALUES (NEW.receiver_id, NEW.sender_id, NEW.id, 1)
    ON CONFLICT (user_id, other_id) DO UPDATE SET last_message_id = excluded.last_message_id, unread = unread + 1;
END;

CREATE TRIGGER messages_conversation_read AFTER UPDATE OF is_read ON messages
WHEN OLD.is_read = 0 AND NEW.is_read = 1
BEGIN
  UPDATE conversations SET unread = max(0, unread - 1) WHERE user_id = NEW.receiver_id AND other_id = NEW.sender_id;
END;

-- The taken founding places in one row, since every visitor requests all fifty.
CREATE TRIGGER founding_sheet_update AFTER UPDATE OF founding_number, licensee_number, license_type, company_name, first_name,
  last_name, is_profile_public, license_status ON users WHEN NEW.founding_number IS NOT NULL
BEGIN
  UPDATE founding_sheet SET places = json_set(places, '$."' || NEW.founding_number || '"', json_object(
      'number', NEW.founding_number, 'licenseeNumber', NEW.licensee_number, 'licenseType', NEW.license_type,
      'createdAt', NEW.created_at, 'id', NEW.id, 'name', coalesce(NEW.company_name, NEW.first_name || ' ' || NEW.last_name),
      'isListed', iif(NEW.is_profile_public AND NEW.license_status <> 'refused', 1, 0)));
END;

CREATE TRIGGER founding_sheet_release AFTER UPDATE OF founding_number ON users
WHEN OLD.founding_number IS NOT NULL AND OLD.founding_number IS NOT NEW.founding_number
BEGIN
  UPDATE founding_sheet SET places = json_remove(places, '$."' || OLD.founding_number || '"');
END;

CREATE TRIGGER founding_sheet_delete AFTER DELETE ON users WHEN OLD.founding_number IS NOT NULL
BEGIN
  UPDATE founding_sheet SET places = json_remove(places, '$."' || OLD.founding_number || '"');
END;

-- Refusals

-- Ledger entries are never changed, and are deleted only with their member.
CREATE TRIGGER token_entries_append_only BEFORE UPDATE ON token_entries
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

CREATE TRIGGER token_entries_no_delete BEFORE DELETE ON token_entries
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

-- Audit entries are never changed or deleted.
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;

CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;

-- Search documents

-- What staff search and filter members by; a phone number is also found without its area code. A registration whose
-- claim is pending is listed once, when the claim is settled.
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

-- With or without a founding number.
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

CREATE TRIGGER admin_members_delete AFTER DELETE ON users
BEGIN
  DELETE FROM admin_members WHERE rowid = OLD.id;
END;

-- The audit log's search documents.
CREATE TRIGGER audit_search_insert AFTER INSERT ON audit_log
BEGIN
  INSERT INTO audit_search (rowid, actor, action, target, note)
  VALUES (NEW.id, NEW.actor, NEW.action, NEW.target,
    ifnull(NEW.note, '') || ' ' || ifnull(NEW.before, '') || ' ' || ifnull(NEW.after, ''));
END;

-- The rows of the state's list, by the words of their names and city, by version and by license type.
CREATE TRIGGER roster_search_insert AFTER INSERT ON roster_rows
BEGIN
  INSERT INTO roster_search (rowid, text, facets) VALUES (
    NEW.id,
    NEW.business_name || ' ' || ifnull(NEW.trade_name, '') || ' ' || ifnull(NEW.city, ''),
    'v' || NEW.version_id || ' ' || replace(ifnull(NEW.license_type, 'unknown'), '_', '')
  );
END;

CREATE TRIGGER roster_search_delete AFTER DELETE ON roster_rows
BEGIN
  DELETE FROM roster_search WHERE rowid = OLD.id;
END;

-- A directory listing: its place in the order, its words, and its filters as words that no search can contain.
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

-- Listed immediately unless the claim is pending.
CREATE TRIGGER directory_insert AFTER INSERT ON users WHEN NEW.claim <> 'pending'
BEGIN
  INSERT INTO directory_places (user_id, place)
  SELECT user_id, place FROM directory_documents WHERE user_id = NEW.id;
  INSERT INTO directory (rowid, words, facets)
  SELECT place, words, facets FROM directory_documents WHERE user_id = NEW.id;
END;

-- First listed once the claim is settled, so there is no earlier entry to delete.
CREATE TRIGGER directory_first_listing AFTER UPDATE OF claim ON users WHEN OLD.claim = 'pending' AND NEW.claim <> 'pending'
BEGIN
  INSERT INTO directory (rowid, words, facets)
  SELECT place, words, facets FROM directory_documents WHERE user_id = NEW.id;
  INSERT INTO directory_places (user_id, place)
  SELECT user_id, place FROM directory_documents WHERE user_id = NEW.id;
END;

-- Of a vendor's clients only the tenth moves the listing: Gold is listed first.
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

CREATE TRIGGER directory_delete AFTER DELETE ON users
BEGIN
  DELETE FROM directory WHERE rowid = (SELECT place FROM directory_places WHERE user_id = OLD.id);
  DELETE FROM directory_places WHERE user_id = OLD.id;
END;

-- An effect that is a trigger for its cost

-- A credited referral pays its referrer and, for a vendor, counts a client. In the registration's batch, two statements
-- would look the referral and its referrer up again: 4 rows more, for a call that reads 48 of the 50 that it may.
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
