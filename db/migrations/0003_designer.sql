ALTER TABLE `design_requests` ADD `yard_reading` text;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `ground_correction` text;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `ground_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `known_length` text;--> statement-breakpoint
ALTER TABLE `media` ADD `focal_share` real;