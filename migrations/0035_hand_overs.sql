CREATE TABLE `hand_overs` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`since` integer NOT NULL,
	`extended_to` text,
	`told` text,
	PRIMARY KEY(`kind`, `subject_id`, `since`),
	CONSTRAINT "hand_overs_kind" CHECK("hand_overs"."kind" in ('invitation', 'review', 'changes')),
	CONSTRAINT "hand_overs_told" CHECK("hand_overs"."told" in ('half', 'last', 'due'))
);
--> statement-breakpoint
CREATE INDEX `hand_overs_since` ON `hand_overs` (`since`);--> statement-breakpoint
CREATE INDEX `campaign_invitations_status` ON `campaign_invitations` (`status`,`created_at`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `overdue_review` text DEFAULT 'remind' NOT NULL CONSTRAINT "campaigns_overdue_review" CHECK("overdue_review" in ('remind', 'approve'));--> statement-breakpoint
ALTER TABLE `campaign_versions` ADD `overdue_review` text DEFAULT 'remind' NOT NULL CONSTRAINT "campaign_versions_overdue_review" CHECK("overdue_review" in ('remind', 'approve'));--> statement-breakpoint
ALTER TABLE `content_submissions` ADD `rejected_at` integer;--> statement-breakpoint
UPDATE `content_submissions` SET `rejected_at` = coalesce((SELECT max(`created_at`) FROM `audit_logs` WHERE `resource_type` = 'content' AND `resource_id` = `content_submissions`.`id` AND `action` = 'content_request_changes'), `updated_at`) WHERE `status` = 'rejected' AND `closed_at` IS NULL;--> statement-breakpoint
-- What waits already has a week from now, so that nothing ends on the day of the deploy.
INSERT INTO `hand_overs` (`kind`, `subject_id`, `since`, `extended_to`, `told`)
SELECT 'invitation', `id`, `created_at`, date('now', '+7 days'), 'half' FROM `campaign_invitations` WHERE `status` = 'pending'
UNION ALL SELECT 'review', `id`, `submitted_at`, date('now', '+7 days'), 'half' FROM `content_submissions` WHERE `status` = 'awaiting_review' AND `submitted_at` IS NOT NULL
UNION ALL SELECT 'changes', `id`, `rejected_at`, date('now', '+7 days'), 'half' FROM `content_submissions` WHERE `status` = 'rejected' AND `closed_at` IS NULL;
