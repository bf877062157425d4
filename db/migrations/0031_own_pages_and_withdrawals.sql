CREATE TABLE `site_pages` (
	`path` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer,
	`name` text NOT NULL,
	`order_typed` text NOT NULL,
	`email` text NOT NULL,
	`outcome` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `design_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_requestId_unique` ON `withdrawals` (`request_id`);--> statement-breakpoint
CREATE INDEX `withdrawals_created` ON `withdrawals` (`created_at`);--> statement-breakpoint
ALTER TABLE `design_requests` ADD `consented_at` integer;
--> statement-breakpoint
CREATE TRIGGER `site_pages_insert_seen` AFTER INSERT ON `site_pages` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `site_pages_update_seen` AFTER UPDATE ON `site_pages` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `site_pages_delete_seen` AFTER DELETE ON `site_pages` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
