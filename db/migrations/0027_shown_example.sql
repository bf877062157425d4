ALTER TABLE `share_links` ADD `example_allowed_at` integer;--> statement-breakpoint
ALTER TABLE `share_links` ADD `example_shown_at` integer;--> statement-breakpoint
CREATE INDEX `share_links_example` ON `share_links` (`example_shown_at`) WHERE example_shown_at is not null;--> statement-breakpoint
CREATE TRIGGER `share_links_insert_seen` AFTER INSERT ON `share_links` WHEN new.example_shown_at IS NOT NULL BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `share_links_update_seen` AFTER UPDATE OF `example_allowed_at`, `example_shown_at`, `expires_at` ON `share_links` WHEN old.example_shown_at IS NOT NULL OR new.example_shown_at IS NOT NULL BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `share_links_delete_seen` AFTER DELETE ON `share_links` WHEN old.example_shown_at IS NOT NULL BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
