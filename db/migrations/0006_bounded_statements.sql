CREATE INDEX `design_drafts_user` ON `design_drafts` (`user_id`);--> statement-breakpoint
CREATE INDEX `design_drafts_photo` ON `design_drafts` (`photo_media_id`);--> statement-breakpoint
CREATE INDEX `design_drafts_updated` ON `design_drafts` (`updated_at`);--> statement-breakpoint
CREATE INDEX `design_images_path` ON `design_images` (`image_path`);--> statement-breakpoint
CREATE INDEX `design_images_parent` ON `design_images` (`parent_id`);--> statement-breakpoint
CREATE INDEX `design_requests_photo` ON `design_requests` (`original_photo_path`);--> statement-breakpoint
CREATE INDEX `design_requests_opened` ON `design_requests` (`payment_opened_at`);--> statement-breakpoint
CREATE INDEX `design_requests_under_way` ON `design_requests` (`id`) WHERE (status = 'processing' or (status = 'pending' and payment_status in ('paid', 'partially_refunded')));--> statement-breakpoint
CREATE INDEX `design_requests_being_read` ON `design_requests` (`id`) WHERE yard_reading_since is not null;--> statement-breakpoint
CREATE INDEX `follow_ups_asked` ON `follow_ups` (`id`) WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX `follow_ups_image` ON `follow_ups` (`image_id`);--> statement-breakpoint
CREATE INDEX `jobs_ended` ON `jobs` (`status`,`finished_at`) WHERE finished_at is not null;--> statement-breakpoint
CREATE INDEX `letters_request` ON `letters` (`request_id`);--> statement-breakpoint
CREATE INDEX `letters_owed` ON `letters` (`key`) WHERE status = 'owed';--> statement-breakpoint
CREATE INDEX `media_photos` ON `media` (`id`) WHERE kind = 'photo';--> statement-breakpoint
CREATE INDEX `media_name` ON `media` (`original_name`) WHERE kind = 'blog';--> statement-breakpoint
CREATE INDEX `media_blog` ON `media` (`created_at`) WHERE kind = 'blog';--> statement-breakpoint
CREATE INDEX `payment_events_request` ON `payment_events` (`request_id`);--> statement-breakpoint
CREATE INDEX `refunds_pending` ON `refunds` (`id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `test_payments_request` ON `test_payments` (`request_id`);--> statement-breakpoint
CREATE INDEX `test_refunds_payment` ON `test_refunds` (`payment_id`);