CREATE TABLE `account_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_tokens_user` ON `account_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `credentials` (
	`user_id` text PRIMARY KEY NOT NULL,
	`password_hash` text NOT NULL,
	`password_changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`user_type` text NOT NULL,
	`full_name` text NOT NULL,
	`avatar_url` text,
	`subscription_tier` text DEFAULT 'free' NOT NULL,
	`email_confirmed_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "profiles_email_lower" CHECK("profiles"."email" = lower(trim("profiles"."email")))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_email` ON `profiles` (`email`);--> statement-breakpoint
CREATE TABLE `sign_in_throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`blocked_until` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `user_roles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_roles_user_role` ON `user_roles` (`user_id`,`role`);--> statement-breakpoint
CREATE INDEX `user_roles_created_by` ON `user_roles` (`created_by`);--> statement-breakpoint
CREATE TABLE `user_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text NOT NULL,
	`ip_address` text NOT NULL,
	`last_activity` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked` integer DEFAULT false NOT NULL,
	`revoked_at` integer,
	`revoked_reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_sessions_user` ON `user_sessions` (`user_id`,`revoked`);--> statement-breakpoint
CREATE TABLE `athlete_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sport` text DEFAULT '' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	`instagram_handle` text,
	`instagram_followers` integer DEFAULT 0 NOT NULL,
	`instagram_engagement_rate` real DEFAULT 0 NOT NULL,
	`tiktok_handle` text,
	`tiktok_followers` integer DEFAULT 0 NOT NULL,
	`tiktok_engagement_rate` real DEFAULT 0 NOT NULL,
	`youtube_handle` text,
	`youtube_subscribers` integer DEFAULT 0 NOT NULL,
	`youtube_engagement_rate` real DEFAULT 0 NOT NULL,
	`content_themes` text DEFAULT '[]' NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`ambassador_score` integer DEFAULT 0 NOT NULL,
	`total_followers` integer DEFAULT 0 NOT NULL,
	`avg_engagement` real DEFAULT 0 NOT NULL,
	`growth_rate` real DEFAULT 0 NOT NULL,
	`avg_reach` integer DEFAULT 0 NOT NULL,
	`content_quality_score` integer DEFAULT 0 NOT NULL,
	`last_updated` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "athlete_profiles_score_range" CHECK("athlete_profiles"."ambassador_score" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `athlete_profiles_score` ON `athlete_profiles` (`ambassador_score`,`user_id`);--> statement-breakpoint
CREATE INDEX `athlete_profiles_sport` ON `athlete_profiles` (`sport`,`ambassador_score`);--> statement-breakpoint
CREATE TABLE `metric_snapshots` (
	`id` text PRIMARY KEY NOT NULL,
	`athlete_id` text NOT NULL,
	`taken_on` text NOT NULL,
	`total_followers` integer NOT NULL,
	`avg_engagement` real NOT NULL,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `metric_snapshots_athlete_day` ON `metric_snapshots` (`athlete_id`,`taken_on`);--> statement-breakpoint
CREATE TABLE `athlete_recommendations` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`match_score` integer NOT NULL,
	`match_reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `athlete_recommendations_once` ON `athlete_recommendations` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `athlete_recommendations_brand` ON `athlete_recommendations` (`brand_id`,`match_score`);--> statement-breakpoint
CREATE INDEX `athlete_recommendations_athlete` ON `athlete_recommendations` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `brand_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`industry` text DEFAULT '' NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `campaign_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`message` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_invitations_once` ON `campaign_invitations` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `campaign_invitations_athlete` ON `campaign_invitations` (`athlete_id`,`status`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`requirements` text DEFAULT '' NOT NULL,
	`budget` integer,
	`start_date` text,
	`end_date` text,
	`target_sports` text DEFAULT '[]' NOT NULL,
	`min_followers` integer,
	`min_engagement_rate` real,
	`deliverables` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaigns_budget" CHECK("campaigns"."budget" is null or "campaigns"."budget" >= 0),
	CONSTRAINT "campaigns_dates" CHECK("campaigns"."start_date" is null or "campaigns"."end_date" is null or "campaigns"."start_date" <= "campaigns"."end_date")
);
--> statement-breakpoint
CREATE INDEX `campaigns_brand` ON `campaigns` (`brand_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_status` ON `campaigns` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `content_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`version` integer NOT NULL,
	`user_id` text NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `content_comments_content` ON `content_comments` (`content_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `content_comments_user` ON `content_comments` (`user_id`);--> statement-breakpoint
CREATE TABLE `content_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`media_urls` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`brand_feedback` text,
	`revision_notes` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`submitted_at` integer,
	`approved_at` integer,
	`posted_at` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "content_submissions_version" CHECK("content_submissions"."version" >= 1)
);
--> statement-breakpoint
CREATE INDEX `content_submissions_athlete` ON `content_submissions` (`athlete_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `content_submissions_campaign` ON `content_submissions` (`campaign_id`,`status`);--> statement-breakpoint
CREATE INDEX `content_submissions_status` ON `content_submissions` (`status`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `content_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`media_urls` text DEFAULT '[]' NOT NULL,
	`brand_feedback` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_versions_once` ON `content_versions` (`content_id`,`version`);--> statement-breakpoint
CREATE TABLE `moderation_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`opened_by` text,
	`reason` text NOT NULL,
	`feedback` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`closed_by` text,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opened_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`closed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_cases_one_open` ON `moderation_cases` (`content_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `moderation_cases_status` ON `moderation_cases` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `moderation_cases_opened_by` ON `moderation_cases` (`opened_by`);--> statement-breakpoint
CREATE INDEX `moderation_cases_closed_by` ON `moderation_cases` (`closed_by`);--> statement-breakpoint
CREATE TABLE `audit_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`action` text NOT NULL,
	`resource_type` text NOT NULL,
	`resource_id` text NOT NULL,
	`detail` text,
	`ip_address` text NOT NULL,
	`user_agent` text NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_logs_user` ON `audit_logs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_logs_resource` ON `audit_logs` (`resource_type`,`resource_id`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`link` text NOT NULL,
	`read` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`read`,`id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`payload` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_idempotency_key` ON `outbox` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE sent_at is null;--> statement-breakpoint
CREATE TABLE `write_guard` (
	`changed` integer NOT NULL,
	CONSTRAINT "write_guard_lost_race" CHECK("write_guard"."changed" > 0)
);
