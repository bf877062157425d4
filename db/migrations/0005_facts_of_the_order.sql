CREATE TABLE `milestones` (
	`name` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ordered_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`variation_number` integer NOT NULL,
	`status` text DEFAULT 'outstanding' NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `design_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ordered_pictures_once` ON `ordered_pictures` (`request_id`,`variation_number`);--> statement-breakpoint
CREATE INDEX `ordered_pictures_outstanding` ON `ordered_pictures` (`id`) WHERE status = 'outstanding';--> statement-breakpoint
CREATE INDEX `ordered_pictures_finished` ON `ordered_pictures` (`status`,`finished_at`);--> statement-breakpoint
ALTER TABLE `design_requests` ADD `yard_reading_since` integer;--> statement-breakpoint
ALTER TABLE `letters` ADD `status` text DEFAULT 'owed' NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `given_up_at` integer;--> statement-breakpoint
-- What was known from the jobs until now, told by the order's own rows. A picture without an image is given up where its
-- job was, or where the order has ended.
INSERT INTO `ordered_pictures` (`request_id`, `variation_number`, `status`, `started_at`, `finished_at`, `created_at`)
WITH RECURSIVE `numbers` (`n`) AS (SELECT 1 UNION ALL SELECT `n` + 1 FROM `numbers` WHERE `n` < (SELECT max(`image_count`) FROM `design_requests`))
SELECT `r`.`id`, `numbers`.`n`,
	CASE
		WHEN `i`.`id` IS NOT NULL THEN 'made'
		WHEN `j`.`status` = 'dead' OR `r`.`status` IN ('completed', 'partial', 'error') THEN 'lost'
		ELSE 'outstanding'
	END,
	`j`.`started_at`,
	CASE WHEN `i`.`id` IS NOT NULL THEN coalesce(`j`.`finished_at`, `i`.`created_at`) ELSE `j`.`finished_at` END,
	coalesce(`j`.`created_at`, `r`.`paid_at`, `r`.`created_at`)
FROM `design_requests` `r`
JOIN `numbers` ON `numbers`.`n` <= `r`.`image_count`
LEFT JOIN `jobs` `j` ON `j`.`kind` = 'generate-image' AND `j`.`key` = `r`.`id` || ':' || `numbers`.`n`
LEFT JOIN `design_images` `i` ON `i`.`request_id` = `r`.`id` AND `i`.`variation_number` = `numbers`.`n` AND `i`.`origin` = 'ordered'
WHERE `r`.`payment_status` NOT IN ('unpaid', 'failed')
ORDER BY coalesce(`j`.`id`, 0), `r`.`id`, `numbers`.`n`;--> statement-breakpoint
UPDATE `design_requests` SET `yard_reading_since` = (
	SELECT `j`.`created_at` FROM `jobs` `j`
	WHERE `j`.`kind` = 'read-yard' AND `j`.`key` = `design_requests`.`id` || '' AND `j`.`status` IN ('ready', 'running')
) WHERE `yard_reading` IS NULL;--> statement-breakpoint
UPDATE `letters` SET `status` = 'sent' WHERE `sent_at` IS NOT NULL;--> statement-breakpoint
UPDATE `letters` SET `status` = 'given-up' WHERE `sent_at` IS NULL AND EXISTS (
	SELECT 1 FROM `jobs` `j`
	WHERE `j`.`kind` = 'send-' || `letters`.`kind` || '-letter' AND `j`.`status` = 'dead'
	AND `letters`.`key` = `letters`.`kind` || '.' || json_extract(`j`.`payload`, '$.requestId') || coalesce('.' || replace(json_extract(`j`.`payload`, '$.cause'), ':', '-'), '')
);--> statement-breakpoint
-- Never more than is left of what was paid; of a second payment the provider knows what is left.
INSERT OR IGNORE INTO `refunds` (`request_id`, `cause`, `amount_cents`, `status`, `created_at`, `updated_at`)
SELECT `request_id`, `cause`, min(`asked`, `left`), 'pending', `created_at`, `created_at` FROM (
	SELECT `r`.`id` AS `request_id`, `j`.`created_at` AS `created_at`,
		json_extract(`j`.`payload`, '$.cause') AS `cause`, json_extract(`j`.`payload`, '$.amountCents') AS `asked`,
		CASE WHEN json_extract(`j`.`payload`, '$.cause') LIKE 'duplicate:%' THEN json_extract(`j`.`payload`, '$.amountCents')
		ELSE `r`.`paid_amount_cents` - (
			SELECT coalesce(sum(`amount_cents`), 0) FROM `refunds` WHERE `request_id` = `r`.`id` AND `cause` NOT LIKE 'duplicate:%'
		) END AS `left`
	FROM `jobs` `j`
	JOIN `design_requests` `r` ON `r`.`id` = json_extract(`j`.`payload`, '$.requestId')
	WHERE `j`.`kind` = 'refund-payment' AND `j`.`status` <> 'done'
) WHERE min(`asked`, `left`) > 0;--> statement-breakpoint
UPDATE `refunds` SET `given_up_at` = (
	SELECT coalesce(`j`.`finished_at`, `j`.`created_at`) FROM `jobs` `j`
	WHERE `j`.`kind` = 'refund-payment' AND `j`.`status` = 'dead'
	AND `j`.`key` = `refunds`.`request_id` || ':' || `refunds`.`cause`
) WHERE `status` = 'pending';--> statement-breakpoint
INSERT INTO `milestones` (`name`, `created_at`)
SELECT 'first-posts-offered', `created_at` FROM `jobs` WHERE `kind` = 'plant-first-posts' AND `key` = 'once';
