DROP INDEX `jobs_ready`;--> statement-breakpoint
ALTER TABLE `jobs` ADD `place` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_ready` ON `jobs` (`place`,`id`) WHERE status = 'ready';--> statement-breakpoint
UPDATE `jobs` SET `place` = `run_at`;
