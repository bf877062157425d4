ALTER TABLE `coupons` ADD `package_id` text;--> statement-breakpoint
ALTER TABLE `coupons` ADD `recipient` text;--> statement-breakpoint
ALTER TABLE `coupons` ADD `message` text;--> statement-breakpoint
ALTER TABLE `coupons` ADD `mailed_at` integer;