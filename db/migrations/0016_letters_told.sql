CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `alerts_cause` ON `alerts` (`cause`,`created_at`);--> statement-breakpoint
ALTER TABLE `letters` ADD `problem` text;--> statement-breakpoint
CREATE INDEX `letters_created` ON `letters` (`created_at`);--> statement-breakpoint
CREATE INDEX `letters_given_up` ON `letters` (`created_at`) WHERE status = 'given-up';--> statement-breakpoint
CREATE INDEX `design_requests_email` ON `design_requests` (`delivery_email`);--> statement-breakpoint
CREATE INDEX `design_requests_in_trouble` ON `design_requests` (`id`) WHERE (status in ('partial', 'error') or dispute is not null);