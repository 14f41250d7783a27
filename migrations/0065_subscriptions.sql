CREATE TABLE `subscriptions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`subscription_id` text,
	`plan` text,
	`state` text DEFAULT 'free' NOT NULL,
	`paid_until` integer,
	`ends_at` integer,
	`grace_ends_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`checked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "subscriptions_plan" CHECK("subscriptions"."plan" in ('brand_premium', 'athlete_premium')),
	CONSTRAINT "subscriptions_state" CHECK("subscriptions"."state" in ('free', 'active', 'past_due'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_customer` ON `subscriptions` (`customer_id`);