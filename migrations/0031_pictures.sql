-- A check that is added with its column leaves the tables and their triggers as they are.
ALTER TABLE `media` ADD `purpose` text DEFAULT 'content' NOT NULL CONSTRAINT "media_purpose" CHECK (`purpose` in ('content', 'avatar', 'logo', 'cover', 'portfolio'));--> statement-breakpoint
ALTER TABLE `media` ADD `campaign_id` text REFERENCES campaigns(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `media` ADD `public_name` text;--> statement-breakpoint
ALTER TABLE `media` ADD `position` integer;--> statement-breakpoint
ALTER TABLE `brand_profiles` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `cover` text;--> statement-breakpoint
DROP INDEX `media_abandoned`;--> statement-breakpoint
CREATE UNIQUE INDEX `media_public_name` ON `media` (`public_name`) WHERE public_name is not null;--> statement-breakpoint
CREATE INDEX `media_campaign` ON `media` (`campaign_id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `media_portfolio` ON `media` (`owner_id`,`position`) WHERE position is not null;--> statement-breakpoint
CREATE INDEX `media_abandoned` ON `media` (`created_at`) WHERE (case purpose when 'content' then content_id when 'cover' then campaign_id else owner_id end) is null;
