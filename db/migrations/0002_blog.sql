CREATE TABLE `blog_drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`editor_id` integer NOT NULL,
	`post_id` integer,
	`fields` text NOT NULL,
	`based_on` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`editor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_drafts_editor_post` ON `blog_drafts` (`editor_id`,`post_id`);--> statement-breakpoint
CREATE INDEX `blog_drafts_post` ON `blog_drafts` (`post_id`);--> statement-breakpoint
CREATE TABLE `blog_revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` integer NOT NULL,
	`editor_id` integer,
	`snapshot` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`editor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `blog_revisions_post` ON `blog_revisions` (`post_id`,`id`);--> statement-breakpoint
DROP INDEX `blog_posts_status_published`;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `featured_image_alt` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `updated_by_id` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `content_html` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `renderer_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `reading_minutes` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `sort_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`published_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_created` ON `blog_posts` (`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_title` ON `blog_posts` (`sort_title`);--> statement-breakpoint
CREATE INDEX `blog_posts_search` ON `blog_posts` (`search_text`,`status`,`published_at`,`created_at`,`sort_title`);--> statement-breakpoint
CREATE INDEX `blog_posts_status_published` ON `blog_posts` (`status`,`published_at`,`created_at`,`slug`,`updated_at`);--> statement-breakpoint
CREATE INDEX `blog_post_categories_category` ON `blog_post_categories` (`category_id`);--> statement-breakpoint
CREATE INDEX `blog_post_tags_tag` ON `blog_post_tags` (`tag_id`);--> statement-breakpoint
CREATE INDEX `slug_redirects_post` ON `slug_redirects` (`post_id`);