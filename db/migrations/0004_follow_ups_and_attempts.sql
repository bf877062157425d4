CREATE TABLE `follow_ups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`image_id` integer NOT NULL,
	`variation_number` integer NOT NULL,
	`kind` text NOT NULL,
	`change` text,
	`status` text DEFAULT 'asked' NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `design_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_id`) REFERENCES `design_images`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `follow_ups_once` ON `follow_ups` (`request_id`,`variation_number`,`kind`);--> statement-breakpoint
CREATE TABLE `image_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`variation_number` integer NOT NULL,
	`provider` text NOT NULL,
	`model` text,
	`outcome` text NOT NULL,
	`message` text,
	`provider_request_id` text,
	`seconds` real NOT NULL,
	`cost_cents` real,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `design_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `image_attempts_request` ON `image_attempts` (`request_id`,`variation_number`);--> statement-breakpoint
CREATE INDEX `image_attempts_created` ON `image_attempts` (`created_at`);--> statement-breakpoint
DROP INDEX `design_images_request_variation`;--> statement-breakpoint
ALTER TABLE `design_images` ADD `origin` text DEFAULT 'ordered' NOT NULL;--> statement-breakpoint
ALTER TABLE `design_images` ADD `parent_id` integer REFERENCES design_images(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `design_images` ADD `change` text;--> statement-breakpoint
ALTER TABLE `design_images` ADD `made_by` text;--> statement-breakpoint
ALTER TABLE `design_images` ADD `drift` text;--> statement-breakpoint
CREATE UNIQUE INDEX `design_images_once` ON `design_images` (`request_id`,`variation_number`,`origin`);