CREATE TABLE `blog_trash` (
	`post_id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`kept` text NOT NULL,
	`deleted_by_id` integer,
	`deleted_at` integer NOT NULL,
	FOREIGN KEY (`deleted_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `blog_trash_deleted` ON `blog_trash` (`deleted_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_shown` ON `blog_posts` (coalesce(`published_at`, `created_at`));