ALTER TABLE `coupons` ADD `request_id` integer;--> statement-breakpoint
ALTER TABLE `coupons` ADD `mail_given_up_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_requestId_unique` ON `coupons` (`request_id`);--> statement-breakpoint
CREATE INDEX `coupons_unmailed` ON `coupons` (`code`) WHERE (recipient is not null and mailed_at is null and mail_given_up_at is null);--> statement-breakpoint
CREATE INDEX `coupons_addressed` ON `coupons` (`code`) WHERE (recipient is not null or message is not null);--> statement-breakpoint
ALTER TABLE `design_requests` ADD `gift_package_id` text;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `gift_recipient` text;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `gift_message` text;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `sent_by` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `sent_by` text;