ALTER TABLE `design_requests` ADD `wish_reading` text;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `room_check_since` integer;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `room` text;--> statement-breakpoint
CREATE INDEX `design_requests_being_checked` ON `design_requests` (`id`) WHERE room_check_since is not null;