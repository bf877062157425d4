CREATE TABLE `redirects` (
	`path` text PRIMARY KEY NOT NULL,
	`target` text NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`last_hit_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `redirects_hits` ON `redirects` (`hits`,`path`);