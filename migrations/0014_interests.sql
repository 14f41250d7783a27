CREATE TABLE `campaign_interests` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaign_interests_status" CHECK ("status" in ('open', 'invited', 'declined', 'withdrawn', 'lapsed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_interests_once` ON `campaign_interests` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `campaign_interests_athlete` ON `campaign_interests` (`athlete_id`,`status`);--> statement-breakpoint
CREATE INDEX `campaign_interests_open` ON `campaign_interests` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `saved_campaigns` (
	`athlete_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`athlete_id`, `campaign_id`),
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_campaigns_campaign` ON `saved_campaigns` (`campaign_id`);