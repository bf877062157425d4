CREATE TABLE `blog_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`introduction` text NOT NULL,
	`language` text NOT NULL,
	`time_zone` text NOT NULL,
	`updated_at` integer NOT NULL
);
