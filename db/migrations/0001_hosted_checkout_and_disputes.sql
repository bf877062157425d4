ALTER TABLE `design_requests` ADD `hosted_checkout_id` text;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `payment_opened_at` integer;--> statement-breakpoint
ALTER TABLE `design_requests` ADD `dispute` text;--> statement-breakpoint
CREATE UNIQUE INDEX `design_requests_hostedCheckoutId_unique` ON `design_requests` (`hosted_checkout_id`);