CREATE TABLE `connection_counts` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`connections` integer DEFAULT 0 NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `license_collection` (
	`user_id` integer NOT NULL,
	`license_type` text NOT NULL,
	`members` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `license_type`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_unread` ON `conversations` (`user_id`,`unread`) WHERE unread > 0;