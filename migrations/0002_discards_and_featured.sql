CREATE TABLE `pending_discards` (
	`key` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `users_featured` ON `users` (`featured_until`) WHERE featured_until > 0;