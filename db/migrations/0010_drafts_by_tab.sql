DROP INDEX `blog_drafts_editor_post`;--> statement-breakpoint
ALTER TABLE `blog_drafts` ADD `tab` text;--> statement-breakpoint
CREATE UNIQUE INDEX `blog_drafts_tab` ON `blog_drafts` (`editor_id`,`tab`);--> statement-breakpoint
CREATE INDEX `blog_drafts_editor_post` ON `blog_drafts` (`editor_id`,`post_id`);