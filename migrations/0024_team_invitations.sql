CREATE TABLE `team_invitations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_owner_id` integer NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`role` text DEFAULT 'member' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`invited_by` integer,
	`invited_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`business_owner_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "team_invitations_role" CHECK(role IN ('admin', 'member')),
	CONSTRAINT "team_invitations_status" CHECK(status = 'open' OR status = 'accepted' OR status = 'declined' OR status = 'withdrawn')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitations_pair` ON `team_invitations` (`business_owner_id`,`email_key`);--> statement-breakpoint
CREATE INDEX `team_invitations_address` ON `team_invitations` (`email_key`,`status`);--> statement-breakpoint
CREATE INDEX `team_invitations_inviter` ON `team_invitations` (`invited_by`);--> statement-breakpoint
CREATE INDEX `team_invitations_expiry` ON `team_invitations` (`expires_at`);