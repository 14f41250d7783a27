CREATE TABLE `audience_signs` (
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`kind` text NOT NULL,
	`usual` real NOT NULL,
	`seen` real NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`found_at` integer NOT NULL,
	`explanation` text,
	`explained_at` integer,
	PRIMARY KEY(`athlete_id`, `platform`, `kind`),
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "audience_signs_platform" CHECK("audience_signs"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "audience_signs_kind" CHECK("audience_signs"."kind" in ('jump', 'rate'))
);
--> statement-breakpoint
CREATE TABLE `channel_days` (
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`taken_on` text NOT NULL,
	`followers` integer NOT NULL,
	`engagement_rate` real,
	`last_post_at` integer,
	PRIMARY KEY(`athlete_id`, `platform`, `taken_on`),
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "channel_days_platform" CHECK("channel_days"."platform" in ('instagram', 'tiktok', 'youtube', 'x'))
);
--> statement-breakpoint
CREATE INDEX `channel_days_taken_on` ON `channel_days` (`taken_on`);