ALTER TABLE `deleted_orders` RENAME COLUMN `package_price` TO `price_cents`;
--> statement-breakpoint
ALTER TABLE `design_requests` RENAME COLUMN `package_price` TO `price_cents`;
--> statement-breakpoint
CREATE TABLE `packages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`best_for` text NOT NULL,
	`price_cents` integer NOT NULL,
	`image_count` integer NOT NULL,
	`popular` integer DEFAULT false NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `packages_name_unique` ON `packages` (`name`);
--> statement-breakpoint
ALTER TABLE `deleted_orders` ADD `currency` text DEFAULT 'usd' NOT NULL;
--> statement-breakpoint
ALTER TABLE `design_requests` ADD `currency` text DEFAULT 'usd' NOT NULL;
--> statement-breakpoint
UPDATE `deleted_orders` SET `price_cents` = `price_cents` * 100;
--> statement-breakpoint
UPDATE `design_requests` SET `price_cents` = `price_cents` * 100;
--> statement-breakpoint
INSERT INTO `packages` (`id`, `name`, `description`, `best_for`, `price_cents`, `image_count`, `popular`, `position`) VALUES
	('quick-look', 'Quick Look', 'One design: see what your yard could be', 'First-time users', 400, 1, false, 1),
	('standard', 'Standard', 'Five different designs to compare', 'Most yards', 900, 5, true, 2),
	('best-value', 'Best Value', 'Ten different designs, to find the one', 'Planning a real project', 1400, 10, false, 3);
--> statement-breakpoint
CREATE TRIGGER `packages_insert_seen` AFTER INSERT ON `packages` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `packages_update_seen` AFTER UPDATE ON `packages` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
--> statement-breakpoint
CREATE TRIGGER `packages_delete_seen` AFTER DELETE ON `packages` BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
