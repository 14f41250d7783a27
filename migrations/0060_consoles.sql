CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`took_ms` integer NOT NULL,
	`error` text,
	`worked_at` integer
);
--> statement-breakpoint
-- Rebuilds the table, because its checks belong to the table and not to their columns. The migrator runs without foreign
-- keys, so no row of another table is lost (tests/integration/enum-columns.test.ts).
CREATE TABLE `__new_moderation_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`opened_by` text,
	`reason` text NOT NULL,
	`feedback` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decision` text,
	`athlete_note` text DEFAULT '' NOT NULL,
	`brand_note` text DEFAULT '' NOT NULL,
	`closed_by` text,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opened_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`closed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "moderation_cases_status" CHECK("__new_moderation_cases"."status" in ('open', 'closed')),
	CONSTRAINT "moderation_cases_reason" CHECK("__new_moderation_cases"."reason" in ('inappropriate_content', 'brand_guideline_violation', 'copyright_concern', 'quality_issues', 'misleading_information', 'other')),
	CONSTRAINT "moderation_cases_decision" CHECK("__new_moderation_cases"."decision" in ('dismissed', 'returned', 'warned', 'removed'))
);
--> statement-breakpoint
INSERT INTO `__new_moderation_cases`("id", "content_id", "opened_by", "reason", "feedback", "status", "decision", "athlete_note", "brand_note", "closed_by", "closed_at", "created_at") SELECT "id", "content_id", "opened_by", "reason", "feedback", "status", "decision", "athlete_note", "brand_note", "closed_by", "closed_at", "created_at" FROM `moderation_cases`;--> statement-breakpoint
DROP TABLE `moderation_cases`;--> statement-breakpoint
ALTER TABLE `__new_moderation_cases` RENAME TO `moderation_cases`;--> statement-breakpoint
CREATE INDEX `moderation_cases_content` ON `moderation_cases` (`content_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_cases_one_open` ON `moderation_cases` (`content_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `moderation_cases_status` ON `moderation_cases` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `moderation_cases_opened_by` ON `moderation_cases` (`opened_by`);--> statement-breakpoint
CREATE INDEX `moderation_cases_closed_by` ON `moderation_cases` (`closed_by`);--> statement-breakpoint
DROP INDEX `audit_logs_resource`;--> statement-breakpoint
CREATE INDEX `audit_logs_action` ON `audit_logs` (`action`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_logs_created` ON `audit_logs` (`created_at`);--> statement-breakpoint
CREATE INDEX `audit_logs_resource` ON `audit_logs` (`resource_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `daily_jobs` ADD `took_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `daily_jobs` ADD `error` text;--> statement-breakpoint
CREATE INDEX `profiles_created` ON `profiles` (`created_at`);--> statement-breakpoint
CREATE INDEX `user_sessions_active` ON `user_sessions` (`last_activity`) WHERE revoked = 0;--> statement-breakpoint
-- The trail is append-only. What is personal in a row can be emptied, and nothing else: decision 0059.
CREATE TRIGGER audit_logs_updated AFTER UPDATE ON audit_logs
WHEN new.id IS NOT old.id OR new.user_id IS NOT old.user_id OR new.action IS NOT old.action
  OR new.resource_type IS NOT old.resource_type OR new.resource_id IS NOT old.resource_id
  OR new.request_id IS NOT old.request_id OR new.created_at IS NOT old.created_at
  OR (new.detail IS NOT old.detail AND new.detail IS NOT NULL)
  OR (new.ip_address IS NOT old.ip_address AND new.ip_address <> '')
  OR (new.user_agent IS NOT old.user_agent AND new.user_agent <> '')
BEGIN
  SELECT raise(ABORT, 'audit_logs is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_logs_deleted AFTER DELETE ON audit_logs
BEGIN
  SELECT raise(ABORT, 'audit_logs is append-only');
END;
