CREATE INDEX `member_reports_reporter` ON `member_reports` (`reporter_id`);--> statement-breakpoint
CREATE INDEX `ownership_transfers_from` ON `ownership_transfers` (`from_user_id`);--> statement-breakpoint
CREATE INDEX `ownership_transfers_to` ON `ownership_transfers` (`to_user_id`);