CREATE TABLE `post_figures` (
	`content_id` text NOT NULL,
	`span` text NOT NULL,
	`source` text NOT NULL,
	`taken_at` integer NOT NULL,
	`impressions` integer,
	`reach` integer,
	`engagements` integer,
	`clicks` integer,
	`views` integer,
	`screenshot_id` text,
	PRIMARY KEY(`content_id`, `span`),
	FOREIGN KEY (`content_id`) REFERENCES `posts`(`content_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`screenshot_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "post_figures_span" CHECK("post_figures"."span" in ('1h', '24h', '72h', '7d', '30d')),
	CONSTRAINT "post_figures_source" CHECK("post_figures"."source" in ('typed', 'connected'))
);
--> statement-breakpoint
CREATE INDEX `post_figures_screenshot` ON `post_figures` (`screenshot_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`content_id` text PRIMARY KEY NOT NULL,
	`athlete_id` text NOT NULL,
	`platform` text,
	`state` text DEFAULT 'unread' NOT NULL,
	`provider_id` text,
	`posted_at` integer NOT NULL,
	`caption` text,
	`disclosure_problem` text,
	`kept_until` integer NOT NULL,
	`read_at` integer,
	`next_read_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "posts_platform" CHECK("posts"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "posts_state" CHECK("posts"."state" in ('unread', 'live', 'edited', 'private', 'gone'))
);
--> statement-breakpoint
CREATE INDEX `posts_athlete` ON `posts` (`athlete_id`,`posted_at`);--> statement-breakpoint
CREATE INDEX `posts_due` ON `posts` (`next_read_at`);--> statement-breakpoint
CREATE TABLE `campaign_goals` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`goal` text NOT NULL,
	`target` integer,
	`baseline` integer,
	`method` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaign_goals_goal" CHECK("campaign_goals"."goal" in ('reach', 'engagement', 'clicks', 'sales')),
	CONSTRAINT "campaign_goals_target" CHECK("campaign_goals"."target" is null or "campaign_goals"."target" > 0),
	CONSTRAINT "campaign_goals_baseline" CHECK("campaign_goals"."baseline" is null or "campaign_goals"."baseline" >= 0)
);
--> statement-breakpoint
CREATE TABLE `campaign_links` (
	`code` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`target` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_links_once` ON `campaign_links` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `campaign_links_athlete` ON `campaign_links` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `code_sales` (
	`code_id` text NOT NULL,
	`reference` text NOT NULL,
	`day` text NOT NULL,
	`orders` integer DEFAULT 1 NOT NULL,
	`revenue` integer NOT NULL,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`code_id`, `reference`),
	FOREIGN KEY (`code_id`) REFERENCES `discount_codes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "code_sales_source" CHECK("code_sales"."source" in ('csv', 'webhook')),
	CONSTRAINT "code_sales_orders" CHECK("code_sales"."orders" > 0),
	CONSTRAINT "code_sales_revenue" CHECK("code_sales"."revenue" >= 0)
);
--> statement-breakpoint
CREATE INDEX `code_sales_day` ON `code_sales` (`code_id`,`day`);--> statement-breakpoint
CREATE TABLE `deal_forecasts` (
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`followers` integer NOT NULL,
	`engagement_rate` real NOT NULL,
	`reach` integer NOT NULL,
	`engagements` integer NOT NULL,
	`made_at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `athlete_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deal_forecasts_athlete` ON `deal_forecasts` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `discount_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`code` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discount_codes_of_brand` ON `discount_codes` (`brand_id`,`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `discount_codes_once` ON `discount_codes` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `discount_codes_athlete` ON `discount_codes` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `link_clicks` (
	`code` text NOT NULL,
	`day` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`code`, `day`),
	FOREIGN KEY (`code`) REFERENCES `campaign_links`(`code`) ON UPDATE no action ON DELETE cascade
);
