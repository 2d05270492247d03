-- Rules that hold whoever writes: the ledger, the counters, the audit log.
INSERT INTO network (id) VALUES (1);
--> statement-breakpoint
CREATE TRIGGER token_entries_keep_balance AFTER INSERT ON token_entries
BEGIN
  UPDATE users SET skunk_tokens = skunk_tokens + NEW.amount WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER token_entries_append_only BEFORE UPDATE ON token_entries
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER token_entries_no_delete BEFORE DELETE ON token_entries
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER users_count_insert AFTER INSERT ON users
BEGIN
  UPDATE network SET
    total_users = total_users + 1,
    licensees = licensees + (NEW.account_type = 'business' AND NEW.is_sample_data = 0),
    founding_taken = founding_taken + (NEW.founding_number IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER users_count_delete AFTER DELETE ON users
BEGIN
  UPDATE network SET
    total_users = total_users - 1,
    licensees = licensees - (OLD.account_type = 'business' AND OLD.is_sample_data = 0),
    founding_taken = founding_taken - (OLD.founding_number IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER users_count_update AFTER UPDATE OF account_type, is_sample_data, founding_number ON users
BEGIN
  UPDATE network SET
    licensees = licensees
      + (NEW.account_type = 'business' AND NEW.is_sample_data = 0)
      - (OLD.account_type = 'business' AND OLD.is_sample_data = 0),
    founding_taken = founding_taken + (NEW.founding_number IS NOT NULL) - (OLD.founding_number IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER referrals_count_insert AFTER INSERT ON referrals
BEGIN
  UPDATE network SET total_referrals = total_referrals + 1;
END;
--> statement-breakpoint
CREATE TRIGGER referrals_count_delete AFTER DELETE ON referrals
BEGIN
  UPDATE network SET total_referrals = total_referrals - 1;
END;
--> statement-breakpoint
CREATE TRIGGER connections_count_insert AFTER INSERT ON connections
BEGIN
  UPDATE network SET total_connections = total_connections + (NEW.status = 'accepted');
END;
--> statement-breakpoint
CREATE TRIGGER connections_count_update AFTER UPDATE OF status ON connections
BEGIN
  UPDATE network SET total_connections = total_connections + (NEW.status = 'accepted') - (OLD.status = 'accepted');
END;
--> statement-breakpoint
CREATE TRIGGER connections_count_delete AFTER DELETE ON connections
BEGIN
  UPDATE network SET total_connections = total_connections - (OLD.status = 'accepted');
END;
--> statement-breakpoint
CREATE TRIGGER messages_count_insert AFTER INSERT ON messages
BEGIN
  UPDATE network SET total_messages = total_messages + 1;
END;
--> statement-breakpoint
CREATE TRIGGER messages_count_delete AFTER DELETE ON messages
BEGIN
  UPDATE network SET total_messages = total_messages - 1;
END;
