CREATE TABLE `deleted_orders` (
	`request_id` integer PRIMARY KEY NOT NULL,
	`package` text NOT NULL,
	`package_price` integer NOT NULL,
	`paid_amount_cents` integer NOT NULL,
	`refunded_amount_cents` integer NOT NULL,
	`payment_intent_id` text,
	`ordered_at` integer NOT NULL,
	`paid_at` integer,
	`deleted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_orders_paid` ON `deleted_orders` (`paid_at`);--> statement-breakpoint
CREATE TABLE `desk_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`editor_id` integer,
	`editor` text NOT NULL,
	`did` text NOT NULL,
	`about` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`editor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `desk_log_editor` ON `desk_log` (`editor_id`);--> statement-breakpoint
CREATE INDEX `desk_log_created` ON `desk_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `blog_posts_updated_by` ON `blog_posts` (`updated_by_id`);--> statement-breakpoint
CREATE INDEX `blog_revisions_editor` ON `blog_revisions` (`editor_id`);--> statement-breakpoint
CREATE INDEX `design_requests_never_paid` ON `design_requests` (`id`) WHERE (status = 'pending' and payment_status in ('unpaid', 'failed'));--> statement-breakpoint
CREATE INDEX `media_large` ON `media` (`id`) WHERE (kind = 'photo' and (width > 1600 or height > 1600));--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);