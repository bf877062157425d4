CREATE TABLE `video_stills` (
	`video` text PRIMARY KEY NOT NULL,
	`path` text,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `video_stills_update_seen` AFTER UPDATE OF `path` ON `video_stills` WHEN old.path IS NOT new.path BEGIN UPDATE `editions` SET `number` = `number` + 1 WHERE `of` = 'readers'; END;
