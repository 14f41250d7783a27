CREATE TABLE `campaign_landings` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`target` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sales_secrets` (
	`brand_id` text PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
