-- A notification is about a member, and may be mailed. Rows from before are about nobody and read as they did.
CREATE TABLE `mail_mutes` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `notifications_group`;--> statement-breakpoint
ALTER TABLE `notifications` ADD `subject_id` integer REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE `notifications` ADD `mail_at` integer;--> statement-breakpoint
ALTER TABLE `notifications` ADD `mailed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_group` ON `notifications` (`user_id`,`kind`,`day`) WHERE subject_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_about` ON `notifications` (`subject_id`,`user_id`,`kind`,`day`) WHERE subject_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_mail` ON `notifications` (`mail_at`) WHERE mail_at IS NOT NULL;--> statement-breakpoint
-- The daily mail goes first to whoever has waited longest.
DROP INDEX `users_email_digest`;--> statement-breakpoint
ALTER TABLE `users` ADD `digest_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_email_digest` ON `users` (`digest_at`,`id`) WHERE email_digest = 1;
--> statement-breakpoint
-- Who got today's already gets no second one.
UPDATE users SET digest_at = ifnull((SELECT max(created_at) FROM outbox WHERE user_id = users.id AND kind = 'digest'), 0)
WHERE email_digest = 1;
