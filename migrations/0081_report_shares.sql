CREATE TABLE `report_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_shares_token_hash_unique` ON `report_shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `report_shares_campaign` ON `report_shares` (`campaign_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `report_shares_expires` ON `report_shares` (`expires_at`);--> statement-breakpoint
CREATE TABLE `result_norms` (
	`tier` text PRIMARY KEY NOT NULL,
	`campaigns` integer NOT NULL,
	`brands` integer NOT NULL,
	`rate_low` real NOT NULL,
	`rate_median` real NOT NULL,
	`rate_high` real NOT NULL,
	`off_low` real NOT NULL,
	`off_median` real NOT NULL,
	`off_high` real NOT NULL,
	`computed_at` integer NOT NULL,
	CONSTRAINT "result_norms_tier" CHECK("result_norms"."tier" in ('all', 'nano', 'micro', 'mid', 'macro'))
);
