CREATE TABLE `brand_preferences` (
	`brand_id` text PRIMARY KEY NOT NULL,
	`target_sports` text DEFAULT '[]' NOT NULL,
	`target_locations` text DEFAULT '[]' NOT NULL,
	`target_follower_min` integer,
	`target_follower_max` integer,
	`target_engagement_min` real,
	`budget_min` integer,
	`budget_max` integer,
	`preferred_content_themes` text DEFAULT '[]' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_searches_brand` ON `saved_searches` (`brand_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `shortlisted_athletes` (
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`brand_id`, `athlete_id`),
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shortlisted_athletes_athlete` ON `shortlisted_athletes` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `trending_categories` (
	`category` text PRIMARY KEY NOT NULL,
	`athlete_count` integer NOT NULL,
	`avg_engagement` real NOT NULL,
	`growth_percentage` real NOT NULL,
	`computed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trending_categories_growth` ON `trending_categories` (`growth_percentage`);--> statement-breakpoint
CREATE TABLE `recommendation_dismissals` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recommendation_dismissals_once` ON `recommendation_dismissals` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `recommendation_dismissals_brand` ON `recommendation_dismissals` (`brand_id`);--> statement-breakpoint
CREATE INDEX `recommendation_dismissals_athlete` ON `recommendation_dismissals` (`athlete_id`);--> statement-breakpoint
DROP INDEX `athlete_profiles_score`;--> statement-breakpoint
DROP INDEX `athlete_profiles_sport`;--> statement-breakpoint
ALTER TABLE `athlete_profiles` ADD `number` integer;--> statement-breakpoint
ALTER TABLE `athlete_profiles` ADD `is_public` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `athlete_profiles` ADD `region` text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE `athlete_recommendations` ADD `concerns` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `athlete_recommendations` ADD `roi_low` integer;--> statement-breakpoint
ALTER TABLE `athlete_recommendations` ADD `roi_high` integer;