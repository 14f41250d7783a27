ALTER TABLE `suspensions` ADD `objection` text;--> statement-breakpoint
ALTER TABLE `suspensions` ADD `objected_at` integer;--> statement-breakpoint
ALTER TABLE `suspensions` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `suspensions` ADD `kept_by` text REFERENCES profiles(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `suspensions` ADD `kept_at` integer;--> statement-breakpoint
CREATE INDEX `suspensions_kept_by` ON `suspensions` (`kept_by`);--> statement-breakpoint
CREATE INDEX `suspensions_objections` ON `suspensions` (`objected_at`) WHERE objected_at is not null and kept_at is null and restored_at is null;--> statement-breakpoint
ALTER TABLE `moderation_cases` ADD `suspension_asked_by` text REFERENCES profiles(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `moderation_cases` ADD `suspension_id` text REFERENCES suspensions(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `moderation_cases_suspension_asked_by` ON `moderation_cases` (`suspension_asked_by`);--> statement-breakpoint
CREATE INDEX `moderation_cases_suspension` ON `moderation_cases` (`suspension_id`);