ALTER TABLE `content_submissions` ADD `edited_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `content_submissions` ADD `edited_in` text;--> statement-breakpoint
UPDATE `content_submissions` SET `edited_at` = `updated_at`;
