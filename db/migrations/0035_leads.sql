CREATE TABLE `leads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer,
	`name` text NOT NULL,
	`contact` text NOT NULL,
	`message` text NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`told_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `design_requests`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_once` ON `leads` (`request_id`,`contact`,`message`);--> statement-breakpoint
CREATE INDEX `leads_untold` ON `leads` (`id`) WHERE told_at is null;--> statement-breakpoint
CREATE INDEX `leads_created` ON `leads` (`created_at`);