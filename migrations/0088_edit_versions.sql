ALTER TABLE `athlete_profiles` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `brand_preferences` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `brand_profiles` ADD `version` integer DEFAULT 0 NOT NULL;