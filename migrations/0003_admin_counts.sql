CREATE TABLE `network_days` (
	`day` text PRIMARY KEY NOT NULL,
	`registrations` integer DEFAULT 0 NOT NULL,
	`referrals` integer DEFAULT 0 NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `referrer_counts` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`credited` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `referrer_counts_top` ON `referrer_counts` (`credited`,`user_id`);--> statement-breakpoint
CREATE INDEX `users_by_tokens` ON `users` (`skunk_tokens`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (last_name COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `users_admins_by_tokens` ON `users` (`skunk_tokens`,`id`) WHERE is_admin = 1;--> statement-breakpoint
CREATE INDEX `users_admins_by_name` ON `users` (last_name COLLATE NOCASE,`id`) WHERE is_admin = 1;--> statement-breakpoint
CREATE INDEX `users_samples_by_tokens` ON `users` (`skunk_tokens`,`id`) WHERE is_sample_data = 1;--> statement-breakpoint
CREATE INDEX `users_samples_by_name` ON `users` (last_name COLLATE NOCASE,`id`) WHERE is_sample_data = 1;--> statement-breakpoint
CREATE INDEX `users_founders_by_tokens` ON `users` (`skunk_tokens`,`id`) WHERE founding_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_founders_by_name` ON `users` (last_name COLLATE NOCASE,`id`) WHERE founding_number IS NOT NULL;