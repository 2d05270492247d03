CREATE TABLE `license_undos` (
	`check_id` integer PRIMARY KEY NOT NULL,
	`before` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`check_id`) REFERENCES `license_checks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `license_undos_expiry` ON `license_undos` (`expires_at`);