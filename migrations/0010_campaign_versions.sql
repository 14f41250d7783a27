CREATE TABLE `campaign_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`requirements` text NOT NULL,
	`budget` integer,
	`start_date` text,
	`end_date` text,
	`target_sports` text DEFAULT '[]' NOT NULL,
	`min_followers` integer,
	`min_engagement_rate` real,
	`deliverables` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_versions_once` ON `campaign_versions` (`campaign_id`,`version`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `completion_asked_at` integer;--> statement-breakpoint
CREATE INDEX `campaigns_end` ON `campaigns` (`status`,`end_date`);