CREATE TABLE `bug_drafts` (
	`author` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bug_drafts_created` ON `bug_drafts` (`created_at`);