CREATE TABLE `moments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`image_id` integer NOT NULL,
	`moment` text NOT NULL,
	`status` text DEFAULT 'asked' NOT NULL,
	`image_path` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `design_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_id`) REFERENCES `design_images`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_path`) REFERENCES `media`(`path`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moments_once` ON `moments` (`image_id`,`moment`);--> statement-breakpoint
CREATE INDEX `moments_request` ON `moments` (`request_id`);--> statement-breakpoint
CREATE INDEX `moments_asked` ON `moments` (`id`) WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX `moments_picture` ON `moments` (`image_path`);