CREATE TABLE `trending_sums` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`athletes` integer NOT NULL,
	`engagement` real NOT NULL,
	`measured` integer NOT NULL,
	`base` real NOT NULL,
	`gain` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `daily_jobs` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`finished_at` integer,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE INDEX `saved_searches_deleted` ON `saved_searches` (`deleted_at`) WHERE deleted_at is not null;