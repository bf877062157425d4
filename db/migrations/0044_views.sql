CREATE TABLE `blog_views` (
	`post_id` integer NOT NULL,
	`day` text(10) NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`post_id`, `day`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blog_views_day` ON `blog_views` (`day`,`views`);