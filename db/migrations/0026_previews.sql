CREATE TABLE `previews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer,
	`draft_id` integer,
	`user_id` integer,
	`status` text DEFAULT 'asked' NOT NULL,
	`image_path` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `design_requests`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`draft_id`) REFERENCES `design_drafts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_path`) REFERENCES `media`(`path`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `previews_request` ON `previews` (`request_id`);--> statement-breakpoint
CREATE INDEX `previews_draft` ON `previews` (`draft_id`);--> statement-breakpoint
CREATE INDEX `previews_user` ON `previews` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `previews_created` ON `previews` (`created_at`);--> statement-breakpoint
CREATE INDEX `previews_asked` ON `previews` (`id`) WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX `previews_picture` ON `previews` (`image_path`);--> statement-breakpoint
ALTER TABLE `design_drafts` ADD `seed` integer;