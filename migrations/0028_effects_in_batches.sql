-- What follows from a registration or a decision on a license is written by the batch that makes it.
DROP TRIGGER users_welcome;
--> statement-breakpoint
DROP TRIGGER users_business;
--> statement-breakpoint
DROP TRIGGER users_license_verified;
--> statement-breakpoint
DROP TRIGGER referrals_restore;
