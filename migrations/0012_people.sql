ALTER TABLE `brand_profiles` ADD `target_sports` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `brand_profiles` ADD `campaign_goals` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `content_submissions` ADD `staff_note` text;--> statement-breakpoint
ALTER TABLE `content_submissions` ADD `post_url` text;--> statement-breakpoint
ALTER TABLE `moderation_cases` ADD `decision` text CONSTRAINT "moderation_cases_decision" CHECK (`decision` in ('dismissed', 'returned', 'removed'));--> statement-breakpoint
ALTER TABLE `moderation_cases` ADD `athlete_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `moderation_cases` ADD `brand_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `moderation_cases_content` ON `moderation_cases` (`content_id`,`created_at`);
