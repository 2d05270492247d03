CREATE TABLE `roster_mappings` (
	`header` text PRIMARY KEY NOT NULL,
	`mapping` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `roster_rows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version_id` integer NOT NULL,
	`line` integer NOT NULL,
	`number_key` text NOT NULL,
	`number` text NOT NULL,
	`business_name` text NOT NULL,
	`trade_name` text,
	`type_text` text NOT NULL,
	`license_type` text,
	`status` text NOT NULL,
	`issued_on` text,
	`expires_on` text,
	`city` text,
	`county` text,
	`endorsements` text,
	FOREIGN KEY (`version_id`) REFERENCES `roster_versions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `roster_rows_line` ON `roster_rows` (`version_id`,`line`);--> statement-breakpoint
CREATE INDEX `roster_rows_number` ON `roster_rows` (`version_id`,`number_key`);--> statement-breakpoint
CREATE TABLE `roster_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`state` text NOT NULL,
	`file_name` text NOT NULL,
	`sha256` text NOT NULL,
	`as_of` text NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`notes` text NOT NULL,
	`difference` text,
	`coverage` text,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	`published_at` integer,
	CONSTRAINT "roster_versions_state_known" CHECK(state = 'draft' OR state = 'ready' OR state = 'published' OR state = 'replaced')
);
--> statement-breakpoint
CREATE INDEX `roster_versions_state` ON `roster_versions` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `roster_versions_sha256` ON `roster_versions` (`sha256`);--> statement-breakpoint
CREATE UNIQUE INDEX `roster_versions_published` ON `roster_versions` (`state`) WHERE state = 'published';--> statement-breakpoint
DROP INDEX `users_license_number`;--> statement-breakpoint
ALTER TABLE `users` ADD `license_basis` text;--> statement-breakpoint
ALTER TABLE `users` ADD `license_roster_id` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `license_roster_as_of` text;--> statement-breakpoint
ALTER TABLE `users` ADD `license_expires_on` text;--> statement-breakpoint
CREATE INDEX `users_license_key` ON `users` (replace(replace(replace(replace(replace(replace(replace(replace(upper(license_number), char(32), ''), char(160), ''), char(45), ''), char(8208), ''), char(8209), ''), char(8211), ''), char(8212), ''), 'O', '0')) WHERE license_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_verified` ON `users` (`id`) WHERE license_status = 'verified';--> statement-breakpoint
CREATE INDEX `users_license_expires` ON `users` (`license_expires_on`) WHERE license_expires_on IS NOT NULL;--> statement-breakpoint
ALTER TABLE `license_checks` ADD `cause` text;
--> statement-breakpoint
-- Every verification so far was made by looking at documents.
UPDATE users SET license_basis = 'hand' WHERE license_status = 'verified';
