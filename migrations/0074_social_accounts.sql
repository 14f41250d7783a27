CREATE TABLE `social_accounts` (
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`handle` text,
	`source` text DEFAULT 'typed' NOT NULL,
	`followers` integer DEFAULT 0 NOT NULL,
	`engagement_rate` real DEFAULT 0 NOT NULL,
	`figures_at` integer NOT NULL,
	PRIMARY KEY(`athlete_id`, `platform`),
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "social_accounts_platform" CHECK("social_accounts"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "social_accounts_source" CHECK("social_accounts"."source" in ('typed', 'confirmed', 'connected'))
);
--> statement-breakpoint
ALTER TABLE `athlete_profiles` ADD `connected_followers` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `athlete_profiles` ADD `connected_engagement` real DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO `social_accounts` (`athlete_id`, `platform`, `handle`, `source`, `followers`, `engagement_rate`, `figures_at`)
SELECT `user_id`, 'instagram', `instagram_handle`, iif(exists (
	SELECT 1 FROM `verification_proofs` p JOIN `verification_requests` r ON r.`id` = p.`request_id`
	WHERE r.`user_id` = `athlete_profiles`.`user_id` AND p.`kind` = 'channel' AND p.`target` = 'https://www.instagram.com/' || `instagram_handle` || '/'
), 'confirmed', 'typed'), `instagram_followers`, `instagram_engagement_rate`, `last_updated`
FROM `athlete_profiles` WHERE `instagram_handle` IS NOT NULL OR `instagram_followers` > 0 OR `instagram_engagement_rate` > 0;
--> statement-breakpoint
INSERT INTO `social_accounts` (`athlete_id`, `platform`, `handle`, `source`, `followers`, `engagement_rate`, `figures_at`)
SELECT `user_id`, 'tiktok', `tiktok_handle`, iif(exists (
	SELECT 1 FROM `verification_proofs` p JOIN `verification_requests` r ON r.`id` = p.`request_id`
	WHERE r.`user_id` = `athlete_profiles`.`user_id` AND p.`kind` = 'channel' AND p.`target` = 'https://www.tiktok.com/@' || `tiktok_handle`
), 'confirmed', 'typed'), `tiktok_followers`, `tiktok_engagement_rate`, `last_updated`
FROM `athlete_profiles` WHERE `tiktok_handle` IS NOT NULL OR `tiktok_followers` > 0 OR `tiktok_engagement_rate` > 0;
--> statement-breakpoint
INSERT INTO `social_accounts` (`athlete_id`, `platform`, `handle`, `source`, `followers`, `engagement_rate`, `figures_at`)
SELECT `user_id`, 'youtube', `youtube_handle`, iif(exists (
	SELECT 1 FROM `verification_proofs` p JOIN `verification_requests` r ON r.`id` = p.`request_id`
	WHERE r.`user_id` = `athlete_profiles`.`user_id` AND p.`kind` = 'channel' AND p.`target` = 'https://www.youtube.com/' || `youtube_handle`
), 'confirmed', 'typed'), `youtube_subscribers`, `youtube_engagement_rate`, `last_updated`
FROM `athlete_profiles` WHERE `youtube_handle` IS NOT NULL OR `youtube_subscribers` > 0 OR `youtube_engagement_rate` > 0;
--> statement-breakpoint
ALTER TABLE `athlete_profiles` DROP COLUMN `instagram_handle`;--> statement-breakpoint
ALTER TABLE `athlete_profiles` DROP COLUMN `instagram_followers`;--> statement-breakpoint
ALTER TABLE `athlete_profiles` DROP COLUMN `instagram_engagement_rate`;--> statement-breakpoint
ALTER TABLE `athlete_profiles` DROP COLUMN `tiktok_handle`;--> statement-breakpoint
ALTER TABLE `athlete_profiles` DROP COLUMN `tiktok_followers`;--> statement-breakpoint
ALTER TABLE `athlete_profiles` DROP COLUMN `tiktok_engagement_rate`;--> statement-breakpoint
ALTER TABLE `athlete_profiles` DROP COLUMN `youtube_handle`;--> statement-breakpoint
ALTER TABLE `athlete_profiles` DROP COLUMN `youtube_subscribers`;--> statement-breakpoint
ALTER TABLE `athlete_profiles` DROP COLUMN `youtube_engagement_rate`;--> statement-breakpoint
-- Scores follow another rule now: the newest day's jobs are asked for again, and put scores and matches right in small batches.
UPDATE daily_jobs SET cursor = '', finished_at = NULL
WHERE name IN ('figures', 'matches') AND day = (SELECT max(day) FROM daily_jobs);
