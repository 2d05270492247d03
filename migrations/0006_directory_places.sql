CREATE TABLE `directory_labels` (
	`value` text PRIMARY KEY NOT NULL,
	`label` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `directory_places` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`place` integer NOT NULL
);
