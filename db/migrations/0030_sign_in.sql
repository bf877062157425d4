CREATE TABLE `mailed_sign_ins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`browser` text NOT NULL,
	`wrong_codes` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `mailed_sign_ins_email` ON `mailed_sign_ins` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `mailed_sign_ins_browser` ON `mailed_sign_ins` (`browser`,`created_at`);--> statement-breakpoint
CREATE INDEX `mailed_sign_ins_created` ON `mailed_sign_ins` (`created_at`);--> statement-breakpoint
ALTER TABLE `identities` ADD `email_claim` text;--> statement-breakpoint
ALTER TABLE `identities` ADD `groups` text;--> statement-breakpoint
CREATE INDEX `identities_email` ON `identities` (`email`);