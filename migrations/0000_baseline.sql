CREATE TABLE `account_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_tokens_purpose" CHECK("account_tokens"."purpose" in ('confirm_email', 'reset_password'))
);
--> statement-breakpoint
CREATE INDEX `account_tokens_user` ON `account_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `account_tokens_expires` ON `account_tokens` (`expires_at`);--> statement-breakpoint
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
	`status` text DEFAULT 'active' NOT NULL,
	`full_name` text NOT NULL,
	`avatar_url` text,
	`time_zone` text,
	`email_confirmed_at` integer,
	`tour_seen_at` integer,
	`steps_hidden_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "profiles_user_type" CHECK("profiles"."user_type" in ('athlete', 'brand', 'staff')),
	CONSTRAINT "profiles_status" CHECK("profiles"."status" in ('active', 'suspended')),
	CONSTRAINT "profiles_email_lower" CHECK("profiles"."email" = lower(trim("profiles"."email")))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_email` ON `profiles` (`email`);--> statement-breakpoint
CREATE INDEX `profiles_created` ON `profiles` (`created_at`);--> statement-breakpoint
CREATE INDEX `profiles_name` ON `profiles` (full_name collate nocase,`id`);--> statement-breakpoint
CREATE TABLE `seen_as` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`staff_id` text,
	`session_id` text NOT NULL,
	`reason` text NOT NULL,
	`ends_at` integer NOT NULL,
	`ended_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`staff_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seen_as_open` ON `seen_as` (`session_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `seen_as_due` ON `seen_as` (`ends_at`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `seen_as_user` ON `seen_as` (`user_id`);--> statement-breakpoint
CREATE INDEX `seen_as_staff` ON `seen_as` (`staff_id`);--> statement-breakpoint
CREATE TABLE `sign_in_throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`blocked_until` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_throttles_updated` ON `sign_in_throttles` (`updated_at`);--> statement-breakpoint
CREATE TABLE `suspensions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`suspended_by` text,
	`objection` text,
	`objected_at` integer,
	`answer` text,
	`kept_by` text,
	`kept_at` integer,
	`restored_by` text,
	`restored_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`suspended_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`kept_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`restored_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suspensions_open` ON `suspensions` (`user_id`) WHERE restored_at is null;--> statement-breakpoint
CREATE INDEX `suspensions_user` ON `suspensions` (`user_id`);--> statement-breakpoint
CREATE INDEX `suspensions_suspended_by` ON `suspensions` (`suspended_by`);--> statement-breakpoint
CREATE INDEX `suspensions_restored_by` ON `suspensions` (`restored_by`);--> statement-breakpoint
CREATE INDEX `suspensions_kept_by` ON `suspensions` (`kept_by`);--> statement-breakpoint
CREATE INDEX `suspensions_objections` ON `suspensions` (`objected_at`) WHERE objected_at is not null and kept_at is null and restored_at is null;--> statement-breakpoint
CREATE TABLE `user_roles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "user_roles_role" CHECK("user_roles"."role" in ('admin', 'moderator', 'user'))
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
	`country` text,
	`level` text DEFAULT 'password' NOT NULL,
	`proved_at` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked` integer DEFAULT false NOT NULL,
	`revoked_at` integer,
	`revoked_reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_sessions_level" CHECK("user_sessions"."level" in ('code_due', 'password', 'two_factor'))
);
--> statement-breakpoint
CREATE INDEX `user_sessions_user` ON `user_sessions` (`user_id`,`revoked`);--> statement-breakpoint
CREATE INDEX `user_sessions_expires` ON `user_sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `user_sessions_active` ON `user_sessions` (`last_activity`) WHERE revoked = 0;--> statement-breakpoint
CREATE TABLE `athlete_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sport` text DEFAULT '' NOT NULL,
	`other_sports` text DEFAULT '[]' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	`content_themes` text DEFAULT '[]' NOT NULL,
	`starting_rate` integer,
	`is_verified` integer DEFAULT false NOT NULL,
	`number` integer,
	`is_public` integer DEFAULT false NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`place_keys` text DEFAULT '' NOT NULL,
	`region` text DEFAULT 'other' NOT NULL,
	`ambassador_score` integer DEFAULT 0 NOT NULL,
	`total_followers` integer DEFAULT 0 NOT NULL,
	`avg_engagement` real DEFAULT 0 NOT NULL,
	`connected_followers` integer DEFAULT 0 NOT NULL,
	`connected_engagement` real DEFAULT 0 NOT NULL,
	`growth_rate` real DEFAULT 0 NOT NULL,
	`growth_known` integer DEFAULT false NOT NULL,
	`avg_reach` integer DEFAULT 0 NOT NULL,
	`content_quality_score` integer DEFAULT 0 NOT NULL,
	`last_updated` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "athlete_profiles_region" CHECK("athlete_profiles"."region" in ('uk', 'us', 'eu', 'other')),
	CONSTRAINT "athlete_profiles_score_range" CHECK("athlete_profiles"."ambassador_score" between 0 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `athlete_profiles_number` ON `athlete_profiles` (`number`);--> statement-breakpoint
CREATE INDEX `athlete_profiles_public` ON `athlete_profiles` (substr("user_id", -6)) WHERE "is_public" = 1;--> statement-breakpoint
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
CREATE TABLE `brand_members` (
	`brand_id` text NOT NULL,
	`person_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "brand_members_role" CHECK("brand_members"."role" = 'owner')
);
--> statement-breakpoint
CREATE INDEX `brand_members_brand` ON `brand_members` (`brand_id`);--> statement-breakpoint
CREATE TABLE `brand_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`logo` text,
	`website` text DEFAULT '' NOT NULL,
	`industry` text DEFAULT '' NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	`target_sports` text DEFAULT '[]' NOT NULL,
	`campaign_goals` text DEFAULT '' NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `brand_profiles_company` ON `brand_profiles` (company_name collate nocase,`id`);--> statement-breakpoint
CREATE TABLE `brand_preferences` (
	`brand_id` text PRIMARY KEY NOT NULL,
	`target_sports` text DEFAULT '[]' NOT NULL,
	`target_locations` text DEFAULT '[]' NOT NULL,
	`target_follower_min` integer,
	`target_follower_max` integer,
	`target_engagement_min` real,
	`budget_min` integer,
	`budget_max` integer,
	`preferred_content_themes` text DEFAULT '[]' NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `campaign_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`message` text,
	`fee` integer NOT NULL,
	`deliverables` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaign_invitations_status" CHECK("campaign_invitations"."status" in ('pending', 'accepted', 'declined', 'lapsed', 'withdrawn')),
	CONSTRAINT "campaign_invitations_fee" CHECK("campaign_invitations"."fee" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_invitations_once` ON `campaign_invitations` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `campaign_invitations_campaign` ON `campaign_invitations` (`campaign_id`,`status`);--> statement-breakpoint
CREATE INDEX `campaign_invitations_athlete` ON `campaign_invitations` (`athlete_id`,`status`);--> statement-breakpoint
CREATE INDEX `campaign_invitations_pending` ON `campaign_invitations` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `campaign_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`version` integer NOT NULL,
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
	`audience_countries` text DEFAULT '["GB"]' NOT NULL,
	`overdue_review` text DEFAULT 'remind' NOT NULL,
	`category` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaign_versions_overdue_review" CHECK("campaign_versions"."overdue_review" in ('remind', 'approve')),
	CONSTRAINT "campaign_versions_category" CHECK("campaign_versions"."category" in ('sportswear', 'footwear', 'equipment', 'sports_drinks', 'nutrition', 'technology', 'health_beauty', 'travel', 'finance_betting', 'food_drink', 'automotive', 'media_gaming'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_versions_once` ON `campaign_versions` (`campaign_id`,`version`);--> statement-breakpoint
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
	`audience_countries` text DEFAULT '["GB"]' NOT NULL,
	`overdue_review` text DEFAULT 'remind' NOT NULL,
	`category` text,
	`cover` text,
	`status` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`completion_asked_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaigns_status" CHECK("campaigns"."status" in ('draft', 'active', 'completed', 'cancelled')),
	CONSTRAINT "campaigns_overdue_review" CHECK("campaigns"."overdue_review" in ('remind', 'approve')),
	CONSTRAINT "campaigns_category" CHECK("campaigns"."category" in ('sportswear', 'footwear', 'equipment', 'sports_drinks', 'nutrition', 'technology', 'health_beauty', 'travel', 'finance_betting', 'food_drink', 'automotive', 'media_gaming')),
	CONSTRAINT "campaigns_budget" CHECK("campaigns"."budget" is null or "campaigns"."budget" >= 0),
	CONSTRAINT "campaigns_dates" CHECK("campaigns"."start_date" is null or "campaigns"."end_date" is null or "campaigns"."start_date" <= "campaigns"."end_date")
);
--> statement-breakpoint
CREATE INDEX `campaigns_brand` ON `campaigns` (`brand_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_created` ON `campaigns` (`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_active` ON `campaigns` (`created_at`,`id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `campaigns_end` ON `campaigns` (`end_date`) WHERE status = 'active';--> statement-breakpoint
CREATE TABLE `audience_signs` (
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`kind` text NOT NULL,
	`usual` real NOT NULL,
	`seen` real NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`found_at` integer NOT NULL,
	`explanation` text,
	`explained_at` integer,
	PRIMARY KEY(`athlete_id`, `platform`, `kind`),
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "audience_signs_platform" CHECK("audience_signs"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "audience_signs_kind" CHECK("audience_signs"."kind" in ('jump', 'rate'))
);
--> statement-breakpoint
CREATE TABLE `channel_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`verifier` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "channel_consents_platform" CHECK("channel_consents"."platform" in ('instagram', 'tiktok', 'youtube', 'x'))
);
--> statement-breakpoint
CREATE INDEX `channel_consents_athlete` ON `channel_consents` (`athlete_id`);--> statement-breakpoint
CREATE INDEX `channel_consents_expires` ON `channel_consents` (`expires_at`);--> statement-breakpoint
CREATE TABLE `channel_days` (
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`taken_on` text NOT NULL,
	`followers` integer NOT NULL,
	`engagement_rate` real,
	`last_post_at` integer,
	PRIMARY KEY(`athlete_id`, `platform`, `taken_on`),
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "channel_days_platform" CHECK("channel_days"."platform" in ('instagram', 'tiktok', 'youtube', 'x'))
);
--> statement-breakpoint
CREATE INDEX `channel_days_taken_on` ON `channel_days` (`taken_on`);--> statement-breakpoint
CREATE TABLE `provider_buckets` (
	`platform` text PRIMARY KEY NOT NULL,
	`left` real NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "provider_buckets_platform" CHECK("provider_buckets"."platform" in ('instagram', 'tiktok', 'youtube', 'x'))
);
--> statement-breakpoint
CREATE TABLE `social_accounts` (
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`handle` text,
	`source` text DEFAULT 'typed' NOT NULL,
	`followers` integer DEFAULT 0 NOT NULL,
	`engagement_rate` real DEFAULT 0 NOT NULL,
	`figures_at` integer NOT NULL,
	`left_at` integer,
	PRIMARY KEY(`athlete_id`, `platform`),
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "social_accounts_platform" CHECK("social_accounts"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "social_accounts_source" CHECK("social_accounts"."source" in ('typed', 'confirmed', 'connected'))
);
--> statement-breakpoint
CREATE TABLE `social_connections` (
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`provider_id` text NOT NULL,
	`state` text DEFAULT 'working' NOT NULL,
	`scopes` text DEFAULT '[]' NOT NULL,
	`sealed_tokens` text NOT NULL,
	`connected_at` integer NOT NULL,
	`synced_at` integer NOT NULL,
	`next_sync_at` integer,
	`renamed_from` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`refreshing_until` integer,
	PRIMARY KEY(`athlete_id`, `platform`),
	FOREIGN KEY (`athlete_id`,`platform`) REFERENCES `social_accounts`(`athlete_id`,`platform`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "social_connections_platform" CHECK("social_connections"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "social_connections_state" CHECK("social_connections"."state" in ('working', 'expired', 'revoked', 'scope_missing', 'private', 'limited', 'failing', 'gone', 'not_professional'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_connections_account` ON `social_connections` (`platform`,`provider_id`);--> statement-breakpoint
CREATE INDEX `social_connections_due` ON `social_connections` (`platform`,`next_sync_at`);--> statement-breakpoint
CREATE TABLE `content_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`version` integer NOT NULL,
	`user_id` text NOT NULL,
	`comment` text NOT NULL,
	`parent_id` text,
	`media_id` text,
	`pin_ms` integer,
	`pin_x` real,
	`pin_y` real,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`resolved_at` integer,
	`resolved_by` text,
	`requested_version` integer,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `content_comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`resolved_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `content_comments_content` ON `content_comments` (`content_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `content_comments_user` ON `content_comments` (`user_id`);--> statement-breakpoint
CREATE INDEX `content_comments_parent` ON `content_comments` (`parent_id`);--> statement-breakpoint
CREATE INDEX `content_comments_media` ON `content_comments` (`media_id`);--> statement-breakpoint
CREATE INDEX `content_comments_resolved_by` ON `content_comments` (`resolved_by`);--> statement-breakpoint
CREATE TABLE `content_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`deal_id` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`hashtags` text DEFAULT '[]' NOT NULL,
	`media_urls` text DEFAULT '[]' NOT NULL,
	`platform` text,
	`planned_on` text,
	`deliverable` text,
	`disclosure_reason` text,
	`status` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`brand_feedback` text,
	`revision_notes` text,
	`staff_note` text,
	`post_url` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`edited_at` integer DEFAULT 0 NOT NULL,
	`edited_in` text,
	`submitted_at` integer,
	`approved_at` integer,
	`rejected_at` integer,
	`posted_at` integer,
	`closed_at` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "content_submissions_status" CHECK("content_submissions"."status" in ('draft', 'polishing', 'awaiting_review', 'approved', 'rejected', 'posted')),
	CONSTRAINT "content_submissions_platform" CHECK("content_submissions"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "content_submissions_version" CHECK("content_submissions"."version" >= 1)
);
--> statement-breakpoint
CREATE INDEX `content_submissions_athlete` ON `content_submissions` (`athlete_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `content_submissions_campaign` ON `content_submissions` (`campaign_id`,`status`);--> statement-breakpoint
CREATE INDEX `content_submissions_deal` ON `content_submissions` (`deal_id`);--> statement-breakpoint
CREATE INDEX `content_submissions_submitted` ON `content_submissions` (`submitted_at`);--> statement-breakpoint
CREATE INDEX `content_submissions_in_review` ON `content_submissions` (`submitted_at`) WHERE status = 'awaiting_review';--> statement-breakpoint
CREATE INDEX `content_submissions_rejected` ON `content_submissions` (`rejected_at`) WHERE status = 'rejected';--> statement-breakpoint
CREATE TABLE `content_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`hashtags` text DEFAULT '[]' NOT NULL,
	`media_urls` text DEFAULT '[]' NOT NULL,
	`disclosure_reason` text,
	`brand_feedback` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_versions_once` ON `content_versions` (`content_id`,`version`);--> statement-breakpoint
CREATE TABLE `moderation_appeals` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`note` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `moderation_cases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "moderation_appeals_status" CHECK("moderation_appeals"."status" in ('open', 'upheld', 'overturned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_appeals_once` ON `moderation_appeals` (`case_id`);--> statement-breakpoint
CREATE INDEX `moderation_appeals_status` ON `moderation_appeals` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `moderation_appeals_decided_by` ON `moderation_appeals` (`decided_by`);--> statement-breakpoint
CREATE TABLE `moderation_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`opened_by` text,
	`reason` text NOT NULL,
	`feedback` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decision` text,
	`athlete_note` text DEFAULT '' NOT NULL,
	`brand_note` text DEFAULT '' NOT NULL,
	`suspension_asked_by` text,
	`suspension_id` text,
	`closed_by` text,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opened_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`suspension_asked_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`suspension_id`) REFERENCES `suspensions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`closed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "moderation_cases_status" CHECK("moderation_cases"."status" in ('open', 'closed')),
	CONSTRAINT "moderation_cases_reason" CHECK("moderation_cases"."reason" in ('inappropriate_content', 'brand_guideline_violation', 'copyright_concern', 'quality_issues', 'misleading_information', 'other')),
	CONSTRAINT "moderation_cases_decision" CHECK("moderation_cases"."decision" in ('dismissed', 'returned', 'warned', 'removed'))
);
--> statement-breakpoint
CREATE INDEX `moderation_cases_content` ON `moderation_cases` (`content_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `moderation_cases_one_open` ON `moderation_cases` (`content_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `moderation_cases_status` ON `moderation_cases` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `moderation_cases_opened_by` ON `moderation_cases` (`opened_by`);--> statement-breakpoint
CREATE INDEX `moderation_cases_closed_by` ON `moderation_cases` (`closed_by`);--> statement-breakpoint
CREATE INDEX `moderation_cases_suspension_asked_by` ON `moderation_cases` (`suspension_asked_by`);--> statement-breakpoint
CREATE INDEX `moderation_cases_suspension` ON `moderation_cases` (`suspension_id`);--> statement-breakpoint
CREATE TABLE `contract_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`number` integer NOT NULL,
	`clause` text NOT NULL,
	`side` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contract_comments_side" CHECK("contract_comments"."side" in ('brand', 'athlete')),
	CONSTRAINT "contract_comments_body" CHECK(length("contract_comments"."body") between 1 and 1000)
);
--> statement-breakpoint
CREATE INDEX `contract_comments_contract` ON `contract_comments` (`contract_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `contract_files` (
	`contract_id` text PRIMARY KEY NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `contract_files_sha256` ON `contract_files` (`sha256`);--> statement-breakpoint
CREATE TABLE `contract_signatures` (
	`contract_id` text NOT NULL,
	`number` integer NOT NULL,
	`side` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`consent` text NOT NULL,
	`hash` text NOT NULL,
	`ip_address` text NOT NULL,
	`user_agent` text NOT NULL,
	`signed_at` integer NOT NULL,
	PRIMARY KEY(`contract_id`, `number`, `side`),
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contract_signatures_side" CHECK("contract_signatures"."side" in ('brand', 'athlete'))
);
--> statement-breakpoint
CREATE TABLE `contract_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`name` text NOT NULL,
	`terms` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "contract_templates_name" CHECK(length("contract_templates"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_templates_brand` ON `contract_templates` (`brand_id`,name collate nocase);--> statement-breakpoint
CREATE TABLE `contract_time_stamps` (
	`contract_id` text PRIMARY KEY NOT NULL,
	`authority` text NOT NULL,
	`stamped_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `contract_versions` (
	`contract_id` text NOT NULL,
	`number` integer NOT NULL,
	`proposed_by` text NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`contract_id`, `number`),
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contract_versions_proposed_by" CHECK("contract_versions"."proposed_by" in ('brand', 'athlete'))
);
--> statement-breakpoint
CREATE INDEX `contract_versions_hash` ON `contract_versions` (`hash`);--> statement-breakpoint
CREATE TABLE `contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`deal_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`title` text NOT NULL,
	`kind` text DEFAULT 'contract' NOT NULL,
	`amends` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`proposed_by` text NOT NULL,
	`offered_at` integer NOT NULL,
	`closed_at` integer,
	`reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`amends`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contracts_status" CHECK("contracts"."status" in ('pending', 'partially_signed', 'fully_executed', 'declined', 'withdrawn', 'lapsed', 'replaced', 'cancelled')),
	CONSTRAINT "contracts_proposed_by" CHECK("contracts"."proposed_by" in ('brand', 'athlete')),
	CONSTRAINT "contracts_kind" CHECK("contracts"."kind" in ('contract', 'amendment', 'cancellation')),
	CONSTRAINT "contracts_amends" CHECK(("contracts"."kind" = 'contract') = ("contracts"."amends" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_open` ON `contracts` (`deal_id`) WHERE status in ('pending', 'partially_signed');--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_in_force` ON `contracts` (`deal_id`) WHERE status = 'fully_executed' and kind <> 'cancellation';--> statement-breakpoint
CREATE INDEX `contracts_amends` ON `contracts` (`amends`);--> statement-breakpoint
CREATE INDEX `contracts_brand` ON `contracts` (`brand_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contracts_athlete` ON `contracts` (`athlete_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contracts_deal` ON `contracts` (`deal_id`,`status`);--> statement-breakpoint
CREATE INDEX `contracts_offered` ON `contracts` (`offered_at`) WHERE status in ('pending', 'partially_signed');--> statement-breakpoint
CREATE INDEX `contracts_signed` ON `contracts` (`offered_at`) WHERE status = 'fully_executed' and kind <> 'cancellation';--> statement-breakpoint
CREATE INDEX `contracts_newest` ON `contracts` (`created_at`,`status`);--> statement-breakpoint
CREATE TABLE `conversation_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`reporter_id` text NOT NULL,
	`reported_id` text NOT NULL,
	`reason` text NOT NULL,
	`details` text DEFAULT '' NOT NULL,
	`messages` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decision` text,
	`reporter_note` text DEFAULT '' NOT NULL,
	`reported_note` text DEFAULT '' NOT NULL,
	`closed_by` text,
	`closed_at` integer,
	`appeal` text DEFAULT '' NOT NULL,
	`appealed_at` integer,
	`appeal_answer` text DEFAULT '' NOT NULL,
	`appeal_answered_by` text,
	`appeal_answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reported_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`closed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`appeal_answered_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "conversation_reports_status" CHECK("conversation_reports"."status" in ('open', 'closed')),
	CONSTRAINT "conversation_reports_reason" CHECK("conversation_reports"."reason" in ('harassment', 'spam', 'scam', 'offensive', 'other')),
	CONSTRAINT "conversation_reports_decision" CHECK("conversation_reports"."decision" in ('dismissed', 'warned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_reports_one_open` ON `conversation_reports` (`conversation_id`,`reporter_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `conversation_reports_status` ON `conversation_reports` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `conversation_reports_conversation` ON `conversation_reports` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `conversation_reports_reporter` ON `conversation_reports` (`reporter_id`);--> statement-breakpoint
CREATE INDEX `conversation_reports_reported` ON `conversation_reports` (`reported_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `conversation_reports_closed` ON `conversation_reports` (`closed_at`);--> statement-breakpoint
CREATE INDEX `conversation_reports_closed_by` ON `conversation_reports` (`closed_by`);--> statement-breakpoint
CREATE INDEX `conversation_reports_appealed` ON `conversation_reports` (`appealed_at`) WHERE appealed_at is not null and appeal_answered_at is null;--> statement-breakpoint
CREATE INDEX `conversation_reports_appeal_answered_by` ON `conversation_reports` (`appeal_answered_by`);--> statement-breakpoint
CREATE TABLE `conversation_participants` (
	`conversation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`read_seq` integer DEFAULT 0 NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	`last_message_at` integer NOT NULL,
	`archived` integer DEFAULT false NOT NULL,
	`muted` integer DEFAULT false NOT NULL,
	`blocked_at` integer,
	PRIMARY KEY(`conversation_id`, `user_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_participants_list` ON `conversation_participants` (`user_id`,`archived`,`last_message_at`,`conversation_id`);--> statement-breakpoint
CREATE INDEX `conversation_participants_unread` ON `conversation_participants` (`user_id`,`archived`,`last_message_at`,`conversation_id`) WHERE unread > 0;--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`started_by` text NOT NULL,
	`last_seq` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`started_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_pair` ON `conversations` (`brand_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `conversations_athlete` ON `conversations` (`athlete_id`);--> statement-breakpoint
CREATE INDEX `conversations_started` ON `conversations` (`started_by`,`created_at`);--> statement-breakpoint
CREATE TABLE `deal_deliverables` (
	`deal_id` text NOT NULL,
	`number` integer NOT NULL,
	`text` text NOT NULL,
	`platform` text NOT NULL,
	`format` text NOT NULL,
	`count` integer NOT NULL,
	`due` text,
	PRIMARY KEY(`deal_id`, `number`),
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "deal_deliverables_count" CHECK("deal_deliverables"."count" >= 1),
	CONSTRAINT "deal_deliverables_platform" CHECK("deal_deliverables"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "deal_deliverables_format" CHECK("deal_deliverables"."format" in ('post', 'story', 'reel', 'video', 'live', 'other'))
);
--> statement-breakpoint
CREATE TABLE `deals` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`fee` integer NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "deals_status" CHECK("deals"."status" in ('active', 'completed', 'ended', 'cancelled')),
	CONSTRAINT "deals_fee" CHECK("deals"."fee" >= 0),
	CONSTRAINT "deals_closed" CHECK(("deals"."status" = 'active') = ("deals"."closed_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deals_active` ON `deals` (`campaign_id`,`athlete_id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `deals_campaign` ON `deals` (`campaign_id`,`athlete_id`,`status`);--> statement-breakpoint
CREATE INDEX `deals_brand` ON `deals` (`brand_id`,`status`);--> statement-breakpoint
CREATE INDEX `deals_athlete` ON `deals` (`athlete_id`,`status`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_searches_brand` ON `saved_searches` (`brand_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `saved_searches_deleted` ON `saved_searches` (`deleted_at`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE TABLE `shortlisted_athletes` (
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`brand_id`, `athlete_id`),
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shortlisted_athletes_athlete` ON `shortlisted_athletes` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `trending_categories` (
	`category` text PRIMARY KEY NOT NULL,
	`athlete_count` integer NOT NULL,
	`avg_engagement` real NOT NULL,
	`growth_percentage` real NOT NULL,
	`computed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trending_categories_growth` ON `trending_categories` (`growth_percentage`);--> statement-breakpoint
CREATE TABLE `trending_sums` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`athletes` integer NOT NULL,
	`engagement` real NOT NULL,
	`measured` integer NOT NULL,
	`base` real NOT NULL,
	`gain` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dispute_appeals` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`appellant_id` text NOT NULL,
	`note` text NOT NULL,
	`ruled_by` text,
	`ruled_at` integer NOT NULL,
	`resolution_type` text NOT NULL,
	`resolution_details` text NOT NULL,
	`refund_amount` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`ruled_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "dispute_appeals_resolution_type" CHECK("dispute_appeals"."resolution_type" in ('refund', 'resubmission', 'mediation', 'no_action', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dispute_appeals_once` ON `dispute_appeals` (`dispute_id`);--> statement-breakpoint
CREATE INDEX `dispute_appeals_ruled_by` ON `dispute_appeals` (`ruled_by`);--> statement-breakpoint
CREATE TABLE `dispute_excerpts` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`attached_by` text NOT NULL,
	`messages` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dispute_excerpts_dispute` ON `dispute_excerpts` (`dispute_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `dispute_excerpts_attached_by` ON `dispute_excerpts` (`attached_by`);--> statement-breakpoint
CREATE TABLE `dispute_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`sender_id` text,
	`message` text NOT NULL,
	`is_internal` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `dispute_messages_dispute` ON `dispute_messages` (`dispute_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `dispute_messages_sender` ON `dispute_messages` (`sender_id`);--> statement-breakpoint
CREATE TABLE `dispute_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`made_by` text NOT NULL,
	`type` text NOT NULL,
	`amount` integer,
	`terms` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "dispute_offers_type" CHECK("dispute_offers"."type" in ('refund', 'resubmission', 'mediation', 'no_action', 'other')),
	CONSTRAINT "dispute_offers_status" CHECK("dispute_offers"."status" in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
	CONSTRAINT "dispute_offers_amount" CHECK("dispute_offers"."amount" is null or "dispute_offers"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dispute_offers_one_open` ON `dispute_offers` (`dispute_id`,`made_by`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `dispute_offers_dispute` ON `dispute_offers` (`dispute_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`deal_id` text NOT NULL,
	`filed_by` text NOT NULL,
	`respondent_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`desired_outcome` text DEFAULT '' NOT NULL,
	`evidence_urls` text DEFAULT '[]' NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`assigned_to` text,
	`resolution_type` text,
	`resolution_details` text,
	`refund_amount` integer,
	`resolved_at` integer,
	`resolved_by` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assigned_to`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "disputes_type" CHECK("disputes"."type" in ('payment', 'content', 'terms_violation', 'communication', 'other')),
	CONSTRAINT "disputes_priority" CHECK("disputes"."priority" in ('urgent', 'high', 'medium', 'low')),
	CONSTRAINT "disputes_status" CHECK("disputes"."status" in ('open', 'under_review', 'escalated', 'resolved', 'closed')),
	CONSTRAINT "disputes_resolution_type" CHECK("disputes"."resolution_type" in ('refund', 'resubmission', 'mediation', 'no_action', 'other')),
	CONSTRAINT "disputes_refund" CHECK("disputes"."refund_amount" is null or "disputes"."refund_amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `disputes_filed` ON `disputes` (`filed_by`,`created_at`);--> statement-breakpoint
CREATE INDEX `disputes_respondent` ON `disputes` (`respondent_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `disputes_queue` ON `disputes` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `disputes_deal` ON `disputes` (`deal_id`);--> statement-breakpoint
CREATE INDEX `disputes_campaign` ON `disputes` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `disputes_athlete` ON `disputes` (`athlete_id`);--> statement-breakpoint
CREATE INDEX `disputes_assigned` ON `disputes` (`assigned_to`,`status`);--> statement-breakpoint
CREATE TABLE `grants` (
	`id` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`kind` text NOT NULL,
	`content_id` text,
	`category` text,
	`territory` text NOT NULL,
	`channels` text DEFAULT '[]' NOT NULL,
	`paid` integer DEFAULT false NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`end_told_at` integer,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "grants_kind" CHECK("grants"."kind" in ('use', 'exclusivity')),
	CONSTRAINT "grants_category" CHECK("grants"."category" in ('sportswear', 'footwear', 'equipment', 'sports_drinks', 'nutrition', 'technology', 'health_beauty', 'travel', 'finance_betting', 'food_drink', 'automotive', 'media_gaming')),
	CONSTRAINT "grants_territory" CHECK("grants"."territory" in ('uk', 'uk_eu', 'worldwide')),
	CONSTRAINT "grants_days" CHECK("grants"."first_day" <= "grants"."last_day")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `grants_use_once` ON `grants` (`contract_id`,`content_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `grants_exclusivity_once` ON `grants` (`contract_id`) WHERE kind = 'exclusivity';--> statement-breakpoint
CREATE INDEX `grants_of_athlete` ON `grants` (`athlete_id`,`kind`,`category`,`last_day`,`first_day`);--> statement-breakpoint
CREATE INDEX `grants_of_brand` ON `grants` (`brand_id`,`last_day`);--> statement-breakpoint
CREATE INDEX `grants_ending` ON `grants` (`last_day`) WHERE end_told_at is null;--> statement-breakpoint
CREATE TABLE `hand_overs` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`since` integer NOT NULL,
	`extended_to` text,
	`told` text,
	PRIMARY KEY(`kind`, `subject_id`, `since`),
	CONSTRAINT "hand_overs_kind" CHECK("hand_overs"."kind" in ('invitation', 'review', 'changes', 'dispute_athlete', 'dispute_brand', 'contract_athlete', 'contract_brand')),
	CONSTRAINT "hand_overs_told" CHECK("hand_overs"."told" in ('half', 'last', 'due'))
);
--> statement-breakpoint
CREATE INDEX `hand_overs_since` ON `hand_overs` (`since`);--> statement-breakpoint
CREATE TABLE `reply_times` (
	`user_id` text PRIMARY KEY NOT NULL,
	`median_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `campaign_interests` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaign_interests_status" CHECK("campaign_interests"."status" in ('open', 'invited', 'declined', 'withdrawn', 'lapsed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_interests_once` ON `campaign_interests` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `campaign_interests_athlete` ON `campaign_interests` (`athlete_id`,`status`);--> statement-breakpoint
CREATE INDEX `campaign_interests_open` ON `campaign_interests` (`created_at`) WHERE status = 'open';--> statement-breakpoint
CREATE TABLE `saved_campaigns` (
	`athlete_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`athlete_id`, `campaign_id`),
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_campaigns_campaign` ON `saved_campaigns` (`campaign_id`);--> statement-breakpoint
CREATE TABLE `athlete_recommendations` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`match_score` integer NOT NULL,
	`match_reason` text NOT NULL,
	`concerns` text DEFAULT '[]' NOT NULL,
	`roi_low` integer,
	`roi_high` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `athlete_recommendations_once` ON `athlete_recommendations` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `athlete_recommendations_brand` ON `athlete_recommendations` (`brand_id`,`match_score`);--> statement-breakpoint
CREATE INDEX `athlete_recommendations_athlete` ON `athlete_recommendations` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `ranking_jobs` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ranking_jobs_due` ON `ranking_jobs` (`due_at`);--> statement-breakpoint
CREATE TABLE `recommendation_dismissals` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recommendation_dismissals_reason" CHECK("recommendation_dismissals"."reason" in ('wrong_audience', 'wrong_sport', 'too_small', 'too_expensive', 'worked_together', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recommendation_dismissals_once` ON `recommendation_dismissals` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `recommendation_dismissals_brand` ON `recommendation_dismissals` (`brand_id`);--> statement-breakpoint
CREATE INDEX `recommendation_dismissals_athlete` ON `recommendation_dismissals` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`purpose` text DEFAULT 'content' NOT NULL,
	`content_id` text,
	`campaign_id` text,
	`conversation_id` text,
	`dispute_id` text,
	`verification_id` text,
	`public_name` text,
	`position` integer,
	`since_version` integer DEFAULT 1 NOT NULL,
	`until_version` integer,
	`replaces_id` text,
	`polished_by` text,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`duration_ms` integer,
	`poster` integer DEFAULT false NOT NULL,
	`sha256` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`verification_id`) REFERENCES `verification_requests`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`polished_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "media_kind" CHECK("media"."kind" in ('picture', 'clip', 'document')),
	CONSTRAINT "media_purpose" CHECK("media"."purpose" in ('content', 'avatar', 'logo', 'cover', 'portfolio', 'message', 'dispute', 'verification'))
);
--> statement-breakpoint
CREATE INDEX `media_owner` ON `media` (`owner_id`);--> statement-breakpoint
CREATE INDEX `media_content` ON `media` (`content_id`);--> statement-breakpoint
CREATE INDEX `media_sha256` ON `media` (`sha256`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_public_name` ON `media` (`public_name`) WHERE public_name is not null;--> statement-breakpoint
CREATE INDEX `media_campaign` ON `media` (`campaign_id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `media_conversation` ON `media` (`conversation_id`) WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX `media_dispute` ON `media` (`dispute_id`) WHERE dispute_id is not null;--> statement-breakpoint
CREATE INDEX `media_verification` ON `media` (`verification_id`) WHERE verification_id is not null;--> statement-breakpoint
CREATE INDEX `media_portfolio` ON `media` (`owner_id`,`position`) WHERE position is not null;--> statement-breakpoint
CREATE INDEX `media_abandoned` ON `media` (`created_at`) WHERE (case purpose when 'content' then content_id when 'cover' then campaign_id when 'message' then conversation_id when 'dispute' then dispute_id when 'verification' then verification_id else owner_id end) is null;--> statement-breakpoint
CREATE TABLE `media_captions` (
	`media_id` text PRIMARY KEY NOT NULL,
	`vtt` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `upload_parts` (
	`upload_id` text NOT NULL,
	`n` integer NOT NULL,
	`etag` text NOT NULL,
	PRIMARY KEY(`upload_id`, `n`),
	FOREIGN KEY (`upload_id`) REFERENCES `uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`content_id` text,
	`storage_id` text NOT NULL,
	`replaces_id` text,
	`for_portfolio` integer DEFAULT false NOT NULL,
	`conversation_id` text,
	`dispute_id` text,
	`verification_id` text,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`modified_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`verification_id`) REFERENCES `verification_requests`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `uploads_owner` ON `uploads` (`owner_id`);--> statement-breakpoint
CREATE INDEX `uploads_content` ON `uploads` (`content_id`);--> statement-breakpoint
CREATE INDEX `uploads_created` ON `uploads` (`created_at`);--> statement-breakpoint
CREATE INDEX `uploads_conversation` ON `uploads` (`conversation_id`) WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX `uploads_dispute` ON `uploads` (`dispute_id`) WHERE dispute_id is not null;--> statement-breakpoint
CREATE INDEX `uploads_verification` ON `uploads` (`verification_id`) WHERE verification_id is not null;--> statement-breakpoint
CREATE TABLE `messages` (
	`conversation_id` text NOT NULL,
	`seq` integer NOT NULL,
	`sender_id` text NOT NULL,
	`client_id` text NOT NULL,
	`body` text NOT NULL,
	`media_id` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	PRIMARY KEY(`conversation_id`, `seq`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_client` ON `messages` (`sender_id`,`client_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_media` ON `messages` (`media_id`) WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX `messages_sender` ON `messages` (`sender_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `account_deletions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`was_public` integer DEFAULT false NOT NULL,
	`due_at` integer NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`after_row` integer DEFAULT 0 NOT NULL,
	`told_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_deletions_status" CHECK("account_deletions"."status" in ('scheduled', 'cancelled', 'erasing', 'done'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_deletions_open` ON `account_deletions` (`user_id`) WHERE status in ('scheduled', 'erasing');--> statement-breakpoint
CREATE INDEX `account_deletions_user` ON `account_deletions` (`user_id`);--> statement-breakpoint
CREATE INDEX `account_deletions_due` ON `account_deletions` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `data_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`after_row` integer DEFAULT 0 NOT NULL,
	`percent` integer DEFAULT 0 NOT NULL,
	`parts` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`ready_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `data_exports_user` ON `data_exports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_exports_created` ON `data_exports` (`created_at`);--> statement-breakpoint
CREATE TABLE `deletion_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`received_at` integer NOT NULL,
	`acknowledged_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deletion_requests_open` ON `deletion_requests` (`received_at`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `deletion_requests_closed` ON `deletion_requests` (`closed_at`);--> statement-breakpoint
CREATE INDEX `deletion_requests_email` ON `deletion_requests` (`email`);--> statement-breakpoint
CREATE TABLE `payment_differences` (
	`id` text PRIMARY KEY NOT NULL,
	`deal_id` text NOT NULL,
	`payment_id` text,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`in_ledger` integer NOT NULL,
	`at_stripe` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_differences_kind" CHECK("payment_differences"."kind" in ('charged', 'refunded', 'transferred', 'unknown_charge', 'unknown_transfer'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_differences_open` ON `payment_differences` (`kind`,`reference`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `payment_differences_deal` ON `payment_differences` (`deal_id`,`id`);--> statement-breakpoint
CREATE INDEX `payment_differences_payment` ON `payment_differences` (`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_differences_closed` ON `payment_differences` (`closed_at`) WHERE closed_at is not null;--> statement-breakpoint
CREATE TABLE `payment_proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`payment_version` integer NOT NULL,
	`to_athlete` integer NOT NULL,
	`to_fee` integer NOT NULL,
	`to_brand` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`proposed_by` text,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "payment_proposals_status" CHECK("payment_proposals"."status" in ('open', 'confirmed', 'declined', 'lapsed')),
	CONSTRAINT "payment_proposals_shares" CHECK(min("payment_proposals"."to_athlete", "payment_proposals"."to_fee", "payment_proposals"."to_brand") >= 0)
);
--> statement-breakpoint
CREATE INDEX `payment_proposals_payment` ON `payment_proposals` (`payment_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_proposals_open` ON `payment_proposals` (`payment_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `payment_proposals_proposed_by` ON `payment_proposals` (`proposed_by`);--> statement-breakpoint
CREATE INDEX `payment_proposals_decided_by` ON `payment_proposals` (`decided_by`);--> statement-breakpoint
CREATE TABLE `chargebacks` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`due_by` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "chargebacks_state" CHECK("chargebacks"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE INDEX `chargebacks_payment` ON `chargebacks` (`payment_id`,`state`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`from_account` text NOT NULL,
	`to_account` text NOT NULL,
	`amount` integer NOT NULL,
	`payment_id` text NOT NULL,
	`deal_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entries_kind" CHECK("ledger_entries"."kind" in ('funded', 'released', 'fee_earned', 'refund_due', 'sent', 'refunded', 'bank_refund', 'bank_held', 'bank_share', 'bank_fee', 'bank_loss', 'taken_back', 'fee_returned', 'recovered')),
	CONSTRAINT "ledger_entries_from_account" CHECK("ledger_entries"."from_account" in ('brand', 'held', 'to_athlete', 'to_brand', 'athlete', 'fee', 'loss')),
	CONSTRAINT "ledger_entries_to_account" CHECK("ledger_entries"."to_account" in ('brand', 'held', 'to_athlete', 'to_brand', 'athlete', 'fee', 'loss')),
	CONSTRAINT "ledger_entries_way" CHECK("ledger_entries"."kind" || ':' || "ledger_entries"."from_account" || ':' || "ledger_entries"."to_account" in ('funded:brand:held', 'released:held:to_athlete', 'fee_earned:held:fee', 'refund_due:held:to_brand', 'sent:to_athlete:athlete', 'refunded:to_brand:brand', 'bank_refund:to_brand:brand', 'bank_held:held:brand', 'bank_share:to_athlete:brand', 'bank_fee:fee:brand', 'bank_loss:loss:brand', 'taken_back:athlete:to_brand', 'fee_returned:fee:to_brand', 'recovered:athlete:loss')),
	CONSTRAINT "ledger_entries_amount" CHECK("ledger_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_reference` ON `ledger_entries` (`reference`);--> statement-breakpoint
CREATE INDEX `ledger_entries_payment` ON `ledger_entries` (`payment_id`,`from_account`,`to_account`,`amount`);--> statement-breakpoint
CREATE INDEX `ledger_entries_deal` ON `ledger_entries` (`deal_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_campaign` ON `ledger_entries` (`campaign_id`,`from_account`,`to_account`,`amount`);--> statement-breakpoint
CREATE INDEX `ledger_entries_brand` ON `ledger_entries` (`brand_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_athlete` ON `ledger_entries` (`athlete_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`deal_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`release` text NOT NULL,
	`due` text,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`status` text DEFAULT 'due' NOT NULL,
	`session_id` text,
	`intent_id` text,
	`transfer_id` text,
	`refund_id` text,
	`funded_at` integer,
	`to_athlete` integer,
	`to_fee` integer,
	`to_brand` integer,
	`settled_for` text,
	`settled_at` integer,
	`sent_at` integer,
	`refunded_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`compared_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_status" CHECK("payments"."status" in ('due', 'paying', 'held', 'settled')),
	CONSTRAINT "payments_settled_for" CHECK("payments"."settled_for" in ('signed', 'approved', 'brand_released', 'athlete_returned', 'called_off', 'contract_cancelled', 'dispute', 'charged_back', 'staff')),
	CONSTRAINT "payments_amounts" CHECK("payments"."amount" > 0 and "payments"."fee" >= 0),
	CONSTRAINT "payments_shares" CHECK(("payments"."status" = 'settled') = ("payments"."to_athlete" is not null) and ("payments"."to_athlete" is null
        or (min("payments"."to_athlete", "payments"."to_fee", "payments"."to_brand") >= 0 and "payments"."to_athlete" + "payments"."to_fee" + "payments"."to_brand" = "payments"."amount" + "payments"."fee"))),
	CONSTRAINT "payments_paid" CHECK("payments"."status" in ('due', 'paying') or "payments"."intent_id" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_number` ON `payments` (`deal_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session` ON `payments` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intent` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`id`) WHERE status in ('paying', 'held');--> statement-breakpoint
CREATE INDEX `payments_campaign` ON `payments` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `payments_brand` ON `payments` (`brand_id`);--> statement-breakpoint
CREATE INDEX `payments_athlete` ON `payments` (`athlete_id`);--> statement-breakpoint
CREATE INDEX `payments_compared` ON `payments` (`compared_at`,`deal_id`);--> statement-breakpoint
CREATE TABLE `take_backs` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`reason` text NOT NULL,
	`taken_by` text,
	`short_at` integer,
	`done_at` integer,
	`reversal_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`taken_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "take_backs_amount" CHECK("take_backs"."amount" > 0 and "take_backs"."fee" >= 0)
);
--> statement-breakpoint
CREATE INDEX `take_backs_payment` ON `take_backs` (`payment_id`);--> statement-breakpoint
CREATE INDEX `take_backs_taken_by` ON `take_backs` (`taken_by`);--> statement-breakpoint
CREATE TABLE `payout_accounts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`state` text NOT NULL,
	`due` text DEFAULT '[]' NOT NULL,
	`due_by` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`checked_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payout_accounts_state" CHECK("payout_accounts"."state" in ('started', 'in_review', 'ready', 'restricted', 'closed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_accounts_account` ON `payout_accounts` (`account_id`);--> statement-breakpoint
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
CREATE INDEX `audit_logs_resource` ON `audit_logs` (`resource_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_logs_action` ON `audit_logs` (`action`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_logs_created` ON `audit_logs` (`created_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`message` text NOT NULL,
	`network` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `daily_jobs` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`finished_at` integer,
	`took_ms` integer DEFAULT 0 NOT NULL,
	`error` text,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `held_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`sealed` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `held_forms_owner` ON `held_forms` (`owner`,`expires_at`);--> statement-breakpoint
CREATE INDEX `held_forms_expires` ON `held_forms` (`expires_at`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`took_ms` integer NOT NULL,
	`error` text,
	`worked_at` integer
);
--> statement-breakpoint
CREATE TABLE `notification_opt_outs` (
	`user_id` text NOT NULL,
	`category` text NOT NULL,
	`channel` text NOT NULL,
	PRIMARY KEY(`user_id`, `category`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`mail` text DEFAULT 'at_once' NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`digest_at` integer,
	`digested_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_settings_mail" CHECK("notification_settings"."mail" in ('at_once', 'daily', 'never'))
);
--> statement-breakpoint
CREATE INDEX `notification_settings_digest` ON `notification_settings` (`digest_at`) WHERE digest_at is not null;--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`sender_id` text,
	`kind` text NOT NULL,
	`category` text NOT NULL,
	`subject_id` text,
	`params` text NOT NULL,
	`read` integer DEFAULT false NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`read`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_subject` ON `notifications` (`user_id`,`subject_id`);--> statement-breakpoint
CREATE INDEX `notifications_created` ON `notifications` (`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_sender` ON `notifications` (`sender_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`payload` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer,
	`sent_at` integer,
	`failed_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_idempotency_key` ON `outbox` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`kind`,`due_at`) WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX `outbox_leased` ON `outbox` (`kind`,`leased_until`) WHERE leased_until is not null;--> statement-breakpoint
CREATE INDEX `outbox_sent` ON `outbox` (`sent_at`) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX `outbox_sent_payload` ON `outbox` (`sent_at`) WHERE sent_at is not null and payload <> '{}';--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`failed_at`) WHERE failed_at is not null;--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `user_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `write_guard` (
	`changed` integer NOT NULL,
	CONSTRAINT "write_guard_lost_race" CHECK("write_guard"."changed" > 0)
);
--> statement-breakpoint
CREATE TABLE `polishings` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`claimed_by` text,
	`claimed_at` integer,
	`checks` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`claimed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "polishings_status" CHECK("polishings"."status" in ('waiting', 'claimed', 'finished'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `polishings_one_open` ON `polishings` (`content_id`) WHERE status <> 'finished';--> statement-breakpoint
CREATE INDEX `polishings_status` ON `polishings` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `polishings_claimed_by` ON `polishings` (`claimed_by`);--> statement-breakpoint
CREATE TABLE `portfolio_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`content_id` text NOT NULL,
	`status` text DEFAULT 'asked' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "portfolio_consents_status" CHECK("portfolio_consents"."status" in ('asked', 'withdrawn', 'allowed', 'declined'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `portfolio_consents_content_id_unique` ON `portfolio_consents` (`content_id`);--> statement-breakpoint
CREATE TABLE `post_figures` (
	`content_id` text NOT NULL,
	`span` text NOT NULL,
	`source` text NOT NULL,
	`taken_at` integer NOT NULL,
	`impressions` integer,
	`reach` integer,
	`engagements` integer,
	`clicks` integer,
	`views` integer,
	`screenshot_id` text,
	PRIMARY KEY(`content_id`, `span`),
	FOREIGN KEY (`content_id`) REFERENCES `posts`(`content_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`screenshot_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "post_figures_span" CHECK("post_figures"."span" in ('1h', '24h', '72h', '7d', '30d')),
	CONSTRAINT "post_figures_source" CHECK("post_figures"."source" in ('typed', 'connected'))
);
--> statement-breakpoint
CREATE INDEX `post_figures_screenshot` ON `post_figures` (`screenshot_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`content_id` text PRIMARY KEY NOT NULL,
	`athlete_id` text NOT NULL,
	`platform` text,
	`state` text DEFAULT 'unread' NOT NULL,
	`address_key` text,
	`provider_id` text,
	`posted_at` integer NOT NULL,
	`followers` integer,
	`caption` text,
	`latest_caption` text,
	`disclosure_problem` text,
	`kept_until` integer NOT NULL,
	`read_at` integer,
	`next_read_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "posts_platform" CHECK("posts"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "posts_state" CHECK("posts"."state" in ('unread', 'live', 'edited', 'private', 'gone'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_address` ON `posts` (`athlete_id`,`address_key`);--> statement-breakpoint
CREATE INDEX `posts_athlete` ON `posts` (`athlete_id`,`posted_at`);--> statement-breakpoint
CREATE INDEX `posts_due` ON `posts` (`next_read_at`);--> statement-breakpoint
CREATE TABLE `record_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`body` text NOT NULL,
	`salt` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "record_entries_kind" CHECK("record_entries"."kind" in ('invitation_accepted', 'contract_version', 'contract_signed', 'contract_declined', 'contract_cancelled', 'deal_ended', 'draft_submitted', 'content_approved', 'changes_requested', 'content_posted', 'dispute_filed', 'dispute_ruled', 'dispute_settled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_entries_number` ON `record_entries` (`campaign_id`,`number`);--> statement-breakpoint
CREATE INDEX `record_entries_subject` ON `record_entries` (`subject_id`);--> statement-breakpoint
CREATE TABLE `record_seals` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`previous_hash` text,
	`key_id` text NOT NULL,
	`signature` text NOT NULL,
	`sealed_at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `record_entries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_seals_hash_unique` ON `record_seals` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `record_seals_previous_hash_unique` ON `record_seals` (`previous_hash`);--> statement-breakpoint
CREATE TABLE `campaign_goals` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`goal` text NOT NULL,
	`target` integer,
	`baseline` integer,
	`method` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaign_goals_goal" CHECK("campaign_goals"."goal" in ('reach', 'engagement', 'clicks', 'sales')),
	CONSTRAINT "campaign_goals_target" CHECK("campaign_goals"."target" is null or "campaign_goals"."target" > 0),
	CONSTRAINT "campaign_goals_baseline" CHECK("campaign_goals"."baseline" is null or "campaign_goals"."baseline" >= 0)
);
--> statement-breakpoint
CREATE TABLE `campaign_landings` (
	`campaign_id` text PRIMARY KEY NOT NULL,
	`target` text NOT NULL,
	`updated_at` integer NOT NULL,
	`stopped_at` integer,
	`stop_reason` text,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `campaign_links` (
	`code` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`deal_id` text NOT NULL,
	`target` text NOT NULL,
	`stopped_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_links_deal` ON `campaign_links` (`deal_id`);--> statement-breakpoint
CREATE INDEX `campaign_links_campaign` ON `campaign_links` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `campaign_links_athlete` ON `campaign_links` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `code_sales` (
	`code_id` text NOT NULL,
	`reference` text NOT NULL,
	`refund` integer DEFAULT false NOT NULL,
	`day` text NOT NULL,
	`orders` integer DEFAULT 1 NOT NULL,
	`revenue` integer NOT NULL,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`code_id`, `reference`, `refund`),
	FOREIGN KEY (`code_id`) REFERENCES `discount_codes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "code_sales_source" CHECK("code_sales"."source" in ('csv', 'webhook')),
	CONSTRAINT "code_sales_orders" CHECK(iif("code_sales"."refund", "code_sales"."orders" <= 0, "code_sales"."orders" > 0)),
	CONSTRAINT "code_sales_revenue" CHECK(iif("code_sales"."refund", "code_sales"."revenue" < 0, "code_sales"."revenue" >= 0))
);
--> statement-breakpoint
CREATE INDEX `code_sales_day` ON `code_sales` (`code_id`,`day`);--> statement-breakpoint
CREATE TABLE `deal_forecasts` (
	`deal_id` text PRIMARY KEY NOT NULL,
	`followers` integer NOT NULL,
	`engagement_rate` real NOT NULL,
	`reach` integer NOT NULL,
	`engagements` integer NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `discount_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`deal_id` text NOT NULL,
	`code` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discount_codes_of_brand` ON `discount_codes` (`brand_id`,`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `discount_codes_deal` ON `discount_codes` (`deal_id`);--> statement-breakpoint
CREATE INDEX `discount_codes_campaign` ON `discount_codes` (`campaign_id`);--> statement-breakpoint
CREATE INDEX `discount_codes_athlete` ON `discount_codes` (`athlete_id`);--> statement-breakpoint
CREATE TABLE `link_clicks` (
	`code` text NOT NULL,
	`day` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`code`, `day`),
	FOREIGN KEY (`code`) REFERENCES `campaign_links`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `report_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_shares_token_hash_unique` ON `report_shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `report_shares_campaign` ON `report_shares` (`campaign_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `report_shares_expires` ON `report_shares` (`expires_at`);--> statement-breakpoint
CREATE TABLE `result_norms` (
	`tier` text PRIMARY KEY NOT NULL,
	`campaigns` integer NOT NULL,
	`brands` integer NOT NULL,
	`rate_low` real NOT NULL,
	`rate_median` real NOT NULL,
	`rate_high` real NOT NULL,
	`off_low` real NOT NULL,
	`off_median` real NOT NULL,
	`off_high` real NOT NULL,
	`computed_at` integer NOT NULL,
	CONSTRAINT "result_norms_tier" CHECK("result_norms"."tier" in ('all', 'nano', 'micro', 'mid', 'macro'))
);
--> statement-breakpoint
CREATE TABLE `sales_secrets` (
	`brand_id` text PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `account_security_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`login_notifications` integer DEFAULT true NOT NULL,
	`suspicious_activity_alerts` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`old_email` text NOT NULL,
	`new_email` text NOT NULL,
	`old_confirmed_at` integer,
	`new_confirmed_at` integer,
	`done_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_changes_user` ON `email_changes` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_changes_created` ON `email_changes` (`created_at`);--> statement-breakpoint
CREATE TABLE `factor_removals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `factor_removals_open` ON `factor_removals` (`user_id`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `factor_removals_user` ON `factor_removals` (`user_id`);--> statement-breakpoint
CREATE INDEX `factor_removals_due` ON `factor_removals` (`due_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text DEFAULT '[]' NOT NULL,
	`name` text NOT NULL,
	`last_used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_user_hash` ON `recovery_codes` (`user_id`,`hash`);--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`severity` text NOT NULL,
	`ip_address` text NOT NULL,
	`user_agent` text NOT NULL,
	`country` text,
	`resolved_at` integer,
	`resolved_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resolved_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "security_events_severity" CHECK("security_events"."severity" in ('low', 'medium', 'high', 'critical'))
);
--> statement-breakpoint
CREATE INDEX `security_events_user` ON `security_events` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `security_events_created` ON `security_events` (`created_at`);--> statement-breakpoint
CREATE INDEX `security_events_resolved_by` ON `security_events` (`resolved_by`);--> statement-breakpoint
CREATE INDEX `security_events_severity` ON `security_events` (`severity`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_state` ON `security_events` ((resolved_at is null),`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_severity_state` ON `security_events` (`severity`,(resolved_at is null),`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `totp_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`last_step` integer DEFAULT 0 NOT NULL,
	`confirmed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `trusted_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trusted_devices_user` ON `trusted_devices` (`user_id`);--> statement-breakpoint
CREATE INDEX `trusted_devices_expires` ON `trusted_devices` (`expires_at`);--> statement-breakpoint
CREATE TABLE `webauthn_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webauthn_challenges_user` ON `webauthn_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `webauthn_challenges_expires` ON `webauthn_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`side_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`subscription_id` text,
	`plan` text,
	`state` text DEFAULT 'free' NOT NULL,
	`paid_until` integer,
	`ends_at` integer,
	`grace_ends_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`checked_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "subscriptions_plan" CHECK("subscriptions"."plan" in ('brand_premium', 'athlete_premium')),
	CONSTRAINT "subscriptions_state" CHECK("subscriptions"."state" in ('free', 'active', 'past_due'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_customer` ON `subscriptions` (`customer_id`);--> statement-breakpoint
CREATE TABLE `track_record_contests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`measure` text NOT NULL,
	`deal_id` text NOT NULL,
	`reason` text NOT NULL,
	`outcome` text,
	`answer` text DEFAULT '' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "track_record_contests_measure" CHECK("track_record_contests"."measure" in ('on_time', 'revisions', 'forecast', 'paid', 'changes', 'disputes')),
	CONSTRAINT "track_record_contests_outcome" CHECK("track_record_contests"."outcome" in ('upheld', 'corrected')),
	CONSTRAINT "track_record_contests_decided" CHECK(("track_record_contests"."outcome" is null) = ("track_record_contests"."decided_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `track_record_contests_one_open` ON `track_record_contests` (`user_id`,`measure`) WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX `track_record_contests_once` ON `track_record_contests` (`user_id`,`measure`,`deal_id`);--> statement-breakpoint
CREATE INDEX `track_record_contests_queue` ON `track_record_contests` (`outcome`,`created_at`);--> statement-breakpoint
CREATE INDEX `track_record_contests_deal` ON `track_record_contests` (`deal_id`);--> statement-breakpoint
CREATE INDEX `track_record_contests_decided_by` ON `track_record_contests` (`decided_by`);--> statement-breakpoint
CREATE INDEX `track_record_contests_decided_at` ON `track_record_contests` (`decided_at`);--> statement-breakpoint
CREATE TABLE `verification_proofs` (
	`request_id` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`proved_at` integer NOT NULL,
	PRIMARY KEY(`request_id`, `kind`, `target`),
	FOREIGN KEY (`request_id`) REFERENCES `verification_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "verification_proofs_kind" CHECK("verification_proofs"."kind" in ('channel', 'file', 'dns', 'mail'))
);
--> statement-breakpoint
CREATE TABLE `verification_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`social_handles` text DEFAULT '{}' NOT NULL,
	`portfolio_urls` text DEFAULT '[]' NOT NULL,
	`company_country` text,
	`company_registration_number` text,
	`company_website` text,
	`tax_id` text,
	`verification_notes` text DEFAULT '' NOT NULL,
	`proof_code` text NOT NULL,
	`staff_question` text,
	`answer` text,
	`assigned_to` text,
	`rejection_reason` text,
	`reviewed_at` integer,
	`reviewed_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assigned_to`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reviewed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "verification_requests_user_type" CHECK("verification_requests"."user_type" in ('athlete', 'brand')),
	CONSTRAINT "verification_requests_status" CHECK("verification_requests"."status" in ('pending', 'under_review', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `verification_requests_one_open` ON `verification_requests` (`user_id`) WHERE status in ('pending', 'under_review');--> statement-breakpoint
CREATE INDEX `verification_requests_user` ON `verification_requests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `verification_requests_queue` ON `verification_requests` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `verification_requests_assigned` ON `verification_requests` (`assigned_to`);--> statement-breakpoint
CREATE INDEX `verification_requests_reviewed` ON `verification_requests` (`reviewed_by`);
--> statement-breakpoint
-- Search of athletes
CREATE TABLE athlete_search (
  rank INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE,
  sport TEXT NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  followers INTEGER NOT NULL,
  engagement REAL NOT NULL,
  growth REAL NOT NULL,
  location TEXT NOT NULL,
  themes TEXT NOT NULL,
  other_sports TEXT NOT NULL,
  place_key TEXT NOT NULL
);
--> statement-breakpoint
CREATE INDEX athlete_search_sport ON athlete_search (sport, rank, region, verified, followers, engagement, growth);
--> statement-breakpoint
CREATE INDEX athlete_search_followers ON athlete_search (followers, rank, sport, region, verified, engagement, growth);
--> statement-breakpoint
CREATE INDEX athlete_search_engagement ON athlete_search (engagement, rank, sport, region, verified, followers, growth);
--> statement-breakpoint
CREATE INDEX athlete_search_growth ON athlete_search (growth, rank, sport, region, verified, followers, engagement);
--> statement-breakpoint
CREATE INDEX athlete_search_place ON athlete_search (place_key, sport, rank, region, verified, followers, engagement);
--> statement-breakpoint
CREATE INDEX athlete_search_verified ON athlete_search (rank, sport, region, followers, engagement, growth) WHERE verified = 1;
--> statement-breakpoint
CREATE INDEX athlete_search_verified_sport ON athlete_search (sport, rank, region, followers, engagement, growth) WHERE verified = 1;
--> statement-breakpoint
CREATE INDEX athlete_search_connected ON athlete_search (rank, sport, region, verified, followers, engagement, growth) WHERE rank >> 30 & 1;
--> statement-breakpoint
CREATE TABLE athlete_other_sports (
  sport TEXT NOT NULL,
  rank INTEGER NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  followers INTEGER NOT NULL,
  engagement REAL NOT NULL,
  growth REAL NOT NULL,
  place_key TEXT NOT NULL,
  PRIMARY KEY (sport, rank)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE search_terms (
  variant TEXT NOT NULL,
  term TEXT NOT NULL,
  PRIMARY KEY (variant, term)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE VIRTUAL TABLE athlete_words USING fts5(words, content='', contentless_delete=1, prefix='2 3 4 5', tokenize="unicode61 remove_diacritics 2");
--> statement-breakpoint
INSERT INTO athlete_words (athlete_words, rank) VALUES ('automerge', 0);
--> statement-breakpoint
INSERT INTO athlete_words (athlete_words, rank) VALUES ('crisismerge', 200);
--> statement-breakpoint
CREATE VIEW athlete_search_source AS
SELECT a.ambassador_score * 4294967296 + a.number + iif(paid.side_id IS NULL, 0, 23622320128)
         + iif(a.total_followers > 0 AND a.connected_followers >= a.total_followers, 1073741824, 0) AS rank, a.user_id, a.sport, a.region, a.is_verified AS verified,
       a.total_followers AS followers, a.avg_engagement AS engagement, a.growth_rate AS growth,
       a.location, a.content_themes AS themes, a.other_sports,
       substr(a.place_keys, 1, instr(a.place_keys || ' ', ' ') - 1) AS place_key,
       (SELECT said || iif(folded = said, '', ' ' || folded) FROM (SELECT said, replace(replace(f4, '''', ''), '’', '') AS folded FROM (SELECT said, replace(f3, 'ς', 'σ') AS f4
       FROM (SELECT said, replace(replace(replace(replace(replace(replace(replace(replace(replace(f2, 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'Ο'), 'ύ', 'υ'), 'Ύ', 'Υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'Ω') AS f3
       FROM (SELECT said, replace(replace(replace(replace(replace(replace(replace(replace(replace(f1, 'ά', 'α'), 'Ά', 'Α'), 'έ', 'ε'), 'Έ', 'Ε'), 'ή', 'η'), 'Ή', 'Η'), 'ί', 'ι'), 'Ί', 'Ι'), 'ϊ', 'ι') AS f2
       FROM (SELECT said, replace(replace(replace(replace(replace(replace(replace(replace(replace(f0, 'Þ', 'Th'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'Ae'), 'œ', 'oe'), 'Œ', 'Oe'), 'ı', 'i'), 'ё', 'е'), 'Ё', 'Е') AS f1
       FROM (SELECT said, replace(replace(replace(replace(replace(replace(replace(replace(replace(said, 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D'), 'ð', 'd'), 'Ð', 'D'), 'þ', 'th') AS f0
       FROM (SELECT p.full_name || ' ' || a.sport || ' ' || a.location
       || coalesce((SELECT group_concat(' ' || value, '') FROM json_each(a.other_sports)), '') || ' '
       || replace(replace(a.place, 'United Kingdom', 'UK'), 'United States', 'USA') AS said)))))))) AS words,
       char(57344) || a.region || ' ' || char(57345) || hex(a.sport)
       || iif(a.is_verified, ' ' || char(57346) || ' ' || char(57348) || hex(a.sport), '')
       || coalesce((SELECT group_concat(' ' || char(57345) || hex(value) || iif(a.is_verified, ' ' || char(57348) || hex(value), ''), '')
                    FROM (SELECT DISTINCT value FROM json_each(a.other_sports) WHERE value NOT IN ('', a.sport))), '')
       || iif(a.total_followers >= 10000, ' ' || char(57361), '') || iif(a.total_followers >= 50000, ' ' || char(57362), '') || iif(a.total_followers >= 100000, ' ' || char(57363), '') || iif(a.total_followers >= 500000, ' ' || char(57364), '')
       || iif(a.avg_engagement >= 2, ' ' || char(57377), '') || iif(a.avg_engagement >= 4, ' ' || char(57378), '') || iif(a.avg_engagement >= 6, ' ' || char(57379), '') || iif(a.avg_engagement >= 8, ' ' || char(57380), '')
       || coalesce((SELECT group_concat(' ' || char(57347) || hex(lower(trim(value))), '') FROM json_each(a.content_themes)), '')
       || iif(a.place_keys <> '', ' ' || char(57349) || replace(a.place_keys, ' ', ' ' || char(57349)), '')
       || iif(a.total_followers > 0 AND a.connected_followers >= a.total_followers, ' ' || char(57350), '') AS tokens
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id
  LEFT JOIN subscriptions paid ON paid.side_id = a.user_id AND paid.plan = 'athlete_premium' AND paid.state <> 'free'
WHERE p.status = 'active' AND p.closed_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_insert AFTER INSERT ON athlete_profiles BEGIN
  UPDATE athlete_profiles SET number = (SELECT coalesce(max(number), 0) + 1 FROM athlete_profiles) WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_delete AFTER DELETE ON athlete_profiles BEGIN
  DELETE FROM athlete_search WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_update_figures AFTER UPDATE OF total_followers, avg_engagement, growth_rate ON athlete_profiles
WHEN (old.total_followers, old.avg_engagement, old.growth_rate) IS NOT (new.total_followers, new.avg_engagement, new.growth_rate)
BEGIN
  UPDATE athlete_search SET followers = new.total_followers, engagement = new.avg_engagement, growth = new.growth_rate
  WHERE user_id = new.user_id
    AND (followers, engagement, growth) IS NOT (new.total_followers, new.avg_engagement, new.growth_rate);
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_update_model AFTER UPDATE OF
  ambassador_score, sport, region, location, is_verified, total_followers, avg_engagement, content_themes,
  place, place_keys, other_sports, connected_followers
ON athlete_profiles
WHEN (old.ambassador_score, old.sport, old.region, old.location, old.is_verified, old.content_themes, old.place, old.place_keys, old.other_sports,
      (old.total_followers >= 10000) + (old.total_followers >= 50000) + (old.total_followers >= 100000) + (old.total_followers >= 500000),
      (old.avg_engagement >= 2) + (old.avg_engagement >= 4) + (old.avg_engagement >= 6) + (old.avg_engagement >= 8),
      old.total_followers > 0 AND old.connected_followers >= old.total_followers)
  IS NOT (new.ambassador_score, new.sport, new.region, new.location, new.is_verified, new.content_themes, new.place, new.place_keys, new.other_sports,
      (new.total_followers >= 10000) + (new.total_followers >= 50000) + (new.total_followers >= 100000) + (new.total_followers >= 500000),
      (new.avg_engagement >= 2) + (new.avg_engagement >= 4) + (new.avg_engagement >= 6) + (new.avg_engagement >= 8),
      new.total_followers > 0 AND new.connected_followers >= new.total_followers)
BEGIN
  DELETE FROM athlete_search WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_after_update_name AFTER UPDATE OF full_name, closed_at ON profiles
WHEN old.full_name <> new.full_name OR old.closed_at IS NOT new.closed_at BEGIN
  DELETE FROM athlete_search WHERE user_id = new.id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_after_update_status AFTER UPDATE OF status ON profiles WHEN old.status <> new.status BEGIN
  DELETE FROM athlete_search WHERE user_id = new.id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_after_insert_rank AFTER INSERT ON subscriptions
WHEN (new.plan IS 'athlete_premium' AND new.state <> 'free') BEGIN
  DELETE FROM athlete_search WHERE user_id = new.side_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.side_id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_after_update_rank AFTER UPDATE OF plan, state ON subscriptions
WHEN (old.plan IS 'athlete_premium' AND old.state <> 'free') <> (new.plan IS 'athlete_premium' AND new.state <> 'free') BEGIN
  DELETE FROM athlete_search WHERE user_id = new.side_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.side_id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_after_delete_rank AFTER DELETE ON subscriptions
WHEN (old.plan IS 'athlete_premium' AND old.state <> 'free') BEGIN
  DELETE FROM athlete_search WHERE user_id = old.side_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = old.side_id;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_words AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_words (rowid, words)
  SELECT new.rank, words || ' ' || tokens FROM athlete_search_source WHERE user_id = new.user_id;

  INSERT INTO search_terms (variant, term)
  SELECT substr(t.term, 1, i.value - 1) || substr(t.term, i.value + 1), t.term
  FROM (SELECT DISTINCT w.value AS term
        FROM athlete_search_source s, json_each('[' || replace(json_quote(replace(replace(replace(lower(s.words), ',', ' '), '-', ' '), '''', ' ')), ' ', '","') || ']') w
        WHERE s.user_id = new.user_id) t,
       json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]') i
  WHERE length(t.term) BETWEEN 4 AND 24 AND t.term NOT GLOB '*[^a-z0-9à-öø-ɏ]*' AND i.value <= length(t.term) + 1
    AND NOT EXISTS (SELECT 1 FROM search_terms known WHERE known.variant = t.term AND known.term = t.term)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_delete_words AFTER DELETE ON athlete_search BEGIN
  DELETE FROM athlete_words WHERE rowid = old.rank;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_sports AFTER INSERT ON athlete_search WHEN new.other_sports <> '[]' BEGIN
  INSERT INTO athlete_other_sports (sport, rank, region, verified, followers, engagement, growth, place_key)
  SELECT DISTINCT value, new.rank, new.region, new.verified, new.followers, new.engagement, new.growth, new.place_key
  FROM json_each(new.other_sports) WHERE value NOT IN ('', new.sport)
  ON CONFLICT DO UPDATE SET region = excluded.region, verified = excluded.verified, followers = excluded.followers,
    engagement = excluded.engagement, growth = excluded.growth, place_key = excluded.place_key;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_update_sports AFTER UPDATE OF followers, engagement, growth ON athlete_search
WHEN new.other_sports <> '[]' BEGIN
  UPDATE athlete_other_sports SET followers = new.followers, engagement = new.engagement, growth = new.growth
  WHERE rank = new.rank AND sport IN (SELECT value FROM json_each(new.other_sports));
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_delete_sports AFTER DELETE ON athlete_search WHEN old.other_sports <> '[]' BEGIN
  DELETE FROM athlete_other_sports WHERE rank = old.rank AND sport IN (SELECT value FROM json_each(old.other_sports));
END;
--> statement-breakpoint
-- Counts of athletes
CREATE TABLE athlete_counts (
  kind TEXT NOT NULL,
  sport TEXT NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  bucket INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (kind, sport, region, verified, bucket)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_counts AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_counts (kind, sport, region, verified, bucket, n)
  SELECT b.kind, s.sport, new.region, new.verified, b.bucket, 1
  FROM (SELECT 'all' AS kind, 0 AS bucket
        UNION ALL SELECT 'followers', min(new.followers / 10000, 100)
        UNION ALL SELECT 'engagement', min(CAST(new.engagement * 2 AS INTEGER), 40)
        UNION ALL SELECT 'score', (new.rank >> 32) - 5 * (new.rank >> 31 & 1)
        UNION ALL SELECT 'connected', 1 WHERE new.rank >> 30 & 1) b,
       (SELECT '' AS sport UNION SELECT new.sport UNION SELECT value FROM json_each(new.other_sports)) s
  WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_update_counts AFTER UPDATE OF followers, engagement ON athlete_search
WHEN (min(old.followers / 10000, 100), min(CAST(old.engagement * 2 AS INTEGER), 40))
  IS NOT (min(new.followers / 10000, 100), min(CAST(new.engagement * 2 AS INTEGER), 40))
BEGIN
  UPDATE athlete_counts SET n = n - 1
  WHERE region = old.region AND verified = old.verified AND sport IN (SELECT '' AS sport UNION SELECT old.sport UNION SELECT value FROM json_each(old.other_sports))
    AND (kind, bucket) IN (VALUES ('followers', min(old.followers / 10000, 100)), ('engagement', min(CAST(old.engagement * 2 AS INTEGER), 40)));
  INSERT INTO athlete_counts (kind, sport, region, verified, bucket, n)
  SELECT b.kind, s.sport, new.region, new.verified, b.bucket, 1
  FROM (SELECT 'followers' AS kind, min(new.followers / 10000, 100) AS bucket
        UNION ALL SELECT 'engagement', min(CAST(new.engagement * 2 AS INTEGER), 40)) b,
       (SELECT '' AS sport UNION SELECT new.sport UNION SELECT value FROM json_each(new.other_sports)) s
  WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_delete_counts AFTER DELETE ON athlete_search BEGIN
  UPDATE athlete_counts SET n = n - 1
  WHERE region = old.region AND verified = old.verified AND sport IN (SELECT '' AS sport UNION SELECT old.sport UNION SELECT value FROM json_each(old.other_sports))
    AND (kind, bucket) IN (VALUES ('all', 0), ('followers', min(old.followers / 10000, 100)), ('engagement', min(CAST(old.engagement * 2 AS INTEGER), 40)),
      ('score', (old.rank >> 32) - 5 * (old.rank >> 31 & 1)), ('connected', old.rank >> 30 & 1));
END;
--> statement-breakpoint
-- Search of messages
CREATE VIRTUAL TABLE message_words USING fts5(keys, body, conversation_id UNINDEXED, seq UNINDEXED, tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
INSERT INTO message_words (message_words, rank) VALUES ('automerge', 0);
--> statement-breakpoint
INSERT INTO message_words (message_words, rank) VALUES ('crisismerge', 200);
--> statement-breakpoint
CREATE VIEW message_words_source AS
SELECT m.conversation_id, m.seq, m.body,
  c.brand_id || char(57344) || ' ' || c.athlete_id || char(57344) || ' ' || c.id || m.seq || char(57344) AS keys
FROM messages m JOIN conversations c ON c.id = m.conversation_id
WHERE m.removed_at IS NULL AND m.body <> '';
--> statement-breakpoint
CREATE TRIGGER messages_after_insert_words AFTER INSERT ON messages BEGIN
  INSERT INTO message_words (keys, body, conversation_id, seq)
  SELECT keys, body, conversation_id, seq FROM message_words_source
  WHERE conversation_id = new.conversation_id AND seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER messages_after_update_words AFTER UPDATE OF body, removed_at ON messages BEGIN
  DELETE FROM message_words WHERE message_words MATCH 'keys : "' || old.conversation_id || old.seq || char(57344) || '"';
  INSERT INTO message_words (keys, body, conversation_id, seq)
  SELECT keys, body, conversation_id, seq FROM message_words_source
  WHERE conversation_id = new.conversation_id AND seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER messages_after_delete_words AFTER DELETE ON messages BEGIN
  DELETE FROM message_words WHERE message_words MATCH 'keys : "' || old.conversation_id || old.seq || char(57344) || '"';
END;
--> statement-breakpoint
-- Rows that nothing changes
CREATE TRIGGER contract_signatures_refuse_update AFTER UPDATE ON contract_signatures BEGIN
  SELECT raise(ABORT, 'a signature is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER contract_signatures_refuse_delete AFTER DELETE ON contract_signatures BEGIN
  SELECT raise(ABORT, 'a signature is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER contract_versions_refuse_update AFTER UPDATE ON contract_versions BEGIN
  SELECT raise(ABORT, 'a version of a contract is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER contract_versions_refuse_delete AFTER DELETE ON contract_versions BEGIN
  SELECT raise(ABORT, 'a version of a contract is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER audit_logs_refuse_update AFTER UPDATE ON audit_logs
WHEN new.id IS NOT old.id OR new.user_id IS NOT old.user_id OR new.action IS NOT old.action OR new.resource_type IS NOT old.resource_type OR new.resource_id IS NOT old.resource_id OR new.request_id IS NOT old.request_id OR new.created_at IS NOT old.created_at
  OR (new.detail IS NOT old.detail AND new.detail IS NOT NULL)
  OR (new.ip_address IS NOT old.ip_address AND new.ip_address <> '')
  OR (new.user_agent IS NOT old.user_agent AND new.user_agent <> '')
 BEGIN
  SELECT raise(ABORT, 'audit_logs is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_logs_refuse_delete AFTER DELETE ON audit_logs BEGIN
  SELECT raise(ABORT, 'audit_logs is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_refuse_update AFTER UPDATE ON ledger_entries BEGIN
  SELECT raise(ABORT, 'ledger_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_refuse_delete AFTER DELETE ON ledger_entries BEGIN
  SELECT raise(ABORT, 'ledger_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_check_insert BEFORE INSERT ON ledger_entries BEGIN
  SELECT raise(ABORT, 'ledger_entries: this movement was written before')
  WHERE EXISTS (SELECT 1 FROM ledger_entries WHERE id = new.id OR reference = new.reference);
  SELECT raise(ABORT, 'ledger_entries: an account would go below zero')
  WHERE new.from_account NOT IN ('brand', 'loss') AND new.amount > (
    SELECT coalesce(sum(iif(to_account = new.from_account, amount, 0) - iif(from_account = new.from_account, amount, 0)), 0)
    FROM ledger_entries WHERE payment_id = new.payment_id);
END;
--> statement-breakpoint
CREATE TRIGGER record_entries_refuse_update AFTER UPDATE ON record_entries BEGIN
  SELECT raise(ABORT, 'record_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER record_entries_refuse_delete AFTER DELETE ON record_entries BEGIN
  SELECT raise(ABORT, 'record_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER record_entries_check_insert BEFORE INSERT ON record_entries BEGIN
  SELECT raise(ABORT, 'record_entries is append-only')
  WHERE EXISTS (SELECT 1 FROM record_entries WHERE id = new.id)
    OR new.number IS NOT (
      SELECT coalesce(max(number), 0) + 1 FROM record_entries WHERE campaign_id = new.campaign_id);
END;
--> statement-breakpoint
CREATE TRIGGER record_seals_refuse_update AFTER UPDATE ON record_seals BEGIN
  SELECT raise(ABORT, 'record_seals is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER record_seals_refuse_delete AFTER DELETE ON record_seals BEGIN
  SELECT raise(ABORT, 'record_seals is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER record_seals_check_insert BEFORE INSERT ON record_seals BEGIN
  SELECT raise(ABORT, 'record_seals is append-only')
  WHERE EXISTS (SELECT 1 FROM record_seals
    WHERE entry_id = new.entry_id OR hash = new.hash OR previous_hash = new.previous_hash);
  SELECT raise(ABORT, 'record_seals: not the next of its chain')
  FROM record_entries entry WHERE entry.id = new.entry_id
    AND ((entry.number = 1) <> (new.previous_hash IS NULL) OR new.previous_hash IS NOT (
      SELECT seal.hash FROM record_entries earlier JOIN record_seals seal ON seal.entry_id = earlier.id
      WHERE earlier.campaign_id = entry.campaign_id AND earlier.number = entry.number - 1));
END;
