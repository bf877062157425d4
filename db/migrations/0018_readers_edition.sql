CREATE TABLE `editions` (
	`of` text PRIMARY KEY NOT NULL,
	`number` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO `editions` (`of`) VALUES ('readers');
--> statement-breakpoint
CREATE TRIGGER `blog_posts_insert_seen` AFTER INSERT ON `blog_posts` WHEN new.status = 'published' BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_update_seen` AFTER UPDATE ON `blog_posts` WHEN 'published' IN (old.status, new.status) BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_posts_delete_seen` AFTER DELETE ON `blog_posts` WHEN old.status = 'published' BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_categories_insert_seen` AFTER INSERT ON `blog_categories` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_categories_update_seen` AFTER UPDATE ON `blog_categories` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_categories_delete_seen` AFTER DELETE ON `blog_categories` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_tags_insert_seen` AFTER INSERT ON `blog_tags` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_tags_update_seen` AFTER UPDATE ON `blog_tags` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_tags_delete_seen` AFTER DELETE ON `blog_tags` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_post_categories_insert_seen` AFTER INSERT ON `blog_post_categories` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_post_categories_update_seen` AFTER UPDATE ON `blog_post_categories` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_post_categories_delete_seen` AFTER DELETE ON `blog_post_categories` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_post_tags_insert_seen` AFTER INSERT ON `blog_post_tags` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_post_tags_update_seen` AFTER UPDATE ON `blog_post_tags` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_post_tags_delete_seen` AFTER DELETE ON `blog_post_tags` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `slug_redirects_insert_seen` AFTER INSERT ON `slug_redirects` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `slug_redirects_update_seen` AFTER UPDATE ON `slug_redirects` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `slug_redirects_delete_seen` AFTER DELETE ON `slug_redirects` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `redirects_insert_seen` AFTER INSERT ON `redirects` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `redirects_update_seen` AFTER UPDATE OF `path`, `target` ON `redirects` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `redirects_delete_seen` AFTER DELETE ON `redirects` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `media_insert_seen` AFTER INSERT ON `media` WHEN new.kind = 'blog' BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `media_update_seen` AFTER UPDATE ON `media` WHEN new.kind = 'blog' BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `media_delete_seen` AFTER DELETE ON `media` WHEN old.kind = 'blog' BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `users_update_seen` AFTER UPDATE OF `first_name`, `last_name` ON `users` WHEN old.first_name IS NOT new.first_name OR old.last_name IS NOT new.last_name BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_settings_insert_seen` AFTER INSERT ON `blog_settings` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_settings_update_seen` AFTER UPDATE ON `blog_settings` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `blog_settings_delete_seen` AFTER DELETE ON `blog_settings` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
