CREATE TABLE `admin_sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_sessions_expires` ON `admin_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`before` text,
	`after` text,
	`note` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_target` ON `audit_log` (`target`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`id`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	CONSTRAINT "contact_messages_state" CHECK(status IN ('open', 'answered'))
);
--> statement-breakpoint
CREATE INDEX `contact_messages_status` ON `contact_messages` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `former_members` (
	`digest` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `grants` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`payload` text DEFAULT '' NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "grants_kind" CHECK(kind IN ('reset', 'verify_email', 'change_email'))
);
--> statement-breakpoint
CREATE INDEX `grants_user` ON `grants` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `grants_expires` ON `grants` (`expires_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expires` ON `idempotency_keys` (`expires_at`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_user` ON `idempotency_keys` (`user_id`);--> statement-breakpoint
CREATE TABLE `link_visits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`referrer_id` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`referrer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `link_visits_referrer_day` ON `link_visits` (`referrer_id`,`day`);--> statement-breakpoint
CREATE INDEX `link_visits_day` ON `link_visits` (`day`);--> statement-breakpoint
CREATE TABLE `network` (
	`id` integer PRIMARY KEY NOT NULL,
	`licensees` integer DEFAULT 0 NOT NULL,
	`founding_taken` integer DEFAULT 0 NOT NULL,
	`total_users` integer DEFAULT 0 NOT NULL,
	`total_referrals` integer DEFAULT 0 NOT NULL,
	`total_connections` integer DEFAULT 0 NOT NULL,
	`total_messages` integer DEFAULT 0 NOT NULL,
	`highest_licensee_number` integer DEFAULT 0 NOT NULL,
	`licensees_unlocked_at` integer,
	CONSTRAINT "network_one_row" CHECK(id = 1)
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `pending_releases` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`agent` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_created` ON `sessions` (`created_at`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`blocker_id` integer NOT NULL,
	`blocked_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "blocks_not_self" CHECK(blocker_id <> blocked_id)
);
--> statement-breakpoint
CREATE INDEX `blocks_blocked` ON `blocks` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `connections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`requester_id` integer NOT NULL,
	`receiver_id` integer NOT NULL,
	`pair` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`message` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`requester_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`receiver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "connections_not_self" CHECK(requester_id <> receiver_id),
	CONSTRAINT "connections_pair_of_both" CHECK(pair = min(requester_id, receiver_id) || ':' || max(requester_id, receiver_id)),
	CONSTRAINT "connections_status" CHECK(status IN ('pending', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_pair` ON `connections` (`pair`);--> statement-breakpoint
CREATE INDEX `connections_requester` ON `connections` (`requester_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `connections_receiver` ON `connections` (`receiver_id`,`status`,`id`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`user_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`last_message_id` integer NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `other_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_recent` ON `conversations` (`user_id`,`last_message_id`);--> statement-breakpoint
CREATE INDEX `conversations_other` ON `conversations` (`other_id`);--> statement-breakpoint
CREATE TABLE `member_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reporter_id` integer,
	`reported_id` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reported_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "member_reports_state" CHECK(status IN ('open', 'dismissed', 'warned', 'removed'))
);
--> statement-breakpoint
CREATE INDEX `member_reports_status` ON `member_reports` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `member_reports_reported` ON `member_reports` (`reported_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `member_reports_open` ON `member_reports` (`reporter_id`,`reported_id`) WHERE status = 'open';--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sender_id` integer NOT NULL,
	`receiver_id` integer NOT NULL,
	`pair` text NOT NULL,
	`content` text NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`client_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`receiver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "messages_not_self" CHECK(sender_id <> receiver_id),
	CONSTRAINT "messages_length" CHECK(length(content) BETWEEN 1 AND 2000)
);
--> statement-breakpoint
CREATE INDEX `messages_pair` ON `messages` (`pair`,`id`);--> statement-breakpoint
CREATE INDEX `messages_unread` ON `messages` (`receiver_id`,`sender_id`) WHERE is_read = 0;--> statement-breakpoint
CREATE INDEX `messages_sender` ON `messages` (`sender_id`,`id`);--> statement-breakpoint
CREATE INDEX `messages_receiver` ON `messages` (`receiver_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_client_key` ON `messages` (`sender_id`,`client_key`) WHERE client_key IS NOT NULL;--> statement-breakpoint
CREATE TABLE `notification_mutes` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
CREATE UNIQUE INDEX `notifications_group` ON `notifications` (`user_id`,`kind`,`day`);--> statement-breakpoint
CREATE INDEX `notifications_recent` ON `notifications` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE TABLE `bug_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`text` text NOT NULL,
	`normalized` text NOT NULL,
	`page` text DEFAULT '' NOT NULL,
	`agent` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`duplicate_of` integer,
	`counted` integer DEFAULT false NOT NULL,
	`tokens_awarded` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bug_reports_state" CHECK(status IN ('open', 'accepted', 'rejected', 'duplicate'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bug_reports_member_text` ON `bug_reports` (`user_id`,`normalized`);--> statement-breakpoint
CREATE INDEX `bug_reports_member_day` ON `bug_reports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `bug_reports_status` ON `bug_reports` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `license_checks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`license_type` text NOT NULL,
	`license_number` text,
	`proof_key` text,
	`proof_name` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`note` text,
	`reviewer` text,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`proof_deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "license_checks_state" CHECK(status IN ('pending', 'approved', 'refused', 'more_needed', 'withdrawn'))
);
--> statement-breakpoint
CREATE INDEX `license_checks_queue` ON `license_checks` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `license_checks_user` ON `license_checks` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `license_checks_open` ON `license_checks` (`user_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `license_checks_proofs` ON `license_checks` (`decided_at`) WHERE proof_key IS NOT NULL AND proof_deleted_at IS NULL;--> statement-breakpoint
CREATE TABLE `member_achievements` (
	`user_id` integer NOT NULL,
	`achievement_id` text NOT NULL,
	`unlocked_at` integer NOT NULL,
	`collected_at` integer,
	PRIMARY KEY(`user_id`, `achievement_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `referrals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`referrer_id` integer NOT NULL,
	`referred_id` integer,
	`status` text NOT NULL,
	`reason` text,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	`reversed_at` integer,
	FOREIGN KEY (`referrer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`referred_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "referrals_status" CHECK(status IN ('credited', 'not_credited', 'reversed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referrals_referred` ON `referrals` (`referred_id`);--> statement-breakpoint
CREATE INDEX `referrals_referrer` ON `referrals` (`referrer_id`,`id`);--> statement-breakpoint
CREATE INDEX `referrals_created` ON `referrals` (`created_at`);--> statement-breakpoint
CREATE TABLE `reward_claims` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`tier_id` text NOT NULL,
	`status` text NOT NULL,
	`note` text,
	`requested_at` integer NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`delivered_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reward_claims_state" CHECK(status IN ('requested', 'scheduled', 'delivered'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reward_claims_once` ON `reward_claims` (`user_id`,`tier_id`);--> statement-breakpoint
CREATE INDEX `reward_claims_status` ON `reward_claims` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `reward_claims_running` ON `reward_claims` (`tier_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `token_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`source` text NOT NULL,
	`reason` text NOT NULL,
	`actor` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "token_entries_source" CHECK(source IN ('registration', 'referral', 'client_referral', 'achievement', 'adjustment', 'reversal'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `token_entries_key` ON `token_entries` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `token_entries_user` ON `token_entries` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `vendor_client_referrals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vendor_id` integer NOT NULL,
	`client_id` integer,
	`tokens_awarded` integer DEFAULT 3 NOT NULL,
	`is_verified` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`vendor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vendor_client_referrals_client` ON `vendor_client_referrals` (`client_id`);--> statement-breakpoint
CREATE INDEX `vendor_client_referrals_vendor` ON `vendor_client_referrals` (`vendor_id`,`id`);--> statement-breakpoint
CREATE TABLE `business_team_members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_owner_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`role` text DEFAULT 'member' NOT NULL,
	`joined_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_owner_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "business_team_members_role" CHECK(role IN ('admin', 'member'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `business_team_members_member` ON `business_team_members` (`member_id`);--> statement-breakpoint
CREATE INDEX `business_team_members_business` ON `business_team_members` (`business_owner_id`,`role`,`joined_at`);--> statement-breakpoint
CREATE TABLE `businesses` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `businesses_owner` ON `businesses` (`owner_id`);--> statement-breakpoint
CREATE TABLE `ownership_transfers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_owner_id` integer NOT NULL,
	`from_user_id` integer,
	`to_user_id` integer,
	`transferred_at` integer NOT NULL,
	`notes` text,
	FOREIGN KEY (`business_owner_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`from_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`to_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `ownership_transfers_business` ON `ownership_transfers` (`business_owner_id`,`transferred_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_fold` text NOT NULL,
	`email_verified_at` integer,
	`password_hash` text NOT NULL,
	`password_reset_required` integer DEFAULT false NOT NULL,
	`license_type` text NOT NULL,
	`license_number` text,
	`license_proof_key` text,
	`license_proof_url` text DEFAULT '' NOT NULL,
	`license_status` text DEFAULT 'none' NOT NULL,
	`license_verified_at` integer,
	`zip_code` text NOT NULL,
	`city` text,
	`referral_code` text NOT NULL,
	`skunk_tokens` integer DEFAULT 0 NOT NULL,
	`has_secured_funding` integer,
	`looking_to_raise` integer,
	`looking_to_raise_more` integer,
	`funding_amount` text,
	`company_name` text,
	`business_description` text,
	`website` text,
	`phone_number` text NOT NULL,
	`logo_url` text,
	`personal_photo_url` text,
	`is_profile_public` integer DEFAULT true NOT NULL,
	`services_offered` text DEFAULT '[]' NOT NULL,
	`looking_for` text DEFAULT '[]' NOT NULL,
	`attestation_confirmed` integer DEFAULT false NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_sample_data` integer DEFAULT false NOT NULL,
	`is_founding_member` integer DEFAULT false NOT NULL,
	`founding_number` integer,
	`licensee_number` integer,
	`claim` text DEFAULT 'none' NOT NULL,
	`business_address` text,
	`team_size` text,
	`other_business_type` text,
	`sms_consent` integer DEFAULT false NOT NULL,
	`consent_version` text NOT NULL,
	`consented_at` integer NOT NULL,
	`account_type` text DEFAULT 'business' NOT NULL,
	`vendor_type` text,
	`client_referrals` integer DEFAULT 0 NOT NULL,
	`has_full_platform_access` integer DEFAULT false NOT NULL,
	`business_owner_id` integer,
	`is_business_owner` integer DEFAULT true NOT NULL,
	`business_ownership_details` text,
	`managed_business_ids` text DEFAULT '[]' NOT NULL,
	`bugs_reported` integer DEFAULT 0 NOT NULL,
	`featured_until` integer DEFAULT 0 NOT NULL,
	`placement_until` integer DEFAULT 0 NOT NULL,
	`email_digest` integer DEFAULT false NOT NULL,
	`warned_at` integer,
	`profile_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_owner_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "users_tokens_not_negative" CHECK(skunk_tokens >= 0),
	CONSTRAINT "users_founding_range" CHECK(founding_number IS NULL OR founding_number BETWEEN 1 AND 50),
	CONSTRAINT "users_founding_is_business" CHECK(founding_number IS NULL OR account_type = 'business'),
	CONSTRAINT "users_founding_flag" CHECK(is_founding_member = (founding_number IS NOT NULL)),
	CONSTRAINT "users_account_type" CHECK(account_type IN ('business', 'vendor')),
	CONSTRAINT "users_claim_state" CHECK(claim IN ('none', 'pending', 'done')),
	CONSTRAINT "users_license_status" CHECK(license_status IN ('none', 'pending', 'verified', 'refused'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_referral_code` ON `users` (`referral_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_founding_number` ON `users` (`founding_number`) WHERE founding_number IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `users_licensee_number` ON `users` (`licensee_number`) WHERE licensee_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_claim_pending` ON `users` (`id`) WHERE claim = 'pending';--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_license_number` ON `users` (`license_number`) WHERE license_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_business_owner` ON `users` (`business_owner_id`) WHERE business_owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_phone` ON `users` (`phone_number`);