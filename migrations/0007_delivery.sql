CREATE TABLE `ranking_jobs` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ranking_jobs_due` ON `ranking_jobs` (`due_at`);--> statement-breakpoint
DROP INDEX `outbox_due`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `leased_until` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `failed_at` integer;--> statement-breakpoint
CREATE INDEX `outbox_leased` ON `outbox` (`kind`,`leased_until`) WHERE leased_until is not null;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_sent_payload` ON `outbox` (`sent_at`) WHERE sent_at is not null and payload <> '{}';--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`failed_at`) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`kind`,`due_at`) WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX `account_tokens_expires` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sign_in_throttles_updated` ON `sign_in_throttles` (`updated_at`);--> statement-breakpoint
CREATE INDEX `user_sessions_expires` ON `user_sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `notifications_created` ON `notifications` (`created_at`);