CREATE TABLE `shop_settings` (
	`part` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `shop_settings_insert_seen` AFTER INSERT ON `shop_settings` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `shop_settings_update_seen` AFTER UPDATE ON `shop_settings` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `shop_settings_delete_seen` AFTER DELETE ON `shop_settings` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
