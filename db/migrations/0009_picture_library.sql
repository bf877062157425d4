CREATE TABLE `picture_uses` (
	`path` text NOT NULL,
	`post_id` integer NOT NULL,
	`is_shown` integer NOT NULL,
	PRIMARY KEY(`path`, `post_id`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_uses_post` ON `picture_uses` (`post_id`);--> statement-breakpoint
ALTER TABLE `media` ADD `alt` text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO `picture_uses` (`path`, `post_id`, `is_shown`)
SELECT `media`.`path`, `blog_posts`.`id`, 1 FROM `media` JOIN `blog_posts`
  ON `blog_posts`.`featured_image_path` = `media`.`path` OR instr(`blog_posts`.`content`, `media`.`path`) > 0
WHERE `media`.`kind` = 'blog';
