DROP INDEX `leads_once`;--> statement-breakpoint
ALTER TABLE `leads` ADD `page` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `photo_path` text;--> statement-breakpoint
CREATE INDEX `leads_contact` ON `leads` (`contact`,`created_at`);--> statement-breakpoint
CREATE INDEX `leads_request` ON `leads` (`request_id`);--> statement-breakpoint
CREATE INDEX `leads_photo` ON `leads` (`photo_path`);--> statement-breakpoint
ALTER TABLE `site_pages` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `site_pages` ADD `status` text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE `site_pages` ADD `in_menu` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `site_pages` ADD `in_footer` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `site_pages` ADD `position` integer DEFAULT 0 NOT NULL;