CREATE TABLE `portfolio_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`status` text DEFAULT 'asked' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "portfolio_consents_status" CHECK("portfolio_consents"."status" in ('asked', 'withdrawn', 'allowed', 'declined'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `portfolio_consents_content_id_unique` ON `portfolio_consents` (`content_id`);