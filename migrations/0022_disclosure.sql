-- A check that is added with its column leaves the tables and their triggers as they are.
ALTER TABLE `campaign_versions` ADD `audience_countries` text DEFAULT '["GB"]' NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `audience_countries` text DEFAULT '["GB"]' NOT NULL;--> statement-breakpoint
ALTER TABLE `content_submissions` ADD `platform` text CONSTRAINT "content_submissions_platform" CHECK (`platform` in ('instagram', 'tiktok', 'youtube', 'x'));--> statement-breakpoint
ALTER TABLE `content_submissions` ADD `disclosure_reason` text;--> statement-breakpoint
ALTER TABLE `content_versions` ADD `disclosure_reason` text;
