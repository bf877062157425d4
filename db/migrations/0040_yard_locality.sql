ALTER TABLE `design_requests` ADD `locality` text;--> statement-breakpoint
ALTER TABLE `users` ADD `locality` text DEFAULT '' NOT NULL;