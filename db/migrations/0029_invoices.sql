CREATE TABLE `invoices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`series` text NOT NULL,
	`number` integer NOT NULL,
	`request_id` integer NOT NULL,
	`movement` text NOT NULL,
	`currency` text NOT NULL,
	`gross_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`content` text NOT NULL,
	`issued_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_movement_unique` ON `invoices` (`movement`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`series`,`number`);--> statement-breakpoint
CREATE INDEX `invoices_request` ON `invoices` (`request_id`);--> statement-breakpoint
CREATE INDEX `invoices_issued` ON `invoices` (`issued_at`);--> statement-breakpoint
ALTER TABLE `design_requests` ADD `buyer` text;