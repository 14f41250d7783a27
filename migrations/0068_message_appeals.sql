ALTER TABLE `conversation_reports` ADD `appeal` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `conversation_reports` ADD `appealed_at` integer;--> statement-breakpoint
ALTER TABLE `conversation_reports` ADD `appeal_answer` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `conversation_reports` ADD `appeal_answered_by` text REFERENCES profiles(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `conversation_reports` ADD `appeal_answered_at` integer;--> statement-breakpoint
CREATE INDEX `conversation_reports_appealed` ON `conversation_reports` (`appealed_at`) WHERE appealed_at is not null and appeal_answered_at is null;--> statement-breakpoint
CREATE INDEX `conversation_reports_appeal_answered_by` ON `conversation_reports` (`appeal_answered_by`);