-- An AUTOINCREMENT insert reads the table of sequences up to the row of its own table, and a CHECK with a list builds
-- that list anew. A registration writes to all of these; none of them needs an id that never comes back.
CREATE TABLE `__new_grants` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`payload` text DEFAULT '' NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "grants_kind" CHECK(kind = 'reset' OR kind = 'verify_email' OR kind = 'change_email')
);
--> statement-breakpoint
INSERT INTO `__new_grants`("hash", "user_id", "kind", "payload", "expires_at") SELECT "hash", "user_id", "kind", "payload", "expires_at" FROM `grants`;--> statement-breakpoint
DROP TABLE `grants`;--> statement-breakpoint
ALTER TABLE `__new_grants` RENAME TO `grants`;--> statement-breakpoint
CREATE INDEX `grants_user` ON `grants` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `grants_expires` ON `grants` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_referrals` (
	`id` integer PRIMARY KEY NOT NULL,
	`referrer_id` integer NOT NULL,
	`referred_id` integer,
	`status` text NOT NULL,
	`reason` text,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	`reversed_at` integer,
	FOREIGN KEY (`referrer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`referred_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "referrals_status" CHECK(status = 'credited' OR status = 'not_credited' OR status = 'reversed')
);
--> statement-breakpoint
INSERT INTO `__new_referrals`("id", "referrer_id", "referred_id", "status", "reason", "amount", "created_at", "reversed_at") SELECT "id", "referrer_id", "referred_id", "status", "reason", "amount", "created_at", "reversed_at" FROM `referrals`;--> statement-breakpoint
DROP TABLE `referrals`;--> statement-breakpoint
ALTER TABLE `__new_referrals` RENAME TO `referrals`;--> statement-breakpoint
CREATE UNIQUE INDEX `referrals_referred` ON `referrals` (`referred_id`);--> statement-breakpoint
CREATE INDEX `referrals_referrer` ON `referrals` (`referrer_id`,`id`);--> statement-breakpoint
CREATE INDEX `referrals_created` ON `referrals` (`created_at`);--> statement-breakpoint
CREATE TABLE `__new_token_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`source` text NOT NULL,
	`reason` text NOT NULL,
	`actor` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "token_entries_source" CHECK(source = 'registration' OR source = 'referral' OR source = 'client_referral' OR source = 'achievement' OR source = 'adjustment' OR source = 'reversal')
);
--> statement-breakpoint
INSERT INTO `__new_token_entries`("id", "user_id", "amount", "source", "reason", "actor", "idempotency_key", "created_at") SELECT "id", "user_id", "amount", "source", "reason", "actor", "idempotency_key", "created_at" FROM `token_entries`;--> statement-breakpoint
DROP TABLE `token_entries`;--> statement-breakpoint
ALTER TABLE `__new_token_entries` RENAME TO `token_entries`;--> statement-breakpoint
CREATE UNIQUE INDEX `token_entries_key` ON `token_entries` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `token_entries_user` ON `token_entries` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `__new_outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`payload` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_outbox`("id", "user_id", "kind", "recipient", "payload", "attempts", "next_attempt_at", "sent_at", "created_at") SELECT "id", "user_id", "kind", "recipient", "payload", "attempts", "next_attempt_at", "sent_at", "created_at" FROM `outbox`;--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
ALTER TABLE `__new_outbox` RENAME TO `outbox`;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `__new_notifications` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`read_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "user_id", "kind", "day", "count", "detail", "read_at", "updated_at") SELECT "id", "user_id", "kind", "day", "count", "detail", "read_at", "updated_at" FROM `notifications`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_group` ON `notifications` (`user_id`,`kind`,`day`);--> statement-breakpoint
CREATE INDEX `notifications_recent` ON `notifications` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE TABLE `__new_vendor_client_referrals` (
	`id` integer PRIMARY KEY NOT NULL,
	`vendor_id` integer NOT NULL,
	`client_id` integer,
	`tokens_awarded` integer DEFAULT 3 NOT NULL,
	`is_verified` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`vendor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_vendor_client_referrals`("id", "vendor_id", "client_id", "tokens_awarded", "is_verified", "created_at") SELECT "id", "vendor_id", "client_id", "tokens_awarded", "is_verified", "created_at" FROM `vendor_client_referrals`;--> statement-breakpoint
DROP TABLE `vendor_client_referrals`;--> statement-breakpoint
ALTER TABLE `__new_vendor_client_referrals` RENAME TO `vendor_client_referrals`;--> statement-breakpoint
CREATE UNIQUE INDEX `vendor_client_referrals_client` ON `vendor_client_referrals` (`client_id`);--> statement-breakpoint
CREATE INDEX `vendor_client_referrals_vendor` ON `vendor_client_referrals` (`vendor_id`,`id`);--> statement-breakpoint
-- The triggers went with their tables.
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
CREATE TRIGGER network_days_referral AFTER INSERT ON referrals WHEN NEW.status = 'credited'
BEGIN
  INSERT INTO network_days (day, referrals) VALUES (date(NEW.created_at / 1000, 'unixepoch'), 1)
  ON CONFLICT (day) DO UPDATE SET referrals = referrals + 1;
END;
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
