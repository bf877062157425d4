CREATE TABLE `coupon_uses` (
	`request_id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`user_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`code`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `coupon_uses_code` ON `coupon_uses` (`code`,`user_id`);--> statement-breakpoint
CREATE INDEX `coupon_uses_user` ON `coupon_uses` (`user_id`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`percent` integer,
	`amount_cents` integer,
	`currency` text,
	`uses_at_most` integer,
	`once_per_account` integer DEFAULT false NOT NULL,
	`expires_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `design_requests` ADD `coupon_code` text;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `discount_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `not_happy_days` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `not_happy_at` integer;