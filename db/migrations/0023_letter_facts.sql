DROP INDEX `letters_request`;--> statement-breakpoint
ALTER TABLE `letters` ADD `alert_id` integer;--> statement-breakpoint
ALTER TABLE `letters` ADD `cause` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `letters` ADD `copy` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `letters_once` ON `letters` (`request_id`,`kind`,`cause`,`copy`);--> statement-breakpoint
CREATE UNIQUE INDEX `letters_alert_once` ON `letters` (`alert_id`,`recipient`);--> statement-breakpoint
-- What the previous version wrote into the key: receipt.4, designs-ready.4, refund.4.duplicate-pi_1,
-- operator.backup.2026-11-22.17.0 (the alert, then the place of the recipient; in older ones no alert), each about an order
-- also with .again-2 at the end.
CREATE VIEW `facts_of_letter_keys` AS
SELECT `key`, `copy`,
	CASE `kind`
		WHEN 'refund' THEN coalesce((
			SELECT `r`.`cause` FROM `refunds` `r`
			WHERE `r`.`request_id` = `original`.`request_id` AND replace(`r`.`cause`, ':', '-') = `original`.`rest`
			ORDER BY `r`.`id` LIMIT 1
		), `rest`)
		WHEN 'operator' THEN substr(`rest`, 1, instr(`rest`, '.') - 1)
		ELSE ''
	END AS `cause`,
	CASE WHEN `kind` = 'operator' AND `rest` LIKE '%.____-__-__.%.%' THEN CAST(substr(`rest`, instr(`rest`, '.') + 12) AS INTEGER) END AS `alert_id`
FROM (
	SELECT `key`, `kind`, `request_id`,
		substr(substr(`key`, 1, instr(`key` || '.again-', '.again-') - 1), length(`kind` || '.' || coalesce(`request_id` || '.', '')) + 1) AS `rest`,
		CAST(substr(`key`, instr(`key` || '.again-', '.again-') + 7) AS INTEGER) AS `copy`
	FROM `letters` WHERE `key` GLOB `kind` || '.' || coalesce(`request_id`, '') || '*'
) `original`;--> statement-breakpoint
UPDATE OR IGNORE `letters` SET `cause` = `f`.`cause`, `alert_id` = `f`.`alert_id`, `copy` = `f`.`copy`
FROM `facts_of_letter_keys` `f` WHERE `f`.`key` = `letters`.`key`;--> statement-breakpoint
-- A process of the previous version may run next to this one until it is restarted.
CREATE TRIGGER `letters_insert_facts` AFTER INSERT ON `letters` WHEN new.`copy` IS NULL BEGIN
	UPDATE OR IGNORE `letters` SET `cause` = `f`.`cause`, `alert_id` = `f`.`alert_id`, `copy` = `f`.`copy`
	FROM `facts_of_letter_keys` `f` WHERE `f`.`key` = new.`key` AND `letters`.`key` = new.`key`;
END;--> statement-breakpoint
UPDATE `jobs` SET `payload` = json_set(`payload`, '$.alertId', CAST(substr(json_extract(`payload`, '$.day'), 12) AS INTEGER))
WHERE `kind` = 'send-operator-letter' AND json_extract(`payload`, '$.day') LIKE '____-__-__.%';--> statement-breakpoint
-- Quotes in a customer's words are escaped, so this is only ever the property of a text model's answer.
UPDATE `design_requests` SET `wish_reading` = replace(`wish_reading`, '"colours":[', '"colors":[') WHERE `wish_reading` LIKE '%"colours":[%';
