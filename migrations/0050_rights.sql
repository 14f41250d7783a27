CREATE TABLE `grants` (
	`id` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`kind` text NOT NULL,
	`content_id` text,
	`category` text,
	`territory` text NOT NULL,
	`channels` text DEFAULT '[]' NOT NULL,
	`paid` integer DEFAULT false NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`end_told_at` integer,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "grants_kind" CHECK("grants"."kind" in ('use', 'exclusivity')),
	CONSTRAINT "grants_category" CHECK("grants"."category" in ('sportswear', 'footwear', 'equipment', 'sports_drinks', 'nutrition', 'technology', 'health_beauty', 'travel', 'finance_betting', 'food_drink', 'automotive', 'media_gaming')),
	CONSTRAINT "grants_territory" CHECK("grants"."territory" in ('uk', 'uk_eu', 'worldwide')),
	CONSTRAINT "grants_days" CHECK("grants"."first_day" <= "grants"."last_day")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `grants_use_once` ON `grants` (`contract_id`,`content_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `grants_exclusivity_once` ON `grants` (`contract_id`) WHERE kind = 'exclusivity';--> statement-breakpoint
CREATE INDEX `grants_of_athlete` ON `grants` (`athlete_id`,`kind`,`category`,`last_day`,`first_day`);--> statement-breakpoint
CREATE INDEX `grants_of_brand` ON `grants` (`brand_id`,`last_day`);--> statement-breakpoint
CREATE INDEX `grants_ending` ON `grants` (`last_day`) WHERE end_told_at is null;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `category` text CONSTRAINT "campaigns_category" CHECK("category" in ('sportswear', 'footwear', 'equipment', 'sports_drinks', 'nutrition', 'technology', 'health_beauty', 'travel', 'finance_betting', 'food_drink', 'automotive', 'media_gaming'));--> statement-breakpoint
ALTER TABLE `campaign_versions` ADD `category` text CONSTRAINT "campaign_versions_category" CHECK("category" in ('sportswear', 'footwear', 'equipment', 'sports_drinks', 'nutrition', 'technology', 'health_beauty', 'travel', 'finance_betting', 'food_drink', 'automotive', 'media_gaming'));
