CREATE TABLE `share_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`image_id` integer,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`shows_wish` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`last_used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `design_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_id`) REFERENCES `design_images`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `share_links_key_unique` ON `share_links` (`key`);--> statement-breakpoint
CREATE INDEX `share_links_request` ON `share_links` (`request_id`);--> statement-breakpoint
CREATE INDEX `share_links_image` ON `share_links` (`image_id`);