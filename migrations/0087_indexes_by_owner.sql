DROP INDEX `campaign_invitations_status`;--> statement-breakpoint
CREATE INDEX `campaign_invitations_campaign` ON `campaign_invitations` (`campaign_id`,`status`);--> statement-breakpoint
CREATE INDEX `campaign_invitations_pending` ON `campaign_invitations` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
DROP INDEX `campaigns_status`;--> statement-breakpoint
DROP INDEX `campaigns_end`;--> statement-breakpoint
CREATE INDEX `campaigns_created` ON `campaigns` (`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_active` ON `campaigns` (`created_at`,`id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `campaigns_end` ON `campaigns` (`end_date`) WHERE status = 'active';--> statement-breakpoint
DROP INDEX `content_submissions_status`;--> statement-breakpoint
CREATE INDEX `content_submissions_agreement` ON `content_submissions` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `content_submissions_submitted` ON `content_submissions` (`submitted_at`);--> statement-breakpoint
CREATE INDEX `content_submissions_in_review` ON `content_submissions` (`submitted_at`) WHERE status = 'awaiting_review';--> statement-breakpoint
CREATE INDEX `content_submissions_rejected` ON `content_submissions` (`rejected_at`) WHERE status = 'rejected';--> statement-breakpoint
DROP INDEX `contracts_status`;--> statement-breakpoint
DROP INDEX `contracts_newest`;--> statement-breakpoint
CREATE INDEX `contracts_invitation` ON `contracts` (`invitation_id`,`status`);--> statement-breakpoint
CREATE INDEX `contracts_offered` ON `contracts` (`offered_at`) WHERE status in ('pending', 'partially_signed');--> statement-breakpoint
CREATE INDEX `contracts_signed` ON `contracts` (`offered_at`) WHERE status = 'fully_executed' and kind <> 'cancellation';--> statement-breakpoint
CREATE INDEX `contracts_newest` ON `contracts` (`created_at`,`status`);--> statement-breakpoint
DROP INDEX `payments_status`;--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`id`) WHERE status in ('paying', 'held');--> statement-breakpoint
DROP INDEX `campaign_interests_open`;--> statement-breakpoint
CREATE INDEX `campaign_interests_open` ON `campaign_interests` (`created_at`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`user_id`,`id`);