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
CREATE TABLE `impersonations` (
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
CREATE UNIQUE INDEX `impersonations_open` ON `impersonations` (`session_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `impersonations_due` ON `impersonations` (`ends_at`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `impersonations_user` ON `impersonations` (`user_id`);--> statement-breakpoint
CREATE INDEX `impersonations_staff` ON `impersonations` (`staff_id`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`user_type` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`full_name` text NOT NULL,
	`folded_name` text DEFAULT '' NOT NULL,
	`avatar_url` text,
	`time_zone` text,
	`email_confirmed_at` integer,
	`welcomed_at` integer,
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
CREATE INDEX `profiles_name` ON `profiles` (`folded_name`,`id`);--> statement-breakpoint
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
	`upheld_by` text,
	`upheld_at` integer,
	`restored_by` text,
	`restored_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`suspended_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`upheld_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`restored_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suspensions_open` ON `suspensions` (`user_id`) WHERE restored_at is null;--> statement-breakpoint
CREATE INDEX `suspensions_user` ON `suspensions` (`user_id`);--> statement-breakpoint
CREATE INDEX `suspensions_suspended_by` ON `suspensions` (`suspended_by`);--> statement-breakpoint
CREATE INDEX `suspensions_restored_by` ON `suspensions` (`restored_by`);--> statement-breakpoint
CREATE INDEX `suspensions_upheld_by` ON `suspensions` (`upheld_by`);--> statement-breakpoint
CREATE INDEX `suspensions_objections` ON `suspensions` (`objected_at`) WHERE objected_at is not null and upheld_at is null and restored_at is null;--> statement-breakpoint
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
	`refuses_less` integer DEFAULT false NOT NULL,
	`away_from` text DEFAULT '' NOT NULL,
	`away_until` text DEFAULT '' NOT NULL,
	`audience_country` text,
	`audience_share` integer,
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
	CONSTRAINT "athlete_profiles_away" CHECK("athlete_profiles"."away_from" <= "athlete_profiles"."away_until" and ("athlete_profiles"."away_from" = '') = ("athlete_profiles"."away_until" = '')),
	CONSTRAINT "athlete_profiles_audience_country" CHECK("athlete_profiles"."audience_country" in ('GB', 'US', 'DE', 'FR', 'ES', 'IT', 'NL', 'IE')),
	CONSTRAINT "athlete_profiles_audience" CHECK(("athlete_profiles"."audience_country" is null) = ("athlete_profiles"."audience_share" is null) and "athlete_profiles"."audience_share" between 1 and 100),
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
	`folded_company` text DEFAULT '' NOT NULL,
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
CREATE INDEX `brand_profiles_company` ON `brand_profiles` (`folded_company`,`id`);--> statement-breakpoint
CREATE TABLE `brand_preferences` (
	`brand_id` text PRIMARY KEY NOT NULL,
	`target_sports` text DEFAULT '[]' NOT NULL,
	`target_locations` text DEFAULT '[]' NOT NULL,
	`target_follower_min` integer,
	`target_follower_max` integer,
	`target_engagement_min` real,
	`budget_min` integer,
	`budget_max` integer,
	`year_budget` integer,
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
	`decline_reason` text,
	`fee` integer NOT NULL,
	`deliverables` text DEFAULT '[]' NOT NULL,
	`terms` text DEFAULT '{"revisions":2,"milestones":[{"name":"Full fee","share":100,"release":"approval","due":null}],"postDays":30,"sendsProduct":false,"use":"organic","useMonths":6,"useTerritory":"uk","exclusiveIn":null,"exclusiveMonths":0,"exclusiveTerritory":"uk"}' NOT NULL,
	`offer` integer DEFAULT 1 NOT NULL,
	`offered_by` text DEFAULT 'brand' NOT NULL,
	`offered_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "campaign_invitations_status" CHECK("campaign_invitations"."status" in ('pending', 'accepted', 'declined', 'lapsed', 'withdrawn')),
	CONSTRAINT "campaign_invitations_decline_reason" CHECK("campaign_invitations"."decline_reason" in ('fee', 'dates', 'work', 'brand', 'other')),
	CONSTRAINT "campaign_invitations_fee" CHECK("campaign_invitations"."fee" >= 0),
	CONSTRAINT "campaign_invitations_offer" CHECK("campaign_invitations"."offer" >= 1),
	CONSTRAINT "campaign_invitations_offered_by" CHECK("campaign_invitations"."offered_by" in ('brand', 'athlete'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_invitations_once` ON `campaign_invitations` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `campaign_invitations_campaign` ON `campaign_invitations` (`campaign_id`,`status`);--> statement-breakpoint
CREATE INDEX `campaign_invitations_athlete` ON `campaign_invitations` (`athlete_id`,`status`);--> statement-breakpoint
CREATE INDEX `campaign_invitations_pending` ON `campaign_invitations` (`offered_at`) WHERE status = 'pending';--> statement-breakpoint
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
	`terms` text DEFAULT '{"feeFrom":null,"feeTo":null,"revisions":2,"milestones":[{"name":"Full fee","share":100,"release":"approval","due":null}],"postDays":30,"sendsProduct":false,"use":"organic","useMonths":6,"useTerritory":"uk","exclusiveIn":null,"exclusiveMonths":0,"exclusiveTerritory":"uk"}' NOT NULL,
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
	`terms` text DEFAULT '{"feeFrom":null,"feeTo":null,"revisions":2,"milestones":[{"name":"Full fee","share":100,"release":"approval","due":null}],"postDays":30,"sendsProduct":false,"use":"organic","useMonths":6,"useTerritory":"uk","exclusiveIn":null,"exclusiveMonths":0,"exclusiveTerritory":"uk"}' NOT NULL,
	`audience_countries` text DEFAULT '["GB"]' NOT NULL,
	`overdue_review` text DEFAULT 'remind' NOT NULL,
	`category` text,
	`folded_title` text DEFAULT '' NOT NULL,
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
CREATE TABLE `invitation_offers` (
	`invitation_id` text NOT NULL,
	`number` integer NOT NULL,
	`by_side` text NOT NULL,
	`fee` integer NOT NULL,
	`deliverables` text DEFAULT '[]' NOT NULL,
	`terms` text DEFAULT '{"revisions":2,"milestones":[{"name":"Full fee","share":100,"release":"approval","due":null}],"postDays":30,"sendsProduct":false,"use":"organic","useMonths":6,"useTerritory":"uk","exclusiveIn":null,"exclusiveMonths":0,"exclusiveTerritory":"uk"}' NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`invitation_id`, `number`),
	FOREIGN KEY (`invitation_id`) REFERENCES `campaign_invitations`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "invitation_offers_by_side" CHECK("invitation_offers"."by_side" in ('brand', 'athlete')),
	CONSTRAINT "invitation_offers_fee" CHECK("invitation_offers"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE `audience_signs` (
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`kind` text NOT NULL,
	`usual` real NOT NULL,
	`measured` real NOT NULL,
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
CREATE TABLE `offer_signatures` (
	`invitation_id` text NOT NULL,
	`number` integer NOT NULL,
	`campaign_version` integer NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`consent` text NOT NULL,
	`ip_address` text NOT NULL,
	`user_agent` text NOT NULL,
	`signed_at` integer NOT NULL,
	PRIMARY KEY(`invitation_id`, `number`),
	FOREIGN KEY (`invitation_id`) REFERENCES `campaign_invitations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
CREATE TABLE `deadlines` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`since` integer NOT NULL,
	`extended_to` text,
	`last_step` text,
	PRIMARY KEY(`kind`, `subject_id`, `since`),
	CONSTRAINT "deadlines_last_step" CHECK("deadlines"."last_step" in ('half', 'last', 'due'))
);
--> statement-breakpoint
CREATE INDEX `deadlines_since` ON `deadlines` (`since`);--> statement-breakpoint
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
	`alerts` text DEFAULT 'never' NOT NULL,
	`alerted_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "saved_searches_alerts" CHECK("saved_searches"."alerts" in ('never', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE INDEX `saved_searches_brand` ON `saved_searches` (`brand_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `saved_searches_alerted` ON `saved_searches` (`id`) WHERE alerts <> 'never' and deleted_at is null;--> statement-breakpoint
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
	`end_notified_at` integer,
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
CREATE INDEX `grants_ending` ON `grants` (`last_day`) WHERE end_notified_at is null;--> statement-breakpoint
CREATE TABLE `campaign_interests` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`fee` integer,
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
CREATE TABLE `reply_times` (
	`user_id` text PRIMARY KEY NOT NULL,
	`median_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `account_deletions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`was_public` integer DEFAULT false NOT NULL,
	`due_at` integer NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`after_row` integer DEFAULT 0 NOT NULL,
	`notified_at` integer,
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
	`explained_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_differences_kind" CHECK("payment_differences"."kind" in ('charged', 'refunded', 'transferred', 'unknown_charge', 'unknown_transfer'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_differences_open` ON `payment_differences` (`reference`,`kind`,`deal_id`) WHERE closed_at is null;--> statement-breakpoint
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
	`id` text NOT NULL,
	`payment_id` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`due_by` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`id`, `payment_id`),
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
CREATE INDEX `payments_session` ON `payments` (`session_id`);--> statement-breakpoint
CREATE INDEX `payments_intent` ON `payments` (`intent_id`);--> statement-breakpoint
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
	`version` integer DEFAULT 0 NOT NULL,
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
	`deal_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`body` text NOT NULL,
	`salt` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "record_entries_kind" CHECK("record_entries"."kind" in ('invitation_accepted', 'campaign_launched', 'contract_version', 'contract_signed', 'contract_declined', 'contract_cancelled', 'deal_ended', 'payment_funded', 'payment_settled', 'landing_moved', 'draft_submitted', 'content_approved', 'changes_requested', 'content_posted', 'dispute_filed', 'dispute_ruled', 'dispute_settled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_entries_number` ON `record_entries` (`campaign_id`,`number`);--> statement-breakpoint
CREATE INDEX `record_entries_subject` ON `record_entries` (`subject_id`);--> statement-breakpoint
CREATE INDEX `record_entries_deal` ON `record_entries` (`deal_id`,`number`);--> statement-breakpoint
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
	`reach_low` integer NOT NULL,
	`reach` integer NOT NULL,
	`reach_high` integer NOT NULL,
	`engagements_low` integer NOT NULL,
	`engagements` integer NOT NULL,
	`engagements_high` integer NOT NULL,
	`made_at` integer NOT NULL,
	`measured_posts` integer,
	`measured_reach` integer,
	`measured_engagements` integer,
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
	`password_hash` text,
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
	`platform` text PRIMARY KEY NOT NULL,
	`campaigns` integer NOT NULL,
	`brands` integer NOT NULL,
	`reach_low` real,
	`reach_median` real,
	`reach_high` real,
	`engagements_low` real,
	`engagements_median` real,
	`engagements_high` real,
	`computed_at` integer NOT NULL,
	CONSTRAINT "result_norms_platform" CHECK("result_norms"."platform" in ('instagram', 'tiktok', 'youtube', 'x'))
);
--> statement-breakpoint
CREATE TABLE `sales_secrets` (
	`brand_id` text PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `weekly_reports` (
	`campaign_id` text NOT NULL,
	`person_id` text NOT NULL,
	`next_on` text NOT NULL,
	PRIMARY KEY(`campaign_id`, `person_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `weekly_reports_person` ON `weekly_reports` (`person_id`);--> statement-breakpoint
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
CREATE TABLE `site_figures` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	CONSTRAINT "site_figures_name" CHECK("site_figures"."name" in ('athletes', 'open_campaigns', 'fees_paid', 'days_to_pay'))
);
--> statement-breakpoint
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
	`side_id` text NOT NULL,
	`measure` text NOT NULL,
	`deal_id` text NOT NULL,
	`reason` text NOT NULL,
	`outcome` text,
	`answer` text DEFAULT '' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`deal_id`) REFERENCES `deals`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "track_record_contests_measure" CHECK("track_record_contests"."measure" in ('on_time', 'revisions', 'forecast', 'paid', 'changes', 'disputes')),
	CONSTRAINT "track_record_contests_outcome" CHECK("track_record_contests"."outcome" in ('upheld', 'corrected')),
	CONSTRAINT "track_record_contests_decided" CHECK(("track_record_contests"."outcome" is null) = ("track_record_contests"."decided_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `track_record_contests_one_open` ON `track_record_contests` (`side_id`,`measure`) WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX `track_record_contests_once` ON `track_record_contests` (`side_id`,`measure`,`deal_id`);--> statement-breakpoint
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
	`brand_id` text,
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
	FOREIGN KEY (`brand_id`) REFERENCES `brand_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assigned_to`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reviewed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "verification_requests_user_type" CHECK("verification_requests"."user_type" in ('athlete', 'brand')),
	CONSTRAINT "verification_requests_status" CHECK("verification_requests"."status" in ('pending', 'under_review', 'approved', 'rejected')),
	CONSTRAINT "verification_requests_brand" CHECK((user_type = 'brand') = (brand_id is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `verification_requests_one_open_of_athlete` ON `verification_requests` (`user_id`) WHERE brand_id is null and status in ('pending', 'under_review');--> statement-breakpoint
CREATE UNIQUE INDEX `verification_requests_one_open_of_brand` ON `verification_requests` (`brand_id`) WHERE status in ('pending', 'under_review');--> statement-breakpoint
CREATE INDEX `verification_requests_user` ON `verification_requests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `verification_requests_brand` ON `verification_requests` (`brand_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `verification_requests_queue` ON `verification_requests` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `verification_requests_assigned` ON `verification_requests` (`assigned_to`);--> statement-breakpoint
CREATE INDEX `verification_requests_reviewed` ON `verification_requests` (`reviewed_by`);
--> statement-breakpoint
-- Letters as searches compare them
CREATE TABLE folded_letters (letter TEXT PRIMARY KEY, folded TEXT NOT NULL) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO folded_letters SELECT key, value FROM json_each('{"''":"","A":"a","B":"b","C":"c","D":"d","E":"e","F":"f","G":"g","H":"h","I":"i","J":"j","K":"k","L":"l","M":"m","N":"n","O":"o","P":"p","Q":"q","R":"r","S":"s","T":"t","U":"u","V":"v","W":"w","X":"x","Y":"y","Z":"z","`":""," ":" ","¨":" ","ª":"a","¯":" ","²":"2","³":"3","´":"","µ":"μ","¸":" ","¹":"1","º":"o","¼":"1⁄4","½":"1⁄2","¾":"3⁄4","À":"a","Á":"a","Â":"a","Ã":"a","Ä":"a","Å":"a","Æ":"ae","Ç":"c","È":"e","É":"e","Ê":"e","Ë":"e","Ì":"i","Í":"i","Î":"i","Ï":"i","Ð":"d","Ñ":"n","Ò":"o","Ó":"o","Ô":"o","Õ":"o","Ö":"o","Ø":"o","Ù":"u","Ú":"u","Û":"u","Ü":"u","Ý":"y","Þ":"th","ß":"ss","à":"a","á":"a","â":"a","ã":"a","ä":"a","å":"a","æ":"ae","ç":"c","è":"e","é":"e","ê":"e","ë":"e","ì":"i","í":"i","î":"i","ï":"i","ð":"d","ñ":"n","ò":"o","ó":"o","ô":"o","õ":"o","ö":"o","ø":"o","ù":"u","ú":"u","û":"u","ü":"u","ý":"y","þ":"th","ÿ":"y","Ā":"a","ā":"a","Ă":"a","ă":"a","Ą":"a","ą":"a","Ć":"c","ć":"c","Ĉ":"c","ĉ":"c","Ċ":"c","ċ":"c","Č":"c","č":"c","Ď":"d","ď":"d","Đ":"d","đ":"d","Ē":"e","ē":"e","Ĕ":"e","ĕ":"e","Ė":"e","ė":"e","Ę":"e","ę":"e","Ě":"e","ě":"e","Ĝ":"g","ĝ":"g","Ğ":"g","ğ":"g","Ġ":"g","ġ":"g","Ģ":"g","ģ":"g","Ĥ":"h","ĥ":"h","Ħ":"h","ħ":"h","Ĩ":"i","ĩ":"i","Ī":"i","ī":"i","Ĭ":"i","ĭ":"i","Į":"i","į":"i","İ":"i","ı":"i","Ĳ":"ij","ĳ":"ij","Ĵ":"j","ĵ":"j","Ķ":"k","ķ":"k","Ĺ":"l","ĺ":"l","Ļ":"l","ļ":"l","Ľ":"l","ľ":"l","Ŀ":"l·","ŀ":"l·","Ł":"l","ł":"l","Ń":"n","ń":"n","Ņ":"n","ņ":"n","Ň":"n","ň":"n","ŉ":"n","Ŋ":"ŋ","Ō":"o","ō":"o","Ŏ":"o","ŏ":"o","Ő":"o","ő":"o","Œ":"oe","œ":"oe","Ŕ":"r","ŕ":"r","Ŗ":"r","ŗ":"r","Ř":"r","ř":"r","Ś":"s","ś":"s","Ŝ":"s","ŝ":"s","Ş":"s","ş":"s","Š":"s","š":"s","Ţ":"t","ţ":"t","Ť":"t","ť":"t","Ŧ":"t","ŧ":"t","Ũ":"u","ũ":"u","Ū":"u","ū":"u","Ŭ":"u","ŭ":"u","Ů":"u","ů":"u","Ű":"u","ű":"u","Ų":"u","ų":"u","Ŵ":"w","ŵ":"w","Ŷ":"y","ŷ":"y","Ÿ":"y","Ź":"z","ź":"z","Ż":"z","ż":"z","Ž":"z","ž":"z","ſ":"s","Ɓ":"ɓ","Ƃ":"ƃ","Ƅ":"ƅ","Ɔ":"ɔ","Ƈ":"ƈ","Ɖ":"ɖ","Ɗ":"ɗ","Ƌ":"ƌ","Ǝ":"ǝ","Ə":"ə","Ɛ":"ɛ","Ƒ":"ƒ","Ɠ":"ɠ","Ɣ":"ɣ","Ɩ":"ɩ","Ɨ":"ɨ","Ƙ":"ƙ","Ɯ":"ɯ","Ɲ":"ɲ","Ɵ":"ɵ","Ơ":"o","ơ":"o","Ƣ":"ƣ","Ƥ":"ƥ","Ʀ":"ʀ","Ƨ":"ƨ","Ʃ":"ʃ","Ƭ":"ƭ","Ʈ":"ʈ","Ư":"u","ư":"u","Ʊ":"ʊ","Ʋ":"ʋ","Ƴ":"ƴ","Ƶ":"ƶ","Ʒ":"ʒ","Ƹ":"ƹ","Ƽ":"ƽ","Ǆ":"dz","ǅ":"dz","ǆ":"dz","Ǉ":"lj","ǈ":"lj","ǉ":"lj","Ǌ":"nj","ǋ":"nj","ǌ":"nj","Ǎ":"a","ǎ":"a","Ǐ":"i","ǐ":"i","Ǒ":"o","ǒ":"o","Ǔ":"u","ǔ":"u","Ǖ":"u","ǖ":"u","Ǘ":"u","ǘ":"u","Ǚ":"u","ǚ":"u","Ǜ":"u","ǜ":"u","Ǟ":"a","ǟ":"a","Ǡ":"a","ǡ":"a","Ǣ":"ae","ǣ":"ae","Ǥ":"ǥ","Ǧ":"g","ǧ":"g","Ǩ":"k","ǩ":"k","Ǫ":"o","ǫ":"o","Ǭ":"o","ǭ":"o","Ǯ":"ʒ","ǯ":"ʒ","ǰ":"j","Ǳ":"dz","ǲ":"dz","ǳ":"dz","Ǵ":"g","ǵ":"g","Ƕ":"ƕ","Ƿ":"ƿ","Ǹ":"n","ǹ":"n","Ǻ":"a","ǻ":"a","Ǽ":"ae","ǽ":"ae","Ǿ":"o","ǿ":"o","Ȁ":"a","ȁ":"a","Ȃ":"a","ȃ":"a","Ȅ":"e","ȅ":"e","Ȇ":"e","ȇ":"e","Ȉ":"i","ȉ":"i","Ȋ":"i","ȋ":"i","Ȍ":"o","ȍ":"o","Ȏ":"o","ȏ":"o","Ȑ":"r","ȑ":"r","Ȓ":"r","ȓ":"r","Ȕ":"u","ȕ":"u","Ȗ":"u","ȗ":"u","Ș":"s","ș":"s","Ț":"t","ț":"t","Ȝ":"ȝ","Ȟ":"h","ȟ":"h","Ƞ":"ƞ","Ȣ":"ȣ","Ȥ":"ȥ","Ȧ":"a","ȧ":"a","Ȩ":"e","ȩ":"e","Ȫ":"o","ȫ":"o","Ȭ":"o","ȭ":"o","Ȯ":"o","ȯ":"o","Ȱ":"o","ȱ":"o","Ȳ":"y","ȳ":"y","Ⱥ":"ⱥ","Ȼ":"ȼ","Ƚ":"ƚ","Ⱦ":"ⱦ","Ɂ":"ɂ","Ƀ":"ƀ","Ʉ":"ʉ","Ʌ":"ʌ","Ɇ":"ɇ","Ɉ":"ɉ","Ɋ":"ɋ","Ɍ":"ɍ","Ɏ":"ɏ","ʰ":"h","ʱ":"ɦ","ʲ":"j","ʳ":"r","ʴ":"ɹ","ʵ":"ɻ","ʶ":"ʁ","ʷ":"w","ʸ":"y","ʻ":"","ʼ":"","˘":" ","˙":" ","˚":" ","˛":" ","˜":" ","˝":" ","ˠ":"ɣ","ˡ":"l","ˢ":"s","ˣ":"x","ˤ":"ʕ","̀":"","́":"","̂":"","̃":"","̄":"","̅":"","̆":"","̇":"","̈":"","̉":"","̊":"","̋":"","̌":"","̍":"","̎":"","̏":"","̐":"","̑":"","̒":"","̓":"","̔":"","̕":"","̖":"","̗":"","̘":"","̙":"","̚":"","̛":"","̜":"","̝":"","̞":"","̟":"","̠":"","̡":"","̢":"","̣":"","̤":"","̥":"","̦":"","̧":"","̨":"","̩":"","̪":"","̫":"","̬":"","̭":"","̮":"","̯":"","̰":"","̱":"","̲":"","̳":"","̴":"","̵":"","̶":"","̷":"","̸":"","̹":"","̺":"","̻":"","̼":"","̽":"","̾":"","̿":"","̀":"","́":"","͂":"","̓":"","̈́":"","ͅ":"","͆":"","͇":"","͈":"","͉":"","͊":"","͋":"","͌":"","͍":"","͎":"","͏":"","͐":"","͑":"","͒":"","͓":"","͔":"","͕":"","͖":"","͗":"","͘":"","͙":"","͚":"","͛":"","͜":"","͝":"","͞":"","͟":"","͠":"","͡":"","͢":"","ͣ":"","ͤ":"","ͥ":"","ͦ":"","ͧ":"","ͨ":"","ͩ":"","ͪ":"","ͫ":"","ͬ":"","ͭ":"","ͮ":"","ͯ":"","Ͱ":"ͱ","Ͳ":"ͳ","ʹ":"ʹ","Ͷ":"ͷ","ͺ":" ",";":";","Ϳ":"ϳ","΄":" ","΅":" ","Ά":"α","·":"·","Έ":"ε","Ή":"η","Ί":"ι","Ό":"ο","Ύ":"υ","Ώ":"ω","ΐ":"ι","Α":"α","Β":"β","Γ":"γ","Δ":"δ","Ε":"ε","Ζ":"ζ","Η":"η","Θ":"θ","Ι":"ι","Κ":"κ","Λ":"λ","Μ":"μ","Ν":"ν","Ξ":"ξ","Ο":"ο","Π":"π","Ρ":"ρ","Σ":"σ","Τ":"τ","Υ":"υ","Φ":"φ","Χ":"χ","Ψ":"ψ","Ω":"ω","Ϊ":"ι","Ϋ":"υ","ά":"α","έ":"ε","ή":"η","ί":"ι","ΰ":"υ","ς":"σ","ϊ":"ι","ϋ":"υ","ό":"ο","ύ":"υ","ώ":"ω","Ϗ":"ϗ","ϐ":"β","ϑ":"θ","ϒ":"υ","ϓ":"υ","ϔ":"υ","ϕ":"φ","ϖ":"π","Ϙ":"ϙ","Ϛ":"ϛ","Ϝ":"ϝ","Ϟ":"ϟ","Ϡ":"ϡ","Ϣ":"ϣ","Ϥ":"ϥ","Ϧ":"ϧ","Ϩ":"ϩ","Ϫ":"ϫ","Ϭ":"ϭ","Ϯ":"ϯ","ϰ":"κ","ϱ":"ρ","ϲ":"σ","ϴ":"θ","ϵ":"ε","Ϸ":"ϸ","Ϲ":"σ","Ϻ":"ϻ","Ͻ":"ͻ","Ͼ":"ͼ","Ͽ":"ͽ","Ѐ":"е","Ё":"е","Ђ":"ђ","Ѓ":"г","Є":"є","Ѕ":"ѕ","І":"і","Ї":"і","Ј":"ј","Љ":"љ","Њ":"њ","Ћ":"ћ","Ќ":"к","Ѝ":"и","Ў":"у","Џ":"џ","А":"а","Б":"б","В":"в","Г":"г","Д":"д","Е":"е","Ж":"ж","З":"з","И":"и","Й":"и","К":"к","Л":"л","М":"м","Н":"н","О":"о","П":"п","Р":"р","С":"с","Т":"т","У":"у","Ф":"ф","Х":"х","Ц":"ц","Ч":"ч","Ш":"ш","Щ":"щ","Ъ":"ъ","Ы":"ы","Ь":"ь","Э":"э","Ю":"ю","Я":"я","й":"и","ѐ":"е","ё":"е","ѓ":"г","ї":"і","ќ":"к","ѝ":"и","ў":"у","Ѡ":"ѡ","Ѣ":"ѣ","Ѥ":"ѥ","Ѧ":"ѧ","Ѩ":"ѩ","Ѫ":"ѫ","Ѭ":"ѭ","Ѯ":"ѯ","Ѱ":"ѱ","Ѳ":"ѳ","Ѵ":"ѵ","Ѷ":"ѵ","ѷ":"ѵ","Ѹ":"ѹ","Ѻ":"ѻ","Ѽ":"ѽ","Ѿ":"ѿ","Ҁ":"ҁ","Ҋ":"ҋ","Ҍ":"ҍ","Ҏ":"ҏ","Ґ":"ґ","Ғ":"ғ","Ҕ":"ҕ","Җ":"җ","Ҙ":"ҙ","Қ":"қ","Ҝ":"ҝ","Ҟ":"ҟ","Ҡ":"ҡ","Ң":"ң","Ҥ":"ҥ","Ҧ":"ҧ","Ҩ":"ҩ","Ҫ":"ҫ","Ҭ":"ҭ","Ү":"ү","Ұ":"ұ","Ҳ":"ҳ","Ҵ":"ҵ","Ҷ":"ҷ","Ҹ":"ҹ","Һ":"һ","Ҽ":"ҽ","Ҿ":"ҿ","Ӏ":"ӏ","Ӂ":"ж","ӂ":"ж","Ӄ":"ӄ","Ӆ":"ӆ","Ӈ":"ӈ","Ӊ":"ӊ","Ӌ":"ӌ","Ӎ":"ӎ","Ӑ":"а","ӑ":"а","Ӓ":"а","ӓ":"а","Ӕ":"ӕ","Ӗ":"е","ӗ":"е","Ә":"ә","Ӛ":"ә","ӛ":"ә","Ӝ":"ж","ӝ":"ж","Ӟ":"з","ӟ":"з","Ӡ":"ӡ","Ӣ":"и","ӣ":"и","Ӥ":"и","ӥ":"и","Ӧ":"о","ӧ":"о","Ө":"ө","Ӫ":"ө","ӫ":"ө","Ӭ":"э","ӭ":"э","Ӯ":"у","ӯ":"у","Ӱ":"у","ӱ":"у","Ӳ":"у","ӳ":"у","Ӵ":"ч","ӵ":"ч","Ӷ":"ӷ","Ӹ":"ы","ӹ":"ы","Ӻ":"ӻ","Ӽ":"ӽ","Ӿ":"ӿ","Ԁ":"ԁ","Ԃ":"ԃ","Ԅ":"ԅ","Ԇ":"ԇ","Ԉ":"ԉ","Ԋ":"ԋ","Ԍ":"ԍ","Ԏ":"ԏ","Ԑ":"ԑ","Ԓ":"ԓ","Ԕ":"ԕ","Ԗ":"ԗ","Ԙ":"ԙ","Ԛ":"ԛ","Ԝ":"ԝ","Ԟ":"ԟ","Ԡ":"ԡ","Ԣ":"ԣ","Ԥ":"ԥ","Ԧ":"ԧ","Ԩ":"ԩ","Ԫ":"ԫ","Ԭ":"ԭ","Ԯ":"ԯ","Ա":"ա","Բ":"բ","Գ":"գ","Դ":"դ","Ե":"ե","Զ":"զ","Է":"է","Ը":"ը","Թ":"թ","Ժ":"ժ","Ի":"ի","Լ":"լ","Խ":"խ","Ծ":"ծ","Կ":"կ","Հ":"հ","Ձ":"ձ","Ղ":"ղ","Ճ":"ճ","Մ":"մ","Յ":"յ","Ն":"ն","Շ":"շ","Ո":"ո","Չ":"չ","Պ":"պ","Ջ":"ջ","Ռ":"ռ","Ս":"ս","Վ":"վ","Տ":"տ","Ր":"ր","Ց":"ց","Ւ":"ւ","Փ":"փ","Ք":"ք","Օ":"օ","Ֆ":"ֆ","և":"եւ","ٵ":"اٴ","ٶ":"وٴ","ٷ":"ۇٴ","ٸ":"يٴ","क़":"क़","ख़":"ख़","ग़":"ग़","ज़":"ज़","ड़":"ड़","ढ़":"ढ़","फ़":"फ़","य़":"य़","ড়":"ড়","ঢ়":"ঢ়","য়":"য়","ਲ਼":"ਲ਼","ਸ਼":"ਸ਼","ਖ਼":"ਖ਼","ਗ਼":"ਗ਼","ਜ਼":"ਜ਼","ਫ਼":"ਫ਼","ଡ଼":"ଡ଼","ଢ଼":"ଢ଼","ำ":"ํา","ຳ":"ໍາ","ໜ":"ຫນ","ໝ":"ຫມ","༌":"་","གྷ":"གྷ","ཌྷ":"ཌྷ","དྷ":"དྷ","བྷ":"བྷ","ཛྷ":"ཛྷ","ཀྵ":"ཀྵ","ཱི":"ཱི","ཱུ":"ཱུ","ྲྀ":"ྲྀ","ཷ":"ྲཱྀ","ླྀ":"ླྀ","ཹ":"ླཱྀ","ཱྀ":"ཱྀ","ྒྷ":"ྒྷ","ྜྷ":"ྜྷ","ྡྷ":"ྡྷ","ྦྷ":"ྦྷ","ྫྷ":"ྫྷ","ྐྵ":"ྐྵ","Ⴀ":"ⴀ","Ⴁ":"ⴁ","Ⴂ":"ⴂ","Ⴃ":"ⴃ","Ⴄ":"ⴄ","Ⴅ":"ⴅ","Ⴆ":"ⴆ","Ⴇ":"ⴇ","Ⴈ":"ⴈ","Ⴉ":"ⴉ","Ⴊ":"ⴊ","Ⴋ":"ⴋ","Ⴌ":"ⴌ","Ⴍ":"ⴍ","Ⴎ":"ⴎ","Ⴏ":"ⴏ","Ⴐ":"ⴐ","Ⴑ":"ⴑ","Ⴒ":"ⴒ","Ⴓ":"ⴓ","Ⴔ":"ⴔ","Ⴕ":"ⴕ","Ⴖ":"ⴖ","Ⴗ":"ⴗ","Ⴘ":"ⴘ","Ⴙ":"ⴙ","Ⴚ":"ⴚ","Ⴛ":"ⴛ","Ⴜ":"ⴜ","Ⴝ":"ⴝ","Ⴞ":"ⴞ","Ⴟ":"ⴟ","Ⴠ":"ⴠ","Ⴡ":"ⴡ","Ⴢ":"ⴢ","Ⴣ":"ⴣ","Ⴤ":"ⴤ","Ⴥ":"ⴥ","Ⴧ":"ⴧ","Ⴭ":"ⴭ","ჼ":"ნ","Ꭰ":"ꭰ","Ꭱ":"ꭱ","Ꭲ":"ꭲ","Ꭳ":"ꭳ","Ꭴ":"ꭴ","Ꭵ":"ꭵ","Ꭶ":"ꭶ","Ꭷ":"ꭷ","Ꭸ":"ꭸ","Ꭹ":"ꭹ","Ꭺ":"ꭺ","Ꭻ":"ꭻ","Ꭼ":"ꭼ","Ꭽ":"ꭽ","Ꭾ":"ꭾ","Ꭿ":"ꭿ","Ꮀ":"ꮀ","Ꮁ":"ꮁ","Ꮂ":"ꮂ","Ꮃ":"ꮃ","Ꮄ":"ꮄ","Ꮅ":"ꮅ","Ꮆ":"ꮆ","Ꮇ":"ꮇ","Ꮈ":"ꮈ","Ꮉ":"ꮉ","Ꮊ":"ꮊ","Ꮋ":"ꮋ","Ꮌ":"ꮌ","Ꮍ":"ꮍ","Ꮎ":"ꮎ","Ꮏ":"ꮏ","Ꮐ":"ꮐ","Ꮑ":"ꮑ","Ꮒ":"ꮒ","Ꮓ":"ꮓ","Ꮔ":"ꮔ","Ꮕ":"ꮕ","Ꮖ":"ꮖ","Ꮗ":"ꮗ","Ꮘ":"ꮘ","Ꮙ":"ꮙ","Ꮚ":"ꮚ","Ꮛ":"ꮛ","Ꮜ":"ꮜ","Ꮝ":"ꮝ","Ꮞ":"ꮞ","Ꮟ":"ꮟ","Ꮠ":"ꮠ","Ꮡ":"ꮡ","Ꮢ":"ꮢ","Ꮣ":"ꮣ","Ꮤ":"ꮤ","Ꮥ":"ꮥ","Ꮦ":"ꮦ","Ꮧ":"ꮧ","Ꮨ":"ꮨ","Ꮩ":"ꮩ","Ꮪ":"ꮪ","Ꮫ":"ꮫ","Ꮬ":"ꮬ","Ꮭ":"ꮭ","Ꮮ":"ꮮ","Ꮯ":"ꮯ","Ꮰ":"ꮰ","Ꮱ":"ꮱ","Ꮲ":"ꮲ","Ꮳ":"ꮳ","Ꮴ":"ꮴ","Ꮵ":"ꮵ","Ꮶ":"ꮶ","Ꮷ":"ꮷ","Ꮸ":"ꮸ","Ꮹ":"ꮹ","Ꮺ":"ꮺ","Ꮻ":"ꮻ","Ꮼ":"ꮼ","Ꮽ":"ꮽ","Ꮾ":"ꮾ","Ꮿ":"ꮿ","Ᏸ":"ᏸ","Ᏹ":"ᏹ","Ᏺ":"ᏺ","Ᏻ":"ᏻ","Ᏼ":"ᏼ","Ᏽ":"ᏽ","Ᲊ":"ᲊ","Ა":"ა","Ბ":"ბ","Გ":"გ","Დ":"დ","Ე":"ე","Ვ":"ვ","Ზ":"ზ","Თ":"თ","Ი":"ი","Კ":"კ","Ლ":"ლ","Მ":"მ","Ნ":"ნ","Ო":"ო","Პ":"პ","Ჟ":"ჟ","Რ":"რ","Ს":"ს","Ტ":"ტ","Უ":"უ","Ფ":"ფ","Ქ":"ქ","Ღ":"ღ","Ყ":"ყ","Შ":"შ","Ჩ":"ჩ","Ც":"ც","Ძ":"ძ","Წ":"წ","Ჭ":"ჭ","Ხ":"ხ","Ჯ":"ჯ","Ჰ":"ჰ","Ჱ":"ჱ","Ჲ":"ჲ","Ჳ":"ჳ","Ჴ":"ჴ","Ჵ":"ჵ","Ჶ":"ჶ","Ჷ":"ჷ","Ჸ":"ჸ","Ჹ":"ჹ","Ჺ":"ჺ","Ჽ":"ჽ","Ჾ":"ჾ","Ჿ":"ჿ","ᴬ":"a","ᴭ":"ae","ᴮ":"b","ᴰ":"d","ᴱ":"e","ᴲ":"ǝ","ᴳ":"g","ᴴ":"h","ᴵ":"i","ᴶ":"j","ᴷ":"k","ᴸ":"l","ᴹ":"m","ᴺ":"n","ᴼ":"o","ᴽ":"ȣ","ᴾ":"p","ᴿ":"r","ᵀ":"t","ᵁ":"u","ᵂ":"w","ᵃ":"a","ᵄ":"ɐ","ᵅ":"ɑ","ᵆ":"ᴂ","ᵇ":"b","ᵈ":"d","ᵉ":"e","ᵊ":"ə","ᵋ":"ɛ","ᵌ":"ɜ","ᵍ":"g","ᵏ":"k","ᵐ":"m","ᵑ":"ŋ","ᵒ":"o","ᵓ":"ɔ","ᵔ":"ᴖ","ᵕ":"ᴗ","ᵖ":"p","ᵗ":"t","ᵘ":"u","ᵙ":"ᴝ","ᵚ":"ɯ","ᵛ":"v","ᵜ":"ᴥ","ᵝ":"β","ᵞ":"γ","ᵟ":"δ","ᵠ":"φ","ᵡ":"χ","ᵢ":"i","ᵣ":"r","ᵤ":"u","ᵥ":"v","ᵦ":"β","ᵧ":"γ","ᵨ":"ρ","ᵩ":"φ","ᵪ":"χ","ᵸ":"н","ᶛ":"ɒ","ᶜ":"c","ᶝ":"ɕ","ᶞ":"d","ᶟ":"ɜ","ᶠ":"f","ᶡ":"ɟ","ᶢ":"ɡ","ᶣ":"ɥ","ᶤ":"ɨ","ᶥ":"ɩ","ᶦ":"ɪ","ᶧ":"ᵻ","ᶨ":"ʝ","ᶩ":"ɭ","ᶪ":"ᶅ","ᶫ":"ʟ","ᶬ":"ɱ","ᶭ":"ɰ","ᶮ":"ɲ","ᶯ":"ɳ","ᶰ":"ɴ","ᶱ":"ɵ","ᶲ":"ɸ","ᶳ":"ʂ","ᶴ":"ʃ","ᶵ":"ƫ","ᶶ":"ʉ","ᶷ":"ʊ","ᶸ":"ᴜ","ᶹ":"ʋ","ᶺ":"ʌ","ᶻ":"z","ᶼ":"ʐ","ᶽ":"ʑ","ᶾ":"ʒ","ᶿ":"θ","Ḁ":"a","ḁ":"a","Ḃ":"b","ḃ":"b","Ḅ":"b","ḅ":"b","Ḇ":"b","ḇ":"b","Ḉ":"c","ḉ":"c","Ḋ":"d","ḋ":"d","Ḍ":"d","ḍ":"d","Ḏ":"d","ḏ":"d","Ḑ":"d","ḑ":"d","Ḓ":"d","ḓ":"d","Ḕ":"e","ḕ":"e","Ḗ":"e","ḗ":"e","Ḙ":"e","ḙ":"e","Ḛ":"e","ḛ":"e","Ḝ":"e","ḝ":"e","Ḟ":"f","ḟ":"f","Ḡ":"g","ḡ":"g","Ḣ":"h","ḣ":"h","Ḥ":"h","ḥ":"h","Ḧ":"h","ḧ":"h","Ḩ":"h","ḩ":"h","Ḫ":"h","ḫ":"h","Ḭ":"i","ḭ":"i","Ḯ":"i","ḯ":"i","Ḱ":"k","ḱ":"k","Ḳ":"k","ḳ":"k","Ḵ":"k","ḵ":"k","Ḷ":"l","ḷ":"l","Ḹ":"l","ḹ":"l","Ḻ":"l","ḻ":"l","Ḽ":"l","ḽ":"l","Ḿ":"m","ḿ":"m","Ṁ":"m","ṁ":"m","Ṃ":"m","ṃ":"m","Ṅ":"n","ṅ":"n","Ṇ":"n","ṇ":"n","Ṉ":"n","ṉ":"n","Ṋ":"n","ṋ":"n","Ṍ":"o","ṍ":"o","Ṏ":"o","ṏ":"o","Ṑ":"o","ṑ":"o","Ṓ":"o","ṓ":"o","Ṕ":"p","ṕ":"p","Ṗ":"p","ṗ":"p","Ṙ":"r","ṙ":"r","Ṛ":"r","ṛ":"r","Ṝ":"r","ṝ":"r","Ṟ":"r","ṟ":"r","Ṡ":"s","ṡ":"s","Ṣ":"s","ṣ":"s","Ṥ":"s","ṥ":"s","Ṧ":"s","ṧ":"s","Ṩ":"s","ṩ":"s","Ṫ":"t","ṫ":"t","Ṭ":"t","ṭ":"t","Ṯ":"t","ṯ":"t","Ṱ":"t","ṱ":"t","Ṳ":"u","ṳ":"u","Ṵ":"u","ṵ":"u","Ṷ":"u","ṷ":"u","Ṹ":"u","ṹ":"u","Ṻ":"u","ṻ":"u","Ṽ":"v","ṽ":"v","Ṿ":"v","ṿ":"v","Ẁ":"w","ẁ":"w","Ẃ":"w","ẃ":"w","Ẅ":"w","ẅ":"w","Ẇ":"w","ẇ":"w","Ẉ":"w","ẉ":"w","Ẋ":"x","ẋ":"x","Ẍ":"x","ẍ":"x","Ẏ":"y","ẏ":"y","Ẑ":"z","ẑ":"z","Ẓ":"z","ẓ":"z","Ẕ":"z","ẕ":"z","ẖ":"h","ẗ":"t","ẘ":"w","ẙ":"y","ẚ":"aʾ","ẛ":"s","ẞ":"ss","Ạ":"a","ạ":"a","Ả":"a","ả":"a","Ấ":"a","ấ":"a","Ầ":"a","ầ":"a","Ẩ":"a","ẩ":"a","Ẫ":"a","ẫ":"a","Ậ":"a","ậ":"a","Ắ":"a","ắ":"a","Ằ":"a","ằ":"a","Ẳ":"a","ẳ":"a","Ẵ":"a","ẵ":"a","Ặ":"a","ặ":"a","Ẹ":"e","ẹ":"e","Ẻ":"e","ẻ":"e","Ẽ":"e","ẽ":"e","Ế":"e","ế":"e","Ề":"e","ề":"e","Ể":"e","ể":"e","Ễ":"e","ễ":"e","Ệ":"e","ệ":"e","Ỉ":"i","ỉ":"i","Ị":"i","ị":"i","Ọ":"o","ọ":"o","Ỏ":"o","ỏ":"o","Ố":"o","ố":"o","Ồ":"o","ồ":"o","Ổ":"o","ổ":"o","Ỗ":"o","ỗ":"o","Ộ":"o","ộ":"o","Ớ":"o","ớ":"o","Ờ":"o","ờ":"o","Ở":"o","ở":"o","Ỡ":"o","ỡ":"o","Ợ":"o","ợ":"o","Ụ":"u","ụ":"u","Ủ":"u","ủ":"u","Ứ":"u","ứ":"u","Ừ":"u","ừ":"u","Ử":"u","ử":"u","Ữ":"u","ữ":"u","Ự":"u","ự":"u","Ỳ":"y","ỳ":"y","Ỵ":"y","ỵ":"y","Ỷ":"y","ỷ":"y","Ỹ":"y","ỹ":"y","Ỻ":"ỻ","Ỽ":"ỽ","Ỿ":"ỿ","ἀ":"α","ἁ":"α","ἂ":"α","ἃ":"α","ἄ":"α","ἅ":"α","ἆ":"α","ἇ":"α","Ἀ":"α","Ἁ":"α","Ἂ":"α","Ἃ":"α","Ἄ":"α","Ἅ":"α","Ἆ":"α","Ἇ":"α","ἐ":"ε","ἑ":"ε","ἒ":"ε","ἓ":"ε","ἔ":"ε","ἕ":"ε","Ἐ":"ε","Ἑ":"ε","Ἒ":"ε","Ἓ":"ε","Ἔ":"ε","Ἕ":"ε","ἠ":"η","ἡ":"η","ἢ":"η","ἣ":"η","ἤ":"η","ἥ":"η","ἦ":"η","ἧ":"η","Ἠ":"η","Ἡ":"η","Ἢ":"η","Ἣ":"η","Ἤ":"η","Ἥ":"η","Ἦ":"η","Ἧ":"η","ἰ":"ι","ἱ":"ι","ἲ":"ι","ἳ":"ι","ἴ":"ι","ἵ":"ι","ἶ":"ι","ἷ":"ι","Ἰ":"ι","Ἱ":"ι","Ἲ":"ι","Ἳ":"ι","Ἴ":"ι","Ἵ":"ι","Ἶ":"ι","Ἷ":"ι","ὀ":"ο","ὁ":"ο","ὂ":"ο","ὃ":"ο","ὄ":"ο","ὅ":"ο","Ὀ":"ο","Ὁ":"ο","Ὂ":"ο","Ὃ":"ο","Ὄ":"ο","Ὅ":"ο","ὐ":"υ","ὑ":"υ","ὒ":"υ","ὓ":"υ","ὔ":"υ","ὕ":"υ","ὖ":"υ","ὗ":"υ","Ὑ":"υ","Ὓ":"υ","Ὕ":"υ","Ὗ":"υ","ὠ":"ω","ὡ":"ω","ὢ":"ω","ὣ":"ω","ὤ":"ω","ὥ":"ω","ὦ":"ω","ὧ":"ω","Ὠ":"ω","Ὡ":"ω","Ὢ":"ω","Ὣ":"ω","Ὤ":"ω","Ὥ":"ω","Ὦ":"ω","Ὧ":"ω","ὰ":"α","ά":"α","ὲ":"ε","έ":"ε","ὴ":"η","ή":"η","ὶ":"ι","ί":"ι","ὸ":"ο","ό":"ο","ὺ":"υ","ύ":"υ","ὼ":"ω","ώ":"ω","ᾀ":"α","ᾁ":"α","ᾂ":"α","ᾃ":"α","ᾄ":"α","ᾅ":"α","ᾆ":"α","ᾇ":"α","ᾈ":"α","ᾉ":"α","ᾊ":"α","ᾋ":"α","ᾌ":"α","ᾍ":"α","ᾎ":"α","ᾏ":"α","ᾐ":"η","ᾑ":"η","ᾒ":"η","ᾓ":"η","ᾔ":"η","ᾕ":"η","ᾖ":"η","ᾗ":"η","ᾘ":"η","ᾙ":"η","ᾚ":"η","ᾛ":"η","ᾜ":"η","ᾝ":"η","ᾞ":"η","ᾟ":"η","ᾠ":"ω","ᾡ":"ω","ᾢ":"ω","ᾣ":"ω","ᾤ":"ω","ᾥ":"ω","ᾦ":"ω","ᾧ":"ω","ᾨ":"ω","ᾩ":"ω","ᾪ":"ω","ᾫ":"ω","ᾬ":"ω","ᾭ":"ω","ᾮ":"ω","ᾯ":"ω","ᾰ":"α","ᾱ":"α","ᾲ":"α","ᾳ":"α","ᾴ":"α","ᾶ":"α","ᾷ":"α","Ᾰ":"α","Ᾱ":"α","Ὰ":"α","Ά":"α","ᾼ":"α","᾽":" ","ι":"ι","᾿":" ","῀":" ","῁":" ","ῂ":"η","ῃ":"η","ῄ":"η","ῆ":"η","ῇ":"η","Ὲ":"ε","Έ":"ε","Ὴ":"η","Ή":"η","ῌ":"η","῍":" ","῎":" ","῏":" ","ῐ":"ι","ῑ":"ι","ῒ":"ι","ΐ":"ι","ῖ":"ι","ῗ":"ι","Ῐ":"ι","Ῑ":"ι","Ὶ":"ι","Ί":"ι","῝":" ","῞":" ","῟":" ","ῠ":"υ","ῡ":"υ","ῢ":"υ","ΰ":"υ","ῤ":"ρ","ῥ":"ρ","ῦ":"υ","ῧ":"υ","Ῠ":"υ","Ῡ":"υ","Ὺ":"υ","Ύ":"υ","Ῥ":"ρ","῭":" ","΅":" ","`":"","ῲ":"ω","ῳ":"ω","ῴ":"ω","ῶ":"ω","ῷ":"ω","Ὸ":"ο","Ό":"ο","Ὼ":"ω","Ώ":"ω","ῼ":"ω","´":" ","῾":" "," ":" "," ":" "," ":" "," ":" "," ":" "," ":" "," ":" "," ":" "," ":" "," ":" "," ":" ","‑":"‐","‗":" ","‘":"","’":"","․":".","‥":"..","…":"..."," ":" ","″":"′′","‴":"′′′","‶":"‵‵","‷":"‵‵‵","‼":"!!","‾":" ","⁇":"??","⁈":"?!","⁉":"!?","⁗":"′′′′"," ":" ","⁰":"0","ⁱ":"i","⁴":"4","⁵":"5","⁶":"6","⁷":"7","⁸":"8","⁹":"9","⁺":"+","⁻":"−","⁼":"=","⁽":"(","⁾":")","ⁿ":"n","₀":"0","₁":"1","₂":"2","₃":"3","₄":"4","₅":"5","₆":"6","₇":"7","₈":"8","₉":"9","₊":"+","₋":"−","₌":"=","₍":"(","₎":")","ₐ":"a","ₑ":"e","ₒ":"o","ₓ":"x","ₔ":"ə","ₕ":"h","ₖ":"k","ₗ":"l","ₘ":"m","ₙ":"n","ₚ":"p","ₛ":"s","ₜ":"t","₨":"rs","℀":"a/c","℁":"a/s","ℂ":"c","℃":"°c","℅":"c/o","℆":"c/u","ℇ":"ɛ","℉":"°f","ℊ":"g","ℋ":"h","ℌ":"h","ℍ":"h","ℎ":"h","ℏ":"h","ℐ":"i","ℑ":"i","ℒ":"l","ℓ":"l","ℕ":"n","№":"no","ℙ":"p","ℚ":"q","ℛ":"r","ℜ":"r","ℝ":"r","℠":"sm","℡":"tel","™":"tm","ℤ":"z","Ω":"ω","ℨ":"z","K":"k","Å":"a","ℬ":"b","ℭ":"c","ℯ":"e","ℰ":"e","ℱ":"f","Ⅎ":"ⅎ","ℳ":"m","ℴ":"o","ℵ":"א","ℶ":"ב","ℷ":"ג","ℸ":"ד","ℹ":"i","℻":"fax","ℼ":"π","ℽ":"γ","ℾ":"γ","ℿ":"π","⅀":"∑","ⅅ":"d","ⅆ":"d","ⅇ":"e","ⅈ":"i","ⅉ":"j","⅐":"1⁄7","⅑":"1⁄9","⅒":"1⁄10","⅓":"1⁄3","⅔":"2⁄3","⅕":"1⁄5","⅖":"2⁄5","⅗":"3⁄5","⅘":"4⁄5","⅙":"1⁄6","⅚":"5⁄6","⅛":"1⁄8","⅜":"3⁄8","⅝":"5⁄8","⅞":"7⁄8","⅟":"1⁄","Ⅰ":"i","Ⅱ":"ii","Ⅲ":"iii","Ⅳ":"iv","Ⅴ":"v","Ⅵ":"vi","Ⅶ":"vii","Ⅷ":"viii","Ⅸ":"ix","Ⅹ":"x","Ⅺ":"xi","Ⅻ":"xii","Ⅼ":"l","Ⅽ":"c","Ⅾ":"d","Ⅿ":"m","ⅰ":"i","ⅱ":"ii","ⅲ":"iii","ⅳ":"iv","ⅴ":"v","ⅵ":"vi","ⅶ":"vii","ⅷ":"viii","ⅸ":"ix","ⅹ":"x","ⅺ":"xi","ⅻ":"xii","ⅼ":"l","ⅽ":"c","ⅾ":"d","ⅿ":"m","Ↄ":"ↄ","↉":"0⁄3","↚":"←","↛":"→","↮":"↔","⇍":"⇐","⇎":"⇔","⇏":"⇒","∄":"∃","∉":"∈","∌":"∋","∤":"∣","∦":"∥","∬":"∫∫","∭":"∫∫∫","∯":"∮∮","∰":"∮∮∮","≁":"∼","≄":"≃","≇":"≅","≉":"≈","≠":"=","≢":"≡","≭":"≍","≮":"<","≯":">","≰":"≤","≱":"≥","≴":"≲","≵":"≳","≸":"≶","≹":"≷","⊀":"≺","⊁":"≻","⊄":"⊂","⊅":"⊃","⊈":"⊆","⊉":"⊇","⊬":"⊢","⊭":"⊨","⊮":"⊩","⊯":"⊫","⋠":"≼","⋡":"≽","⋢":"⊑","⋣":"⊒","⋪":"⊲","⋫":"⊳","⋬":"⊴","⋭":"⊵","〈":"〈","〉":"〉","①":"1","②":"2","③":"3","④":"4","⑤":"5","⑥":"6","⑦":"7","⑧":"8","⑨":"9","⑩":"10","⑪":"11","⑫":"12","⑬":"13","⑭":"14","⑮":"15","⑯":"16","⑰":"17","⑱":"18","⑲":"19","⑳":"20","⑴":"(1)","⑵":"(2)","⑶":"(3)","⑷":"(4)","⑸":"(5)","⑹":"(6)","⑺":"(7)","⑻":"(8)","⑼":"(9)","⑽":"(10)","⑾":"(11)","⑿":"(12)","⒀":"(13)","⒁":"(14)","⒂":"(15)","⒃":"(16)","⒄":"(17)","⒅":"(18)","⒆":"(19)","⒇":"(20)","⒈":"1.","⒉":"2.","⒊":"3.","⒋":"4.","⒌":"5.","⒍":"6.","⒎":"7.","⒏":"8.","⒐":"9.","⒑":"10.","⒒":"11.","⒓":"12.","⒔":"13.","⒕":"14.","⒖":"15.","⒗":"16.","⒘":"17.","⒙":"18.","⒚":"19.","⒛":"20.","⒜":"(a)","⒝":"(b)","⒞":"(c)","⒟":"(d)","⒠":"(e)","⒡":"(f)","⒢":"(g)","⒣":"(h)","⒤":"(i)","⒥":"(j)","⒦":"(k)","⒧":"(l)","⒨":"(m)","⒩":"(n)","⒪":"(o)","⒫":"(p)","⒬":"(q)","⒭":"(r)","⒮":"(s)","⒯":"(t)","⒰":"(u)","⒱":"(v)","⒲":"(w)","⒳":"(x)","⒴":"(y)","⒵":"(z)","Ⓐ":"a","Ⓑ":"b","Ⓒ":"c","Ⓓ":"d","Ⓔ":"e","Ⓕ":"f","Ⓖ":"g","Ⓗ":"h","Ⓘ":"i","Ⓙ":"j","Ⓚ":"k","Ⓛ":"l","Ⓜ":"m","Ⓝ":"n","Ⓞ":"o","Ⓟ":"p","Ⓠ":"q","Ⓡ":"r","Ⓢ":"s","Ⓣ":"t","Ⓤ":"u","Ⓥ":"v","Ⓦ":"w","Ⓧ":"x","Ⓨ":"y","Ⓩ":"z","ⓐ":"a","ⓑ":"b","ⓒ":"c","ⓓ":"d","ⓔ":"e","ⓕ":"f","ⓖ":"g","ⓗ":"h","ⓘ":"i","ⓙ":"j","ⓚ":"k","ⓛ":"l","ⓜ":"m","ⓝ":"n","ⓞ":"o","ⓟ":"p","ⓠ":"q","ⓡ":"r","ⓢ":"s","ⓣ":"t","ⓤ":"u","ⓥ":"v","ⓦ":"w","ⓧ":"x","ⓨ":"y","ⓩ":"z","⓪":"0","⨌":"∫∫∫∫","⩴":"::=","⩵":"==","⩶":"===","⫝̸":"⫝","Ⰰ":"ⰰ","Ⰱ":"ⰱ","Ⰲ":"ⰲ","Ⰳ":"ⰳ","Ⰴ":"ⰴ","Ⰵ":"ⰵ","Ⰶ":"ⰶ","Ⰷ":"ⰷ","Ⰸ":"ⰸ","Ⰹ":"ⰹ","Ⰺ":"ⰺ","Ⰻ":"ⰻ","Ⰼ":"ⰼ","Ⰽ":"ⰽ","Ⰾ":"ⰾ","Ⰿ":"ⰿ","Ⱀ":"ⱀ","Ⱁ":"ⱁ","Ⱂ":"ⱂ","Ⱃ":"ⱃ","Ⱄ":"ⱄ","Ⱅ":"ⱅ","Ⱆ":"ⱆ","Ⱇ":"ⱇ","Ⱈ":"ⱈ","Ⱉ":"ⱉ","Ⱊ":"ⱊ","Ⱋ":"ⱋ","Ⱌ":"ⱌ","Ⱍ":"ⱍ","Ⱎ":"ⱎ","Ⱏ":"ⱏ","Ⱐ":"ⱐ","Ⱑ":"ⱑ","Ⱒ":"ⱒ","Ⱓ":"ⱓ","Ⱔ":"ⱔ","Ⱕ":"ⱕ","Ⱖ":"ⱖ","Ⱗ":"ⱗ","Ⱘ":"ⱘ","Ⱙ":"ⱙ","Ⱚ":"ⱚ","Ⱛ":"ⱛ","Ⱜ":"ⱜ","Ⱝ":"ⱝ","Ⱞ":"ⱞ","Ⱟ":"ⱟ","Ⱡ":"ⱡ","Ɫ":"ɫ","Ᵽ":"ᵽ","Ɽ":"ɽ","Ⱨ":"ⱨ","Ⱪ":"ⱪ","Ⱬ":"ⱬ","Ɑ":"ɑ","Ɱ":"ɱ","Ɐ":"ɐ","Ɒ":"ɒ","Ⱳ":"ⱳ","Ⱶ":"ⱶ","ⱼ":"j","ⱽ":"v","Ȿ":"ȿ","Ɀ":"ɀ","Ⲁ":"ⲁ","Ⲃ":"ⲃ","Ⲅ":"ⲅ","Ⲇ":"ⲇ","Ⲉ":"ⲉ","Ⲋ":"ⲋ","Ⲍ":"ⲍ","Ⲏ":"ⲏ","Ⲑ":"ⲑ","Ⲓ":"ⲓ","Ⲕ":"ⲕ","Ⲗ":"ⲗ","Ⲙ":"ⲙ","Ⲛ":"ⲛ","Ⲝ":"ⲝ","Ⲟ":"ⲟ","Ⲡ":"ⲡ","Ⲣ":"ⲣ","Ⲥ":"ⲥ","Ⲧ":"ⲧ","Ⲩ":"ⲩ","Ⲫ":"ⲫ","Ⲭ":"ⲭ","Ⲯ":"ⲯ","Ⲱ":"ⲱ","Ⲳ":"ⲳ","Ⲵ":"ⲵ","Ⲷ":"ⲷ","Ⲹ":"ⲹ","Ⲻ":"ⲻ","Ⲽ":"ⲽ","Ⲿ":"ⲿ","Ⳁ":"ⳁ","Ⳃ":"ⳃ","Ⳅ":"ⳅ","Ⳇ":"ⳇ","Ⳉ":"ⳉ","Ⳋ":"ⳋ","Ⳍ":"ⳍ","Ⳏ":"ⳏ","Ⳑ":"ⳑ","Ⳓ":"ⳓ","Ⳕ":"ⳕ","Ⳗ":"ⳗ","Ⳙ":"ⳙ","Ⳛ":"ⳛ","Ⳝ":"ⳝ","Ⳟ":"ⳟ","Ⳡ":"ⳡ","Ⳣ":"ⳣ","Ⳬ":"ⳬ","Ⳮ":"ⳮ","Ⳳ":"ⳳ","ⵯ":"ⵡ","⺟":"母","⻳":"龟","⼀":"一","⼁":"丨","⼂":"丶","⼃":"丿","⼄":"乙","⼅":"亅","⼆":"二","⼇":"亠","⼈":"人","⼉":"儿","⼊":"入","⼋":"八","⼌":"冂","⼍":"冖","⼎":"冫","⼏":"几","⼐":"凵","⼑":"刀","⼒":"力","⼓":"勹","⼔":"匕","⼕":"匚","⼖":"匸","⼗":"十","⼘":"卜","⼙":"卩","⼚":"厂","⼛":"厶","⼜":"又","⼝":"口","⼞":"囗","⼟":"土","⼠":"士","⼡":"夂","⼢":"夊","⼣":"夕","⼤":"大","⼥":"女","⼦":"子","⼧":"宀","⼨":"寸","⼩":"小","⼪":"尢","⼫":"尸","⼬":"屮","⼭":"山","⼮":"巛","⼯":"工","⼰":"己","⼱":"巾","⼲":"干","⼳":"幺","⼴":"广","⼵":"廴","⼶":"廾","⼷":"弋","⼸":"弓","⼹":"彐","⼺":"彡","⼻":"彳","⼼":"心","⼽":"戈","⼾":"戶","⼿":"手","⽀":"支","⽁":"攴","⽂":"文","⽃":"斗","⽄":"斤","⽅":"方","⽆":"无","⽇":"日","⽈":"曰","⽉":"月","⽊":"木","⽋":"欠","⽌":"止","⽍":"歹","⽎":"殳","⽏":"毋","⽐":"比","⽑":"毛","⽒":"氏","⽓":"气","⽔":"水","⽕":"火","⽖":"爪","⽗":"父","⽘":"爻","⽙":"爿","⽚":"片","⽛":"牙","⽜":"牛","⽝":"犬","⽞":"玄","⽟":"玉","⽠":"瓜","⽡":"瓦","⽢":"甘","⽣":"生","⽤":"用","⽥":"田","⽦":"疋","⽧":"疒","⽨":"癶","⽩":"白","⽪":"皮","⽫":"皿","⽬":"目","⽭":"矛","⽮":"矢","⽯":"石","⽰":"示","⽱":"禸","⽲":"禾","⽳":"穴","⽴":"立","⽵":"竹","⽶":"米","⽷":"糸","⽸":"缶","⽹":"网","⽺":"羊","⽻":"羽","⽼":"老","⽽":"而","⽾":"耒","⽿":"耳","⾀":"聿","⾁":"肉","⾂":"臣","⾃":"自","⾄":"至","⾅":"臼","⾆":"舌","⾇":"舛","⾈":"舟","⾉":"艮","⾊":"色","⾋":"艸","⾌":"虍","⾍":"虫","⾎":"血","⾏":"行","⾐":"衣","⾑":"襾","⾒":"見","⾓":"角","⾔":"言","⾕":"谷","⾖":"豆","⾗":"豕","⾘":"豸","⾙":"貝","⾚":"赤","⾛":"走","⾜":"足","⾝":"身","⾞":"車","⾟":"辛","⾠":"辰","⾡":"辵","⾢":"邑","⾣":"酉","⾤":"釆","⾥":"里","⾦":"金","⾧":"長","⾨":"門","⾩":"阜","⾪":"隶","⾫":"隹","⾬":"雨","⾭":"靑","⾮":"非","⾯":"面","⾰":"革","⾱":"韋","⾲":"韭","⾳":"音","⾴":"頁","⾵":"風","⾶":"飛","⾷":"食","⾸":"首","⾹":"香","⾺":"馬","⾻":"骨","⾼":"高","⾽":"髟","⾾":"鬥","⾿":"鬯","⿀":"鬲","⿁":"鬼","⿂":"魚","⿃":"鳥","⿄":"鹵","⿅":"鹿","⿆":"麥","⿇":"麻","⿈":"黃","⿉":"黍","⿊":"黑","⿋":"黹","⿌":"黽","⿍":"鼎","⿎":"鼓","⿏":"鼠","⿐":"鼻","⿑":"齊","⿒":"齒","⿓":"龍","⿔":"龜","⿕":"龠","　":" ","〶":"〒","〸":"十","〹":"卄","〺":"卅","゛":" ゙","゜":" ゚","ゟ":"より","ヿ":"コト","ㄱ":"ᄀ","ㄲ":"ᄁ","ㄳ":"ᆪ","ㄴ":"ᄂ","ㄵ":"ᆬ","ㄶ":"ᆭ","ㄷ":"ᄃ","ㄸ":"ᄄ","ㄹ":"ᄅ","ㄺ":"ᆰ","ㄻ":"ᆱ","ㄼ":"ᆲ","ㄽ":"ᆳ","ㄾ":"ᆴ","ㄿ":"ᆵ","ㅀ":"ᄚ","ㅁ":"ᄆ","ㅂ":"ᄇ","ㅃ":"ᄈ","ㅄ":"ᄡ","ㅅ":"ᄉ","ㅆ":"ᄊ","ㅇ":"ᄋ","ㅈ":"ᄌ","ㅉ":"ᄍ","ㅊ":"ᄎ","ㅋ":"ᄏ","ㅌ":"ᄐ","ㅍ":"ᄑ","ㅎ":"ᄒ","ㅏ":"ᅡ","ㅐ":"ᅢ","ㅑ":"ᅣ","ㅒ":"ᅤ","ㅓ":"ᅥ","ㅔ":"ᅦ","ㅕ":"ᅧ","ㅖ":"ᅨ","ㅗ":"ᅩ","ㅘ":"ᅪ","ㅙ":"ᅫ","ㅚ":"ᅬ","ㅛ":"ᅭ","ㅜ":"ᅮ","ㅝ":"ᅯ","ㅞ":"ᅰ","ㅟ":"ᅱ","ㅠ":"ᅲ","ㅡ":"ᅳ","ㅢ":"ᅴ","ㅣ":"ᅵ","ㅤ":"ᅠ","ㅥ":"ᄔ","ㅦ":"ᄕ","ㅧ":"ᇇ","ㅨ":"ᇈ","ㅩ":"ᇌ","ㅪ":"ᇎ","ㅫ":"ᇓ","ㅬ":"ᇗ","ㅭ":"ᇙ","ㅮ":"ᄜ","ㅯ":"ᇝ","ㅰ":"ᇟ","ㅱ":"ᄝ","ㅲ":"ᄞ","ㅳ":"ᄠ","ㅴ":"ᄢ","ㅵ":"ᄣ","ㅶ":"ᄧ","ㅷ":"ᄩ","ㅸ":"ᄫ","ㅹ":"ᄬ","ㅺ":"ᄭ","ㅻ":"ᄮ","ㅼ":"ᄯ","ㅽ":"ᄲ","ㅾ":"ᄶ","ㅿ":"ᅀ","ㆀ":"ᅇ","ㆁ":"ᅌ","ㆂ":"ᇱ","ㆃ":"ᇲ","ㆄ":"ᅗ","ㆅ":"ᅘ","ㆆ":"ᅙ","ㆇ":"ᆄ","ㆈ":"ᆅ","ㆉ":"ᆈ","ㆊ":"ᆑ","ㆋ":"ᆒ","ㆌ":"ᆔ","ㆍ":"ᆞ","ㆎ":"ᆡ","㆒":"一","㆓":"二","㆔":"三","㆕":"四","㆖":"上","㆗":"中","㆘":"下","㆙":"甲","㆚":"乙","㆛":"丙","㆜":"丁","㆝":"天","㆞":"地","㆟":"人","㈀":"(ᄀ)","㈁":"(ᄂ)","㈂":"(ᄃ)","㈃":"(ᄅ)","㈄":"(ᄆ)","㈅":"(ᄇ)","㈆":"(ᄉ)","㈇":"(ᄋ)","㈈":"(ᄌ)","㈉":"(ᄎ)","㈊":"(ᄏ)","㈋":"(ᄐ)","㈌":"(ᄑ)","㈍":"(ᄒ)","㈎":"(가)","㈏":"(나)","㈐":"(다)","㈑":"(라)","㈒":"(마)","㈓":"(바)","㈔":"(사)","㈕":"(아)","㈖":"(자)","㈗":"(차)","㈘":"(카)","㈙":"(타)","㈚":"(파)","㈛":"(하)","㈜":"(주)","㈝":"(오전)","㈞":"(오후)","㈠":"(一)","㈡":"(二)","㈢":"(三)","㈣":"(四)","㈤":"(五)","㈥":"(六)","㈦":"(七)","㈧":"(八)","㈨":"(九)","㈩":"(十)","㈪":"(月)","㈫":"(火)","㈬":"(水)","㈭":"(木)","㈮":"(金)","㈯":"(土)","㈰":"(日)","㈱":"(株)","㈲":"(有)","㈳":"(社)","㈴":"(名)","㈵":"(特)","㈶":"(財)","㈷":"(祝)","㈸":"(労)","㈹":"(代)","㈺":"(呼)","㈻":"(学)","㈼":"(監)","㈽":"(企)","㈾":"(資)","㈿":"(協)","㉀":"(祭)","㉁":"(休)","㉂":"(自)","㉃":"(至)","㉄":"問","㉅":"幼","㉆":"文","㉇":"箏","㉐":"pte","㉑":"21","㉒":"22","㉓":"23","㉔":"24","㉕":"25","㉖":"26","㉗":"27","㉘":"28","㉙":"29","㉚":"30","㉛":"31","㉜":"32","㉝":"33","㉞":"34","㉟":"35","㉠":"ᄀ","㉡":"ᄂ","㉢":"ᄃ","㉣":"ᄅ","㉤":"ᄆ","㉥":"ᄇ","㉦":"ᄉ","㉧":"ᄋ","㉨":"ᄌ","㉩":"ᄎ","㉪":"ᄏ","㉫":"ᄐ","㉬":"ᄑ","㉭":"ᄒ","㉮":"가","㉯":"나","㉰":"다","㉱":"라","㉲":"마","㉳":"바","㉴":"사","㉵":"아","㉶":"자","㉷":"차","㉸":"카","㉹":"타","㉺":"파","㉻":"하","㉼":"참고","㉽":"주의","㉾":"우","㊀":"一","㊁":"二","㊂":"三","㊃":"四","㊄":"五","㊅":"六","㊆":"七","㊇":"八","㊈":"九","㊉":"十","㊊":"月","㊋":"火","㊌":"水","㊍":"木","㊎":"金","㊏":"土","㊐":"日","㊑":"株","㊒":"有","㊓":"社","㊔":"名","㊕":"特","㊖":"財","㊗":"祝","㊘":"労","㊙":"秘","㊚":"男","㊛":"女","㊜":"適","㊝":"優","㊞":"印","㊟":"注","㊠":"項","㊡":"休","㊢":"写","㊣":"正","㊤":"上","㊥":"中","㊦":"下","㊧":"左","㊨":"右","㊩":"医","㊪":"宗","㊫":"学","㊬":"監","㊭":"企","㊮":"資","㊯":"協","㊰":"夜","㊱":"36","㊲":"37","㊳":"38","㊴":"39","㊵":"40","㊶":"41","㊷":"42","㊸":"43","㊹":"44","㊺":"45","㊻":"46","㊼":"47","㊽":"48","㊾":"49","㊿":"50","㋀":"1月","㋁":"2月","㋂":"3月","㋃":"4月","㋄":"5月","㋅":"6月","㋆":"7月","㋇":"8月","㋈":"9月","㋉":"10月","㋊":"11月","㋋":"12月","㋌":"hg","㋍":"erg","㋎":"ev","㋏":"ltd","㋐":"ア","㋑":"イ","㋒":"ウ","㋓":"エ","㋔":"オ","㋕":"カ","㋖":"キ","㋗":"ク","㋘":"ケ","㋙":"コ","㋚":"サ","㋛":"シ","㋜":"ス","㋝":"セ","㋞":"ソ","㋟":"タ","㋠":"チ","㋡":"ツ","㋢":"テ","㋣":"ト","㋤":"ナ","㋥":"ニ","㋦":"ヌ","㋧":"ネ","㋨":"ノ","㋩":"ハ","㋪":"ヒ","㋫":"フ","㋬":"ヘ","㋭":"ホ","㋮":"マ","㋯":"ミ","㋰":"ム","㋱":"メ","㋲":"モ","㋳":"ヤ","㋴":"ユ","㋵":"ヨ","㋶":"ラ","㋷":"リ","㋸":"ル","㋹":"レ","㋺":"ロ","㋻":"ワ","㋼":"ヰ","㋽":"ヱ","㋾":"ヲ","㋿":"令和","㌀":"アパート","㌁":"アルファ","㌂":"アンペア","㌃":"アール","㌄":"イニング","㌅":"インチ","㌆":"ウォン","㌇":"エスクード","㌈":"エーカー","㌉":"オンス","㌊":"オーム","㌋":"カイリ","㌌":"カラット","㌍":"カロリー","㌎":"ガロン","㌏":"ガンマ","㌐":"ギガ","㌑":"ギニー","㌒":"キュリー","㌓":"ギルダー","㌔":"キロ","㌕":"キログラム","㌖":"キロメートル","㌗":"キロワット","㌘":"グラム","㌙":"グラムトン","㌚":"クルゼイロ","㌛":"クローネ","㌜":"ケース","㌝":"コルナ","㌞":"コーポ","㌟":"サイクル","㌠":"サンチーム","㌡":"シリング","㌢":"センチ","㌣":"セント","㌤":"ダース","㌥":"デシ","㌦":"ドル","㌧":"トン","㌨":"ナノ","㌩":"ノット","㌪":"ハイツ","㌫":"パーセント","㌬":"パーツ","㌭":"バーレル","㌮":"ピアストル","㌯":"ピクル","㌰":"ピコ","㌱":"ビル","㌲":"ファラッド","㌳":"フィート","㌴":"ブッシェル","㌵":"フラン","㌶":"ヘクタール","㌷":"ペソ","㌸":"ペニヒ","㌹":"ヘルツ","㌺":"ペンス","㌻":"ページ","㌼":"ベータ","㌽":"ポイント","㌾":"ボルト","㌿":"ホン","㍀":"ポンド","㍁":"ホール","㍂":"ホーン","㍃":"マイクロ","㍄":"マイル","㍅":"マッハ","㍆":"マルク","㍇":"マンション","㍈":"ミクロン","㍉":"ミリ","㍊":"ミリバール","㍋":"メガ","㍌":"メガトン","㍍":"メートル","㍎":"ヤード","㍏":"ヤール","㍐":"ユアン","㍑":"リットル","㍒":"リラ","㍓":"ルピー","㍔":"ルーブル","㍕":"レム","㍖":"レントゲン","㍗":"ワット","㍘":"0点","㍙":"1点","㍚":"2点","㍛":"3点","㍜":"4点","㍝":"5点","㍞":"6点","㍟":"7点","㍠":"8点","㍡":"9点","㍢":"10点","㍣":"11点","㍤":"12点","㍥":"13点","㍦":"14点","㍧":"15点","㍨":"16点","㍩":"17点","㍪":"18点","㍫":"19点","㍬":"20点","㍭":"21点","㍮":"22点","㍯":"23点","㍰":"24点","㍱":"hpa","㍲":"da","㍳":"au","㍴":"bar","㍵":"ov","㍶":"pc","㍷":"dm","㍸":"dm2","㍹":"dm3","㍺":"iu","㍻":"平成","㍼":"昭和","㍽":"大正","㍾":"明治","㍿":"株式会社","㎀":"pa","㎁":"na","㎂":"μa","㎃":"ma","㎄":"ka","㎅":"kb","㎆":"mb","㎇":"gb","㎈":"cal","㎉":"kcal","㎊":"pf","㎋":"nf","㎌":"μf","㎍":"μg","㎎":"mg","㎏":"kg","㎐":"hz","㎑":"khz","㎒":"mhz","㎓":"ghz","㎔":"thz","㎕":"μl","㎖":"ml","㎗":"dl","㎘":"kl","㎙":"fm","㎚":"nm","㎛":"μm","㎜":"mm","㎝":"cm","㎞":"km","㎟":"mm2","㎠":"cm2","㎡":"m2","㎢":"km2","㎣":"mm3","㎤":"cm3","㎥":"m3","㎦":"km3","㎧":"m∕s","㎨":"m∕s2","㎩":"pa","㎪":"kpa","㎫":"mpa","㎬":"gpa","㎭":"rad","㎮":"rad∕s","㎯":"rad∕s2","㎰":"ps","㎱":"ns","㎲":"μs","㎳":"ms","㎴":"pv","㎵":"nv","㎶":"μv","㎷":"mv","㎸":"kv","㎹":"mv","㎺":"pw","㎻":"nw","㎼":"μw","㎽":"mw","㎾":"kw","㎿":"mw","㏀":"kω","㏁":"mω","㏂":"a.m.","㏃":"bq","㏄":"cc","㏅":"cd","㏆":"c∕kg","㏇":"co.","㏈":"db","㏉":"gy","㏊":"ha","㏋":"hp","㏌":"in","㏍":"kk","㏎":"km","㏏":"kt","㏐":"lm","㏑":"ln","㏒":"log","㏓":"lx","㏔":"mb","㏕":"mil","㏖":"mol","㏗":"ph","㏘":"p.m.","㏙":"ppm","㏚":"pr","㏛":"sr","㏜":"sv","㏝":"wb","㏞":"v∕m","㏟":"a∕m","㏠":"1日","㏡":"2日","㏢":"3日","㏣":"4日","㏤":"5日","㏥":"6日","㏦":"7日","㏧":"8日","㏨":"9日","㏩":"10日","㏪":"11日","㏫":"12日","㏬":"13日","㏭":"14日","㏮":"15日","㏯":"16日","㏰":"17日","㏱":"18日","㏲":"19日","㏳":"20日","㏴":"21日","㏵":"22日","㏶":"23日","㏷":"24日","㏸":"25日","㏹":"26日","㏺":"27日","㏻":"28日","㏼":"29日","㏽":"30日","㏾":"31日","㏿":"gal","Ꙁ":"ꙁ","Ꙃ":"ꙃ","Ꙅ":"ꙅ","Ꙇ":"ꙇ","Ꙉ":"ꙉ","Ꙋ":"ꙋ","Ꙍ":"ꙍ","Ꙏ":"ꙏ","Ꙑ":"ꙑ","Ꙓ":"ꙓ","Ꙕ":"ꙕ","Ꙗ":"ꙗ","Ꙙ":"ꙙ","Ꙛ":"ꙛ","Ꙝ":"ꙝ","Ꙟ":"ꙟ","Ꙡ":"ꙡ","Ꙣ":"ꙣ","Ꙥ":"ꙥ","Ꙧ":"ꙧ","Ꙩ":"ꙩ","Ꙫ":"ꙫ","Ꙭ":"ꙭ","Ꚁ":"ꚁ","Ꚃ":"ꚃ","Ꚅ":"ꚅ","Ꚇ":"ꚇ","Ꚉ":"ꚉ","Ꚋ":"ꚋ","Ꚍ":"ꚍ","Ꚏ":"ꚏ","Ꚑ":"ꚑ","Ꚓ":"ꚓ","Ꚕ":"ꚕ","Ꚗ":"ꚗ","Ꚙ":"ꚙ","Ꚛ":"ꚛ","ꚜ":"ъ","ꚝ":"ь","Ꜣ":"ꜣ","Ꜥ":"ꜥ","Ꜧ":"ꜧ","Ꜩ":"ꜩ","Ꜫ":"ꜫ","Ꜭ":"ꜭ","Ꜯ":"ꜯ","Ꜳ":"ꜳ","Ꜵ":"ꜵ","Ꜷ":"ꜷ","Ꜹ":"ꜹ","Ꜻ":"ꜻ","Ꜽ":"ꜽ","Ꜿ":"ꜿ","Ꝁ":"ꝁ","Ꝃ":"ꝃ","Ꝅ":"ꝅ","Ꝇ":"ꝇ","Ꝉ":"ꝉ","Ꝋ":"ꝋ","Ꝍ":"ꝍ","Ꝏ":"ꝏ","Ꝑ":"ꝑ","Ꝓ":"ꝓ","Ꝕ":"ꝕ","Ꝗ":"ꝗ","Ꝙ":"ꝙ","Ꝛ":"ꝛ","Ꝝ":"ꝝ","Ꝟ":"ꝟ","Ꝡ":"ꝡ","Ꝣ":"ꝣ","Ꝥ":"ꝥ","Ꝧ":"ꝧ","Ꝩ":"ꝩ","Ꝫ":"ꝫ","Ꝭ":"ꝭ","Ꝯ":"ꝯ","ꝰ":"ꝯ","Ꝺ":"ꝺ","Ꝼ":"ꝼ","Ᵹ":"ᵹ","Ꝿ":"ꝿ","Ꞁ":"ꞁ","Ꞃ":"ꞃ","Ꞅ":"ꞅ","Ꞇ":"ꞇ","Ꞌ":"ꞌ","Ɥ":"ɥ","Ꞑ":"ꞑ","Ꞓ":"ꞓ","Ꞗ":"ꞗ","Ꞙ":"ꞙ","Ꞛ":"ꞛ","Ꞝ":"ꞝ","Ꞟ":"ꞟ","Ꞡ":"ꞡ","Ꞣ":"ꞣ","Ꞥ":"ꞥ","Ꞧ":"ꞧ","Ꞩ":"ꞩ","Ɦ":"ɦ","Ɜ":"ɜ","Ɡ":"ɡ","Ɬ":"ɬ","Ɪ":"ɪ","Ʞ":"ʞ","Ʇ":"ʇ","Ʝ":"ʝ","Ꭓ":"ꭓ","Ꞵ":"ꞵ","Ꞷ":"ꞷ","Ꞹ":"ꞹ","Ꞻ":"ꞻ","Ꞽ":"ꞽ","Ꞿ":"ꞿ","Ꟁ":"ꟁ","Ꟃ":"ꟃ","Ꞔ":"ꞔ","Ʂ":"ʂ","Ᶎ":"ᶎ","Ꟈ":"ꟈ","Ꟊ":"ꟊ","Ɤ":"ɤ","Ꟍ":"ꟍ","꟎":"꟏","Ꟑ":"ꟑ","꟒":"ꟓ","꟔":"ꟕ","Ꟗ":"ꟗ","Ꟙ":"ꟙ","Ꟛ":"ꟛ","Ƛ":"ƛ","꟱":"s","ꟲ":"c","ꟳ":"f","ꟴ":"q","Ꟶ":"ꟶ","ꟸ":"h","ꟹ":"oe","ꭜ":"ꜧ","ꭝ":"ꬷ","ꭞ":"ɫ","ꭟ":"ꭒ","ꭩ":"ʍ","豈":"豈","更":"更","車":"車","賈":"賈","滑":"滑","串":"串","句":"句","龜":"龜","龜":"龜","契":"契","金":"金","喇":"喇","奈":"奈","懶":"懶","癩":"癩","羅":"羅","蘿":"蘿","螺":"螺","裸":"裸","邏":"邏","樂":"樂","洛":"洛","烙":"烙","珞":"珞","落":"落","酪":"酪","駱":"駱","亂":"亂","卵":"卵","欄":"欄","爛":"爛","蘭":"蘭","鸞":"鸞","嵐":"嵐","濫":"濫","藍":"藍","襤":"襤","拉":"拉","臘":"臘","蠟":"蠟","廊":"廊","朗":"朗","浪":"浪","狼":"狼","郎":"郎","來":"來","冷":"冷","勞":"勞","擄":"擄","櫓":"櫓","爐":"爐","盧":"盧","老":"老","蘆":"蘆","虜":"虜","路":"路","露":"露","魯":"魯","鷺":"鷺","碌":"碌","祿":"祿","綠":"綠","菉":"菉","錄":"錄","鹿":"鹿","論":"論","壟":"壟","弄":"弄","籠":"籠","聾":"聾","牢":"牢","磊":"磊","賂":"賂","雷":"雷","壘":"壘","屢":"屢","樓":"樓","淚":"淚","漏":"漏","累":"累","縷":"縷","陋":"陋","勒":"勒","肋":"肋","凜":"凜","凌":"凌","稜":"稜","綾":"綾","菱":"菱","陵":"陵","讀":"讀","拏":"拏","樂":"樂","諾":"諾","丹":"丹","寧":"寧","怒":"怒","率":"率","異":"異","北":"北","磻":"磻","便":"便","復":"復","不":"不","泌":"泌","數":"數","索":"索","參":"參","塞":"塞","省":"省","葉":"葉","說":"說","殺":"殺","辰":"辰","沈":"沈","拾":"拾","若":"若","掠":"掠","略":"略","亮":"亮","兩":"兩","凉":"凉","梁":"梁","糧":"糧","良":"良","諒":"諒","量":"量","勵":"勵","呂":"呂","女":"女","廬":"廬","旅":"旅","濾":"濾","礪":"礪","閭":"閭","驪":"驪","麗":"麗","黎":"黎","力":"力","曆":"曆","歷":"歷","轢":"轢","年":"年","憐":"憐","戀":"戀","撚":"撚","漣":"漣","煉":"煉","璉":"璉","秊":"秊","練":"練","聯":"聯","輦":"輦","蓮":"蓮","連":"連","鍊":"鍊","列":"列","劣":"劣","咽":"咽","烈":"烈","裂":"裂","說":"說","廉":"廉","念":"念","捻":"捻","殮":"殮","簾":"簾","獵":"獵","令":"令","囹":"囹","寧":"寧","嶺":"嶺","怜":"怜","玲":"玲","瑩":"瑩","羚":"羚","聆":"聆","鈴":"鈴","零":"零","靈":"靈","領":"領","例":"例","禮":"禮","醴":"醴","隸":"隸","惡":"惡","了":"了","僚":"僚","寮":"寮","尿":"尿","料":"料","樂":"樂","燎":"燎","療":"療","蓼":"蓼","遼":"遼","龍":"龍","暈":"暈","阮":"阮","劉":"劉","杻":"杻","柳":"柳","流":"流","溜":"溜","琉":"琉","留":"留","硫":"硫","紐":"紐","類":"類","六":"六","戮":"戮","陸":"陸","倫":"倫","崙":"崙","淪":"淪","輪":"輪","律":"律","慄":"慄","栗":"栗","率":"率","隆":"隆","利":"利","吏":"吏","履":"履","易":"易","李":"李","梨":"梨","泥":"泥","理":"理","痢":"痢","罹":"罹","裏":"裏","裡":"裡","里":"里","離":"離","匿":"匿","溺":"溺","吝":"吝","燐":"燐","璘":"璘","藺":"藺","隣":"隣","鱗":"鱗","麟":"麟","林":"林","淋":"淋","臨":"臨","立":"立","笠":"笠","粒":"粒","狀":"狀","炙":"炙","識":"識","什":"什","茶":"茶","刺":"刺","切":"切","度":"度","拓":"拓","糖":"糖","宅":"宅","洞":"洞","暴":"暴","輻":"輻","行":"行","降":"降","見":"見","廓":"廓","兀":"兀","嗀":"嗀","塚":"塚","晴":"晴","凞":"凞","猪":"猪","益":"益","礼":"礼","神":"神","祥":"祥","福":"福","靖":"靖","精":"精","羽":"羽","蘒":"蘒","諸":"諸","逸":"逸","都":"都","飯":"飯","飼":"飼","館":"館","鶴":"鶴","郞":"郞","隷":"隷","侮":"侮","僧":"僧","免":"免","勉":"勉","勤":"勤","卑":"卑","喝":"喝","嘆":"嘆","器":"器","塀":"塀","墨":"墨","層":"層","屮":"屮","悔":"悔","慨":"慨","憎":"憎","懲":"懲","敏":"敏","既":"既","暑":"暑","梅":"梅","海":"海","渚":"渚","漢":"漢","煮":"煮","爫":"爫","琢":"琢","碑":"碑","社":"社","祉":"祉","祈":"祈","祐":"祐","祖":"祖","祝":"祝","禍":"禍","禎":"禎","穀":"穀","突":"突","節":"節","練":"練","縉":"縉","繁":"繁","署":"署","者":"者","臭":"臭","艹":"艹","艹":"艹","著":"著","褐":"褐","視":"視","謁":"謁","謹":"謹","賓":"賓","贈":"贈","辶":"辶","逸":"逸","難":"難","響":"響","頻":"頻","恵":"恵","𤋮":"𤋮","舘":"舘","並":"並","况":"况","全":"全","侀":"侀","充":"充","冀":"冀","勇":"勇","勺":"勺","喝":"喝","啕":"啕","喙":"喙","嗢":"嗢","塚":"塚","墳":"墳","奄":"奄","奔":"奔","婢":"婢","嬨":"嬨","廒":"廒","廙":"廙","彩":"彩","徭":"徭","惘":"惘","慎":"慎","愈":"愈","憎":"憎","慠":"慠","懲":"懲","戴":"戴","揄":"揄","搜":"搜","摒":"摒","敖":"敖","晴":"晴","朗":"朗","望":"望","杖":"杖","歹":"歹","殺":"殺","流":"流","滛":"滛","滋":"滋","漢":"漢","瀞":"瀞","煮":"煮","瞧":"瞧","爵":"爵","犯":"犯","猪":"猪","瑱":"瑱","甆":"甆","画":"画","瘝":"瘝","瘟":"瘟","益":"益","盛":"盛","直":"直","睊":"睊","着":"着","磌":"磌","窱":"窱","節":"節","类":"类","絛":"絛","練":"練","缾":"缾","者":"者","荒":"荒","華":"華","蝹":"蝹","襁":"襁","覆":"覆","視":"視","調":"調","諸":"諸","請":"請","謁":"謁","諾":"諾","諭":"諭","謹":"謹","變":"變","贈":"贈","輸":"輸","遲":"遲","醙":"醙","鉶":"鉶","陼":"陼","難":"難","靖":"靖","韛":"韛","響":"響","頋":"頋","頻":"頻","鬒":"鬒","龜":"龜","𢡊":"𢡊","𢡄":"𢡄","𣏕":"𣏕","㮝":"㮝","䀘":"䀘","䀹":"䀹","𥉉":"𥉉","𥳐":"𥳐","𧻓":"𧻓","齃":"齃","龎":"龎","ﬀ":"ff","ﬁ":"fi","ﬂ":"fl","ﬃ":"ffi","ﬄ":"ffl","ﬅ":"st","ﬆ":"st","ﬓ":"մն","ﬔ":"մե","ﬕ":"մի","ﬖ":"վն","ﬗ":"մխ","יִ":"יִ","ײַ":"ײַ","ﬠ":"ע","ﬡ":"א","ﬢ":"ד","ﬣ":"ה","ﬤ":"כ","ﬥ":"ל","ﬦ":"ם","ﬧ":"ר","ﬨ":"ת","﬩":"+","שׁ":"שׁ","שׂ":"שׂ","שּׁ":"שּׁ","שּׂ":"שּׂ","אַ":"אַ","אָ":"אָ","אּ":"אּ","בּ":"בּ","גּ":"גּ","דּ":"דּ","הּ":"הּ","וּ":"וּ","זּ":"זּ","טּ":"טּ","יּ":"יּ","ךּ":"ךּ","כּ":"כּ","לּ":"לּ","מּ":"מּ","נּ":"נּ","סּ":"סּ","ףּ":"ףּ","פּ":"פּ","צּ":"צּ","קּ":"קּ","רּ":"רּ","שּ":"שּ","תּ":"תּ","וֹ":"וֹ","בֿ":"בֿ","כֿ":"כֿ","פֿ":"פֿ","ﭏ":"אל","ﭐ":"ٱ","ﭑ":"ٱ","ﭒ":"ٻ","ﭓ":"ٻ","ﭔ":"ٻ","ﭕ":"ٻ","ﭖ":"پ","ﭗ":"پ","ﭘ":"پ","ﭙ":"پ","ﭚ":"ڀ","ﭛ":"ڀ","ﭜ":"ڀ","ﭝ":"ڀ","ﭞ":"ٺ","ﭟ":"ٺ","ﭠ":"ٺ","ﭡ":"ٺ","ﭢ":"ٿ","ﭣ":"ٿ","ﭤ":"ٿ","ﭥ":"ٿ","ﭦ":"ٹ","ﭧ":"ٹ","ﭨ":"ٹ","ﭩ":"ٹ","ﭪ":"ڤ","ﭫ":"ڤ","ﭬ":"ڤ","ﭭ":"ڤ","ﭮ":"ڦ","ﭯ":"ڦ","ﭰ":"ڦ","ﭱ":"ڦ","ﭲ":"ڄ","ﭳ":"ڄ","ﭴ":"ڄ","ﭵ":"ڄ","ﭶ":"ڃ","ﭷ":"ڃ","ﭸ":"ڃ","ﭹ":"ڃ","ﭺ":"چ","ﭻ":"چ","ﭼ":"چ","ﭽ":"چ","ﭾ":"ڇ","ﭿ":"ڇ","ﮀ":"ڇ","ﮁ":"ڇ","ﮂ":"ڍ","ﮃ":"ڍ","ﮄ":"ڌ","ﮅ":"ڌ","ﮆ":"ڎ","ﮇ":"ڎ","ﮈ":"ڈ","ﮉ":"ڈ","ﮊ":"ژ","ﮋ":"ژ","ﮌ":"ڑ","ﮍ":"ڑ","ﮎ":"ک","ﮏ":"ک","ﮐ":"ک","ﮑ":"ک","ﮒ":"گ","ﮓ":"گ","ﮔ":"گ","ﮕ":"گ","ﮖ":"ڳ","ﮗ":"ڳ","ﮘ":"ڳ","ﮙ":"ڳ","ﮚ":"ڱ","ﮛ":"ڱ","ﮜ":"ڱ","ﮝ":"ڱ","ﮞ":"ں","ﮟ":"ں","ﮠ":"ڻ","ﮡ":"ڻ","ﮢ":"ڻ","ﮣ":"ڻ","ﮤ":"ۀ","ﮥ":"ۀ","ﮦ":"ہ","ﮧ":"ہ","ﮨ":"ہ","ﮩ":"ہ","ﮪ":"ھ","ﮫ":"ھ","ﮬ":"ھ","ﮭ":"ھ","ﮮ":"ے","ﮯ":"ے","ﮰ":"ۓ","ﮱ":"ۓ","ﯓ":"ڭ","ﯔ":"ڭ","ﯕ":"ڭ","ﯖ":"ڭ","ﯗ":"ۇ","ﯘ":"ۇ","ﯙ":"ۆ","ﯚ":"ۆ","ﯛ":"ۈ","ﯜ":"ۈ","ﯝ":"ۇٴ","ﯞ":"ۋ","ﯟ":"ۋ","ﯠ":"ۅ","ﯡ":"ۅ","ﯢ":"ۉ","ﯣ":"ۉ","ﯤ":"ې","ﯥ":"ې","ﯦ":"ې","ﯧ":"ې","ﯨ":"ى","ﯩ":"ى","ﯪ":"ئا","ﯫ":"ئا","ﯬ":"ئە","ﯭ":"ئە","ﯮ":"ئو","ﯯ":"ئو","ﯰ":"ئۇ","ﯱ":"ئۇ","ﯲ":"ئۆ","ﯳ":"ئۆ","ﯴ":"ئۈ","ﯵ":"ئۈ","ﯶ":"ئې","ﯷ":"ئې","ﯸ":"ئې","ﯹ":"ئى","ﯺ":"ئى","ﯻ":"ئى","ﯼ":"ی","ﯽ":"ی","ﯾ":"ی","ﯿ":"ی","ﰀ":"ئج","ﰁ":"ئح","ﰂ":"ئم","ﰃ":"ئى","ﰄ":"ئي","ﰅ":"بج","ﰆ":"بح","ﰇ":"بخ","ﰈ":"بم","ﰉ":"بى","ﰊ":"بي","ﰋ":"تج","ﰌ":"تح","ﰍ":"تخ","ﰎ":"تم","ﰏ":"تى","ﰐ":"تي","ﰑ":"ثج","ﰒ":"ثم","ﰓ":"ثى","ﰔ":"ثي","ﰕ":"جح","ﰖ":"جم","ﰗ":"حج","ﰘ":"حم","ﰙ":"خج","ﰚ":"خح","ﰛ":"خم","ﰜ":"سج","ﰝ":"سح","ﰞ":"سخ","ﰟ":"سم","ﰠ":"صح","ﰡ":"صم","ﰢ":"ضج","ﰣ":"ضح","ﰤ":"ضخ","ﰥ":"ضم","ﰦ":"طح","ﰧ":"طم","ﰨ":"ظم","ﰩ":"عج","ﰪ":"عم","ﰫ":"غج","ﰬ":"غم","ﰭ":"فج","ﰮ":"فح","ﰯ":"فخ","ﰰ":"فم","ﰱ":"فى","ﰲ":"في","ﰳ":"قح","ﰴ":"قم","ﰵ":"قى","ﰶ":"قي","ﰷ":"كا","ﰸ":"كج","ﰹ":"كح","ﰺ":"كخ","ﰻ":"كل","ﰼ":"كم","ﰽ":"كى","ﰾ":"كي","ﰿ":"لج","ﱀ":"لح","ﱁ":"لخ","ﱂ":"لم","ﱃ":"لى","ﱄ":"لي","ﱅ":"مج","ﱆ":"مح","ﱇ":"مخ","ﱈ":"مم","ﱉ":"مى","ﱊ":"مي","ﱋ":"نج","ﱌ":"نح","ﱍ":"نخ","ﱎ":"نم","ﱏ":"نى","ﱐ":"ني","ﱑ":"هج","ﱒ":"هم","ﱓ":"هى","ﱔ":"هي","ﱕ":"يج","ﱖ":"يح","ﱗ":"يخ","ﱘ":"يم","ﱙ":"يى","ﱚ":"يي","ﱛ":"ذٰ","ﱜ":"رٰ","ﱝ":"ىٰ","ﱞ":" ٌّ","ﱟ":" ٍّ","ﱠ":" َّ","ﱡ":" ُّ","ﱢ":" ِّ","ﱣ":" ّٰ","ﱤ":"ئر","ﱥ":"ئز","ﱦ":"ئم","ﱧ":"ئن","ﱨ":"ئى","ﱩ":"ئي","ﱪ":"بر","ﱫ":"بز","ﱬ":"بم","ﱭ":"بن","ﱮ":"بى","ﱯ":"بي","ﱰ":"تر","ﱱ":"تز","ﱲ":"تم","ﱳ":"تن","ﱴ":"تى","ﱵ":"تي","ﱶ":"ثر","ﱷ":"ثز","ﱸ":"ثم","ﱹ":"ثن","ﱺ":"ثى","ﱻ":"ثي","ﱼ":"فى","ﱽ":"في","ﱾ":"قى","ﱿ":"قي","ﲀ":"كا","ﲁ":"كل","ﲂ":"كم","ﲃ":"كى","ﲄ":"كي","ﲅ":"لم","ﲆ":"لى","ﲇ":"لي","ﲈ":"ما","ﲉ":"مم","ﲊ":"نر","ﲋ":"نز","ﲌ":"نم","ﲍ":"نن","ﲎ":"نى","ﲏ":"ني","ﲐ":"ىٰ","ﲑ":"ير","ﲒ":"يز","ﲓ":"يم","ﲔ":"ين","ﲕ":"يى","ﲖ":"يي","ﲗ":"ئج","ﲘ":"ئح","ﲙ":"ئخ","ﲚ":"ئم","ﲛ":"ئه","ﲜ":"بج","ﲝ":"بح","ﲞ":"بخ","ﲟ":"بم","ﲠ":"به","ﲡ":"تج","ﲢ":"تح","ﲣ":"تخ","ﲤ":"تم","ﲥ":"ته","ﲦ":"ثم","ﲧ":"جح","ﲨ":"جم","ﲩ":"حج","ﲪ":"حم","ﲫ":"خج","ﲬ":"خم","ﲭ":"سج","ﲮ":"سح","ﲯ":"سخ","ﲰ":"سم","ﲱ":"صح","ﲲ":"صخ","ﲳ":"صم","ﲴ":"ضج","ﲵ":"ضح","ﲶ":"ضخ","ﲷ":"ضم","ﲸ":"طح","ﲹ":"ظم","ﲺ":"عج","ﲻ":"عم","ﲼ":"غج","ﲽ":"غم","ﲾ":"فج","ﲿ":"فح","ﳀ":"فخ","ﳁ":"فم","ﳂ":"قح","ﳃ":"قم","ﳄ":"كج","ﳅ":"كح","ﳆ":"كخ","ﳇ":"كل","ﳈ":"كم","ﳉ":"لج","ﳊ":"لح","ﳋ":"لخ","ﳌ":"لم","ﳍ":"له","ﳎ":"مج","ﳏ":"مح","ﳐ":"مخ","ﳑ":"مم","ﳒ":"نج","ﳓ":"نح","ﳔ":"نخ","ﳕ":"نم","ﳖ":"نه","ﳗ":"هج","ﳘ":"هم","ﳙ":"هٰ","ﳚ":"يج","ﳛ":"يح","ﳜ":"يخ","ﳝ":"يم","ﳞ":"يه","ﳟ":"ئم","ﳠ":"ئه","ﳡ":"بم","ﳢ":"به","ﳣ":"تم","ﳤ":"ته","ﳥ":"ثم","ﳦ":"ثه","ﳧ":"سم","ﳨ":"سه","ﳩ":"شم","ﳪ":"شه","ﳫ":"كل","ﳬ":"كم","ﳭ":"لم","ﳮ":"نم","ﳯ":"نه","ﳰ":"يم","ﳱ":"يه","ﳲ":"ـَّ","ﳳ":"ـُّ","ﳴ":"ـِّ","ﳵ":"طى","ﳶ":"طي","ﳷ":"عى","ﳸ":"عي","ﳹ":"غى","ﳺ":"غي","ﳻ":"سى","ﳼ":"سي","ﳽ":"شى","ﳾ":"شي","ﳿ":"حى","ﴀ":"حي","ﴁ":"جى","ﴂ":"جي","ﴃ":"خى","ﴄ":"خي","ﴅ":"صى","ﴆ":"صي","ﴇ":"ضى","ﴈ":"ضي","ﴉ":"شج","ﴊ":"شح","ﴋ":"شخ","ﴌ":"شم","ﴍ":"شر","ﴎ":"سر","ﴏ":"صر","ﴐ":"ضر","ﴑ":"طى","ﴒ":"طي","ﴓ":"عى","ﴔ":"عي","ﴕ":"غى","ﴖ":"غي","ﴗ":"سى","ﴘ":"سي","ﴙ":"شى","ﴚ":"شي","ﴛ":"حى","ﴜ":"حي","ﴝ":"جى","ﴞ":"جي","ﴟ":"خى","ﴠ":"خي","ﴡ":"صى","ﴢ":"صي","ﴣ":"ضى","ﴤ":"ضي","ﴥ":"شج","ﴦ":"شح","ﴧ":"شخ","ﴨ":"شم","ﴩ":"شر","ﴪ":"سر","ﴫ":"صر","ﴬ":"ضر","ﴭ":"شج","ﴮ":"شح","ﴯ":"شخ","ﴰ":"شم","ﴱ":"سه","ﴲ":"شه","ﴳ":"طم","ﴴ":"سج","ﴵ":"سح","ﴶ":"سخ","ﴷ":"شج","ﴸ":"شح","ﴹ":"شخ","ﴺ":"طم","ﴻ":"ظم","ﴼ":"اً","ﴽ":"اً","ﵐ":"تجم","ﵑ":"تحج","ﵒ":"تحج","ﵓ":"تحم","ﵔ":"تخم","ﵕ":"تمج","ﵖ":"تمح","ﵗ":"تمخ","ﵘ":"جمح","ﵙ":"جمح","ﵚ":"حمي","ﵛ":"حمى","ﵜ":"سحج","ﵝ":"سجح","ﵞ":"سجى","ﵟ":"سمح","ﵠ":"سمح","ﵡ":"سمج","ﵢ":"سمم","ﵣ":"سمم","ﵤ":"صحح","ﵥ":"صحح","ﵦ":"صمم","ﵧ":"شحم","ﵨ":"شحم","ﵩ":"شجي","ﵪ":"شمخ","ﵫ":"شمخ","ﵬ":"شمم","ﵭ":"شمم","ﵮ":"ضحى","ﵯ":"ضخم","ﵰ":"ضخم","ﵱ":"طمح","ﵲ":"طمح","ﵳ":"طمم","ﵴ":"طمي","ﵵ":"عجم","ﵶ":"عمم","ﵷ":"عمم","ﵸ":"عمى","ﵹ":"غمم","ﵺ":"غمي","ﵻ":"غمى","ﵼ":"فخم","ﵽ":"فخم","ﵾ":"قمح","ﵿ":"قمم","ﶀ":"لحم","ﶁ":"لحي","ﶂ":"لحى","ﶃ":"لجج","ﶄ":"لجج","ﶅ":"لخم","ﶆ":"لخم","ﶇ":"لمح","ﶈ":"لمح","ﶉ":"محج","ﶊ":"محم","ﶋ":"محي","ﶌ":"مجح","ﶍ":"مجم","ﶎ":"مخج","ﶏ":"مخم","ﶒ":"مجخ","ﶓ":"همج","ﶔ":"همم","ﶕ":"نحم","ﶖ":"نحى","ﶗ":"نجم","ﶘ":"نجم","ﶙ":"نجى","ﶚ":"نمي","ﶛ":"نمى","ﶜ":"يمم","ﶝ":"يمم","ﶞ":"بخي","ﶟ":"تجي","ﶠ":"تجى","ﶡ":"تخي","ﶢ":"تخى","ﶣ":"تمي","ﶤ":"تمى","ﶥ":"جمي","ﶦ":"جحى","ﶧ":"جمى","ﶨ":"سخى","ﶩ":"صحي","ﶪ":"شحي","ﶫ":"ضحي","ﶬ":"لجي","ﶭ":"لمي","ﶮ":"يحي","ﶯ":"يجي","ﶰ":"يمي","ﶱ":"ممي","ﶲ":"قمي","ﶳ":"نحي","ﶴ":"قمح","ﶵ":"لحم","ﶶ":"عمي","ﶷ":"كمي","ﶸ":"نجح","ﶹ":"مخي","ﶺ":"لجم","ﶻ":"كمم","ﶼ":"لجم","ﶽ":"نجح","ﶾ":"جحي","ﶿ":"حجي","ﷀ":"مجي","ﷁ":"فمي","ﷂ":"بحي","ﷃ":"كمم","ﷄ":"عجم","ﷅ":"صمم","ﷆ":"سخي","ﷇ":"نجي","ﷰ":"صلے","ﷱ":"قلے","ﷲ":"الله","ﷳ":"اكبر","ﷴ":"محمد","ﷵ":"صلعم","ﷶ":"رسول","ﷷ":"عليه","ﷸ":"وسلم","ﷹ":"صلى","ﷺ":"صلى الله عليه وسلم","ﷻ":"جل جلاله","﷼":"ریال","︐":",","︑":"、","︒":"。","︓":":","︔":";","︕":"!","︖":"?","︗":"〖","︘":"〗","︙":"...","︰":"..","︱":"—","︲":"–","︳":"_","︴":"_","︵":"(","︶":")","︷":"{","︸":"}","︹":"〔","︺":"〕","︻":"【","︼":"】","︽":"《","︾":"》","︿":"〈","﹀":"〉","﹁":"「","﹂":"」","﹃":"『","﹄":"』","﹇":"[","﹈":"]","﹉":" ","﹊":" ","﹋":" ","﹌":" ","﹍":"_","﹎":"_","﹏":"_","﹐":",","﹑":"、","﹒":".","﹔":";","﹕":":","﹖":"?","﹗":"!","﹘":"—","﹙":"(","﹚":")","﹛":"{","﹜":"}","﹝":"〔","﹞":"〕","﹟":"#","﹠":"&","﹡":"*","﹢":"+","﹣":"-","﹤":"<","﹥":">","﹦":"=","﹨":"\\","﹩":"$","﹪":"%","﹫":"@","ﹰ":" ً","ﹱ":"ـً","ﹲ":" ٌ","ﹴ":" ٍ","ﹶ":" َ","ﹷ":"ـَ","ﹸ":" ُ","ﹹ":"ـُ","ﹺ":" ِ","ﹻ":"ـِ","ﹼ":" ّ","ﹽ":"ـّ","ﹾ":" ْ","ﹿ":"ـْ","ﺀ":"ء","ﺁ":"آ","ﺂ":"آ","ﺃ":"أ","ﺄ":"أ","ﺅ":"ؤ","ﺆ":"ؤ","ﺇ":"إ","ﺈ":"إ","ﺉ":"ئ","ﺊ":"ئ","ﺋ":"ئ","ﺌ":"ئ","ﺍ":"ا","ﺎ":"ا","ﺏ":"ب","ﺐ":"ب","ﺑ":"ب","ﺒ":"ب","ﺓ":"ة","ﺔ":"ة","ﺕ":"ت","ﺖ":"ت","ﺗ":"ت","ﺘ":"ت","ﺙ":"ث","ﺚ":"ث","ﺛ":"ث","ﺜ":"ث","ﺝ":"ج","ﺞ":"ج","ﺟ":"ج","ﺠ":"ج","ﺡ":"ح","ﺢ":"ح","ﺣ":"ح","ﺤ":"ح","ﺥ":"خ","ﺦ":"خ","ﺧ":"خ","ﺨ":"خ","ﺩ":"د","ﺪ":"د","ﺫ":"ذ","ﺬ":"ذ","ﺭ":"ر","ﺮ":"ر","ﺯ":"ز","ﺰ":"ز","ﺱ":"س","ﺲ":"س","ﺳ":"س","ﺴ":"س","ﺵ":"ش","ﺶ":"ش","ﺷ":"ش","ﺸ":"ش","ﺹ":"ص","ﺺ":"ص","ﺻ":"ص","ﺼ":"ص","ﺽ":"ض","ﺾ":"ض","ﺿ":"ض","ﻀ":"ض","ﻁ":"ط","ﻂ":"ط","ﻃ":"ط","ﻄ":"ط","ﻅ":"ظ","ﻆ":"ظ","ﻇ":"ظ","ﻈ":"ظ","ﻉ":"ع","ﻊ":"ع","ﻋ":"ع","ﻌ":"ع","ﻍ":"غ","ﻎ":"غ","ﻏ":"غ","ﻐ":"غ","ﻑ":"ف","ﻒ":"ف","ﻓ":"ف","ﻔ":"ف","ﻕ":"ق","ﻖ":"ق","ﻗ":"ق","ﻘ":"ق","ﻙ":"ك","ﻚ":"ك","ﻛ":"ك","ﻜ":"ك","ﻝ":"ل","ﻞ":"ل","ﻟ":"ل","ﻠ":"ل","ﻡ":"م","ﻢ":"م","ﻣ":"م","ﻤ":"م","ﻥ":"ن","ﻦ":"ن","ﻧ":"ن","ﻨ":"ن","ﻩ":"ه","ﻪ":"ه","ﻫ":"ه","ﻬ":"ه","ﻭ":"و","ﻮ":"و","ﻯ":"ى","ﻰ":"ى","ﻱ":"ي","ﻲ":"ي","ﻳ":"ي","ﻴ":"ي","ﻵ":"لآ","ﻶ":"لآ","ﻷ":"لأ","ﻸ":"لأ","ﻹ":"لإ","ﻺ":"لإ","ﻻ":"لا","ﻼ":"لا","！":"!","＂":"\"","＃":"#","＄":"$","％":"%","＆":"&","＇":"","（":"(","）":")","＊":"*","＋":"+","，":",","－":"-","．":".","／":"/","０":"0","１":"1","２":"2","３":"3","４":"4","５":"5","６":"6","７":"7","８":"8","９":"9","：":":","；":";","＜":"<","＝":"=","＞":">","？":"?","＠":"@","Ａ":"a","Ｂ":"b","Ｃ":"c","Ｄ":"d","Ｅ":"e","Ｆ":"f","Ｇ":"g","Ｈ":"h","Ｉ":"i","Ｊ":"j","Ｋ":"k","Ｌ":"l","Ｍ":"m","Ｎ":"n","Ｏ":"o","Ｐ":"p","Ｑ":"q","Ｒ":"r","Ｓ":"s","Ｔ":"t","Ｕ":"u","Ｖ":"v","Ｗ":"w","Ｘ":"x","Ｙ":"y","Ｚ":"z","［":"[","＼":"\\","］":"]","＾":"^","＿":"_","｀":"","ａ":"a","ｂ":"b","ｃ":"c","ｄ":"d","ｅ":"e","ｆ":"f","ｇ":"g","ｈ":"h","ｉ":"i","ｊ":"j","ｋ":"k","ｌ":"l","ｍ":"m","ｎ":"n","ｏ":"o","ｐ":"p","ｑ":"q","ｒ":"r","ｓ":"s","ｔ":"t","ｕ":"u","ｖ":"v","ｗ":"w","ｘ":"x","ｙ":"y","ｚ":"z","｛":"{","｜":"|","｝":"}","～":"~","｟":"⦅","｠":"⦆","｡":"。","｢":"「","｣":"」","､":"、","･":"・","ｦ":"ヲ","ｧ":"ァ","ｨ":"ィ","ｩ":"ゥ","ｪ":"ェ","ｫ":"ォ","ｬ":"ャ","ｭ":"ュ","ｮ":"ョ","ｯ":"ッ","ｰ":"ー","ｱ":"ア","ｲ":"イ","ｳ":"ウ","ｴ":"エ","ｵ":"オ","ｶ":"カ","ｷ":"キ","ｸ":"ク","ｹ":"ケ","ｺ":"コ","ｻ":"サ","ｼ":"シ","ｽ":"ス","ｾ":"セ","ｿ":"ソ","ﾀ":"タ","ﾁ":"チ","ﾂ":"ツ","ﾃ":"テ","ﾄ":"ト","ﾅ":"ナ","ﾆ":"ニ","ﾇ":"ヌ","ﾈ":"ネ","ﾉ":"ノ","ﾊ":"ハ","ﾋ":"ヒ","ﾌ":"フ","ﾍ":"ヘ","ﾎ":"ホ","ﾏ":"マ","ﾐ":"ミ","ﾑ":"ム","ﾒ":"メ","ﾓ":"モ","ﾔ":"ヤ","ﾕ":"ユ","ﾖ":"ヨ","ﾗ":"ラ","ﾘ":"リ","ﾙ":"ル","ﾚ":"レ","ﾛ":"ロ","ﾜ":"ワ","ﾝ":"ン","ﾞ":"゙","ﾟ":"゚","ﾠ":"ᅠ","ﾡ":"ᄀ","ﾢ":"ᄁ","ﾣ":"ᆪ","ﾤ":"ᄂ","ﾥ":"ᆬ","ﾦ":"ᆭ","ﾧ":"ᄃ","ﾨ":"ᄄ","ﾩ":"ᄅ","ﾪ":"ᆰ","ﾫ":"ᆱ","ﾬ":"ᆲ","ﾭ":"ᆳ","ﾮ":"ᆴ","ﾯ":"ᆵ","ﾰ":"ᄚ","ﾱ":"ᄆ","ﾲ":"ᄇ","ﾳ":"ᄈ","ﾴ":"ᄡ","ﾵ":"ᄉ","ﾶ":"ᄊ","ﾷ":"ᄋ","ﾸ":"ᄌ","ﾹ":"ᄍ","ﾺ":"ᄎ","ﾻ":"ᄏ","ﾼ":"ᄐ","ﾽ":"ᄑ","ﾾ":"ᄒ","ￂ":"ᅡ","ￃ":"ᅢ","ￄ":"ᅣ","ￅ":"ᅤ","ￆ":"ᅥ","ￇ":"ᅦ","ￊ":"ᅧ","ￋ":"ᅨ","ￌ":"ᅩ","ￍ":"ᅪ","ￎ":"ᅫ","ￏ":"ᅬ","ￒ":"ᅭ","ￓ":"ᅮ","ￔ":"ᅯ","ￕ":"ᅰ","ￖ":"ᅱ","ￗ":"ᅲ","ￚ":"ᅳ","ￛ":"ᅴ","ￜ":"ᅵ","￠":"¢","￡":"£","￢":"¬","￣":" ","￤":"¦","￥":"¥","￦":"₩","￨":"│","￩":"←","￪":"↑","￫":"→","￬":"↓","￭":"■","￮":"○","𐐀":"𐐨","𐐁":"𐐩","𐐂":"𐐪","𐐃":"𐐫","𐐄":"𐐬","𐐅":"𐐭","𐐆":"𐐮","𐐇":"𐐯","𐐈":"𐐰","𐐉":"𐐱","𐐊":"𐐲","𐐋":"𐐳","𐐌":"𐐴","𐐍":"𐐵","𐐎":"𐐶","𐐏":"𐐷","𐐐":"𐐸","𐐑":"𐐹","𐐒":"𐐺","𐐓":"𐐻","𐐔":"𐐼","𐐕":"𐐽","𐐖":"𐐾","𐐗":"𐐿","𐐘":"𐑀","𐐙":"𐑁","𐐚":"𐑂","𐐛":"𐑃","𐐜":"𐑄","𐐝":"𐑅","𐐞":"𐑆","𐐟":"𐑇","𐐠":"𐑈","𐐡":"𐑉","𐐢":"𐑊","𐐣":"𐑋","𐐤":"𐑌","𐐥":"𐑍","𐐦":"𐑎","𐐧":"𐑏","𐒰":"𐓘","𐒱":"𐓙","𐒲":"𐓚","𐒳":"𐓛","𐒴":"𐓜","𐒵":"𐓝","𐒶":"𐓞","𐒷":"𐓟","𐒸":"𐓠","𐒹":"𐓡","𐒺":"𐓢","𐒻":"𐓣","𐒼":"𐓤","𐒽":"𐓥","𐒾":"𐓦","𐒿":"𐓧","𐓀":"𐓨","𐓁":"𐓩","𐓂":"𐓪","𐓃":"𐓫","𐓄":"𐓬","𐓅":"𐓭","𐓆":"𐓮","𐓇":"𐓯","𐓈":"𐓰","𐓉":"𐓱","𐓊":"𐓲","𐓋":"𐓳","𐓌":"𐓴","𐓍":"𐓵","𐓎":"𐓶","𐓏":"𐓷","𐓐":"𐓸","𐓑":"𐓹","𐓒":"𐓺","𐓓":"𐓻","𐕰":"𐖗","𐕱":"𐖘","𐕲":"𐖙","𐕳":"𐖚","𐕴":"𐖛","𐕵":"𐖜","𐕶":"𐖝","𐕷":"𐖞","𐕸":"𐖟","𐕹":"𐖠","𐕺":"𐖡","𐕼":"𐖣","𐕽":"𐖤","𐕾":"𐖥","𐕿":"𐖦","𐖀":"𐖧","𐖁":"𐖨","𐖂":"𐖩","𐖃":"𐖪","𐖄":"𐖫","𐖅":"𐖬","𐖆":"𐖭","𐖇":"𐖮","𐖈":"𐖯","𐖉":"𐖰","𐖊":"𐖱","𐖌":"𐖳","𐖍":"𐖴","𐖎":"𐖵","𐖏":"𐖶","𐖐":"𐖷","𐖑":"𐖸","𐖒":"𐖹","𐖔":"𐖻","𐖕":"𐖼","𐗉":"𐗒","𐗤":"𐗚","𐞁":"ː","𐞂":"ˑ","𐞃":"ae","𐞄":"ʙ","𐞅":"ɓ","𐞇":"ʣ","𐞈":"ꭦ","𐞉":"ʥ","𐞊":"ʤ","𐞋":"ɖ","𐞌":"ɗ","𐞍":"ᶑ","𐞎":"ɘ","𐞏":"ɞ","𐞐":"ʩ","𐞑":"ɤ","𐞒":"ɢ","𐞓":"ɠ","𐞔":"ʛ","𐞕":"h","𐞖":"ʜ","𐞗":"ɧ","𐞘":"ʄ","𐞙":"ʪ","𐞚":"ʫ","𐞛":"ɬ","𐞜":"𝼄","𐞝":"ꞎ","𐞞":"ɮ","𐞟":"𝼅","𐞠":"ʎ","𐞡":"𝼆","𐞢":"o","𐞣":"ɶ","𐞤":"ɷ","𐞥":"q","𐞦":"ɺ","𐞧":"𝼈","𐞨":"ɽ","𐞩":"ɾ","𐞪":"ʀ","𐞫":"ʨ","𐞬":"ʦ","𐞭":"ꭧ","𐞮":"ʧ","𐞯":"ʈ","𐞰":"ⱱ","𐞲":"ʏ","𐞳":"ʡ","𐞴":"ʢ","𐞵":"ʘ","𐞶":"ǀ","𐞷":"ǁ","𐞸":"ǂ","𐞹":"𝼊","𐞺":"𝼞","𐲀":"𐳀","𐲁":"𐳁","𐲂":"𐳂","𐲃":"𐳃","𐲄":"𐳄","𐲅":"𐳅","𐲆":"𐳆","𐲇":"𐳇","𐲈":"𐳈","𐲉":"𐳉","𐲊":"𐳊","𐲋":"𐳋","𐲌":"𐳌","𐲍":"𐳍","𐲎":"𐳎","𐲏":"𐳏","𐲐":"𐳐","𐲑":"𐳑","𐲒":"𐳒","𐲓":"𐳓","𐲔":"𐳔","𐲕":"𐳕","𐲖":"𐳖","𐲗":"𐳗","𐲘":"𐳘","𐲙":"𐳙","𐲚":"𐳚","𐲛":"𐳛","𐲜":"𐳜","𐲝":"𐳝","𐲞":"𐳞","𐲟":"𐳟","𐲠":"𐳠","𐲡":"𐳡","𐲢":"𐳢","𐲣":"𐳣","𐲤":"𐳤","𐲥":"𐳥","𐲦":"𐳦","𐲧":"𐳧","𐲨":"𐳨","𐲩":"𐳩","𐲪":"𐳪","𐲫":"𐳫","𐲬":"𐳬","𐲭":"𐳭","𐲮":"𐳮","𐲯":"𐳯","𐲰":"𐳰","𐲱":"𐳱","𐲲":"𐳲","𐵐":"𐵰","𐵑":"𐵱","𐵒":"𐵲","𐵓":"𐵳","𐵔":"𐵴","𐵕":"𐵵","𐵖":"𐵶","𐵗":"𐵷","𐵘":"𐵸","𐵙":"𐵹","𐵚":"𐵺","𐵛":"𐵻","𐵜":"𐵼","𐵝":"𐵽","𐵞":"𐵾","𐵟":"𐵿","𐵠":"𐶀","𐵡":"𐶁","𐵢":"𐶂","𐵣":"𐶃","𐵤":"𐶄","𐵥":"𐶅","𑢠":"𑣀","𑢡":"𑣁","𑢢":"𑣂","𑢣":"𑣃","𑢤":"𑣄","𑢥":"𑣅","𑢦":"𑣆","𑢧":"𑣇","𑢨":"𑣈","𑢩":"𑣉","𑢪":"𑣊","𑢫":"𑣋","𑢬":"𑣌","𑢭":"𑣍","𑢮":"𑣎","𑢯":"𑣏","𑢰":"𑣐","𑢱":"𑣑","𑢲":"𑣒","𑢳":"𑣓","𑢴":"𑣔","𑢵":"𑣕","𑢶":"𑣖","𑢷":"𑣗","𑢸":"𑣘","𑢹":"𑣙","𑢺":"𑣚","𑢻":"𑣛","𑢼":"𑣜","𑢽":"𑣝","𑢾":"𑣞","𑢿":"𑣟","𖹀":"𖹠","𖹁":"𖹡","𖹂":"𖹢","𖹃":"𖹣","𖹄":"𖹤","𖹅":"𖹥","𖹆":"𖹦","𖹇":"𖹧","𖹈":"𖹨","𖹉":"𖹩","𖹊":"𖹪","𖹋":"𖹫","𖹌":"𖹬","𖹍":"𖹭","𖹎":"𖹮","𖹏":"𖹯","𖹐":"𖹰","𖹑":"𖹱","𖹒":"𖹲","𖹓":"𖹳","𖹔":"𖹴","𖹕":"𖹵","𖹖":"𖹶","𖹗":"𖹷","𖹘":"𖹸","𖹙":"𖹹","𖹚":"𖹺","𖹛":"𖹻","𖹜":"𖹼","𖹝":"𖹽","𖹞":"𖹾","𖹟":"𖹿","𖺠":"𖺻","𖺡":"𖺼","𖺢":"𖺽","𖺣":"𖺾","𖺤":"𖺿","𖺥":"𖻀","𖺦":"𖻁","𖺧":"𖻂","𖺨":"𖻃","𖺩":"𖻄","𖺪":"𖻅","𖺫":"𖻆","𖺬":"𖻇","𖺭":"𖻈","𖺮":"𖻉","𖺯":"𖻊","𖺰":"𖻋","𖺱":"𖻌","𖺲":"𖻍","𖺳":"𖻎","𖺴":"𖻏","𖺵":"𖻐","𖺶":"𖻑","𖺷":"𖻒","𖺸":"𖻓","𜳖":"a","𜳗":"b","𜳘":"c","𜳙":"d","𜳚":"e","𜳛":"f","𜳜":"g","𜳝":"h","𜳞":"i","𜳟":"j","𜳠":"k","𜳡":"l","𜳢":"m","𜳣":"n","𜳤":"o","𜳥":"p","𜳦":"q","𜳧":"r","𜳨":"s","𜳩":"t","𜳪":"u","𜳫":"v","𜳬":"w","𜳭":"x","𜳮":"y","𜳯":"z","𜳰":"0","𜳱":"1","𜳲":"2","𜳳":"3","𜳴":"4","𜳵":"5","𜳶":"6","𜳷":"7","𜳸":"8","𜳹":"9","𝅗𝅥":"𝅗𝅥","𝅘𝅥":"𝅘𝅥","𝅘𝅥𝅮":"𝅘𝅥𝅮","𝅘𝅥𝅯":"𝅘𝅥𝅯","𝅘𝅥𝅰":"𝅘𝅥𝅰","𝅘𝅥𝅱":"𝅘𝅥𝅱","𝅘𝅥𝅲":"𝅘𝅥𝅲","𝆹𝅥":"𝆹𝅥","𝆺𝅥":"𝆺𝅥","𝆹𝅥𝅮":"𝆹𝅥𝅮","𝆺𝅥𝅮":"𝆺𝅥𝅮","𝆹𝅥𝅯":"𝆹𝅥𝅯","𝆺𝅥𝅯":"𝆺𝅥𝅯","𝐀":"a","𝐁":"b","𝐂":"c","𝐃":"d","𝐄":"e","𝐅":"f","𝐆":"g","𝐇":"h","𝐈":"i","𝐉":"j","𝐊":"k","𝐋":"l","𝐌":"m","𝐍":"n","𝐎":"o","𝐏":"p","𝐐":"q","𝐑":"r","𝐒":"s","𝐓":"t","𝐔":"u","𝐕":"v","𝐖":"w","𝐗":"x","𝐘":"y","𝐙":"z","𝐚":"a","𝐛":"b","𝐜":"c","𝐝":"d","𝐞":"e","𝐟":"f","𝐠":"g","𝐡":"h","𝐢":"i","𝐣":"j","𝐤":"k","𝐥":"l","𝐦":"m","𝐧":"n","𝐨":"o","𝐩":"p","𝐪":"q","𝐫":"r","𝐬":"s","𝐭":"t","𝐮":"u","𝐯":"v","𝐰":"w","𝐱":"x","𝐲":"y","𝐳":"z","𝐴":"a","𝐵":"b","𝐶":"c","𝐷":"d","𝐸":"e","𝐹":"f","𝐺":"g","𝐻":"h","𝐼":"i","𝐽":"j","𝐾":"k","𝐿":"l","𝑀":"m","𝑁":"n","𝑂":"o","𝑃":"p","𝑄":"q","𝑅":"r","𝑆":"s","𝑇":"t","𝑈":"u","𝑉":"v","𝑊":"w","𝑋":"x","𝑌":"y","𝑍":"z","𝑎":"a","𝑏":"b","𝑐":"c","𝑑":"d","𝑒":"e","𝑓":"f","𝑔":"g","𝑖":"i","𝑗":"j","𝑘":"k","𝑙":"l","𝑚":"m","𝑛":"n","𝑜":"o","𝑝":"p","𝑞":"q","𝑟":"r","𝑠":"s","𝑡":"t","𝑢":"u","𝑣":"v","𝑤":"w","𝑥":"x","𝑦":"y","𝑧":"z","𝑨":"a","𝑩":"b","𝑪":"c","𝑫":"d","𝑬":"e","𝑭":"f","𝑮":"g","𝑯":"h","𝑰":"i","𝑱":"j","𝑲":"k","𝑳":"l","𝑴":"m","𝑵":"n","𝑶":"o","𝑷":"p","𝑸":"q","𝑹":"r","𝑺":"s","𝑻":"t","𝑼":"u","𝑽":"v","𝑾":"w","𝑿":"x","𝒀":"y","𝒁":"z","𝒂":"a","𝒃":"b","𝒄":"c","𝒅":"d","𝒆":"e","𝒇":"f","𝒈":"g","𝒉":"h","𝒊":"i","𝒋":"j","𝒌":"k","𝒍":"l","𝒎":"m","𝒏":"n","𝒐":"o","𝒑":"p","𝒒":"q","𝒓":"r","𝒔":"s","𝒕":"t","𝒖":"u","𝒗":"v","𝒘":"w","𝒙":"x","𝒚":"y","𝒛":"z","𝒜":"a","𝒞":"c","𝒟":"d","𝒢":"g","𝒥":"j","𝒦":"k","𝒩":"n","𝒪":"o","𝒫":"p","𝒬":"q","𝒮":"s","𝒯":"t","𝒰":"u","𝒱":"v","𝒲":"w","𝒳":"x","𝒴":"y","𝒵":"z","𝒶":"a","𝒷":"b","𝒸":"c","𝒹":"d","𝒻":"f","𝒽":"h","𝒾":"i","𝒿":"j","𝓀":"k","𝓁":"l","𝓂":"m","𝓃":"n","𝓅":"p","𝓆":"q","𝓇":"r","𝓈":"s","𝓉":"t","𝓊":"u","𝓋":"v","𝓌":"w","𝓍":"x","𝓎":"y","𝓏":"z","𝓐":"a","𝓑":"b","𝓒":"c","𝓓":"d","𝓔":"e","𝓕":"f","𝓖":"g","𝓗":"h","𝓘":"i","𝓙":"j","𝓚":"k","𝓛":"l","𝓜":"m","𝓝":"n","𝓞":"o","𝓟":"p","𝓠":"q","𝓡":"r","𝓢":"s","𝓣":"t","𝓤":"u","𝓥":"v","𝓦":"w","𝓧":"x","𝓨":"y","𝓩":"z","𝓪":"a","𝓫":"b","𝓬":"c","𝓭":"d","𝓮":"e","𝓯":"f","𝓰":"g","𝓱":"h","𝓲":"i","𝓳":"j","𝓴":"k","𝓵":"l","𝓶":"m","𝓷":"n","𝓸":"o","𝓹":"p","𝓺":"q","𝓻":"r","𝓼":"s","𝓽":"t","𝓾":"u","𝓿":"v","𝔀":"w","𝔁":"x","𝔂":"y","𝔃":"z","𝔄":"a","𝔅":"b","𝔇":"d","𝔈":"e","𝔉":"f","𝔊":"g","𝔍":"j","𝔎":"k","𝔏":"l","𝔐":"m","𝔑":"n","𝔒":"o","𝔓":"p","𝔔":"q","𝔖":"s","𝔗":"t","𝔘":"u","𝔙":"v","𝔚":"w","𝔛":"x","𝔜":"y","𝔞":"a","𝔟":"b","𝔠":"c","𝔡":"d","𝔢":"e","𝔣":"f","𝔤":"g","𝔥":"h","𝔦":"i","𝔧":"j","𝔨":"k","𝔩":"l","𝔪":"m","𝔫":"n","𝔬":"o","𝔭":"p","𝔮":"q","𝔯":"r","𝔰":"s","𝔱":"t","𝔲":"u","𝔳":"v","𝔴":"w","𝔵":"x","𝔶":"y","𝔷":"z","𝔸":"a","𝔹":"b","𝔻":"d","𝔼":"e","𝔽":"f","𝔾":"g","𝕀":"i","𝕁":"j","𝕂":"k","𝕃":"l","𝕄":"m","𝕆":"o","𝕊":"s","𝕋":"t","𝕌":"u","𝕍":"v","𝕎":"w","𝕏":"x","𝕐":"y","𝕒":"a","𝕓":"b","𝕔":"c","𝕕":"d","𝕖":"e","𝕗":"f","𝕘":"g","𝕙":"h","𝕚":"i","𝕛":"j","𝕜":"k","𝕝":"l","𝕞":"m","𝕟":"n","𝕠":"o","𝕡":"p","𝕢":"q","𝕣":"r","𝕤":"s","𝕥":"t","𝕦":"u","𝕧":"v","𝕨":"w","𝕩":"x","𝕪":"y","𝕫":"z","𝕬":"a","𝕭":"b","𝕮":"c","𝕯":"d","𝕰":"e","𝕱":"f","𝕲":"g","𝕳":"h","𝕴":"i","𝕵":"j","𝕶":"k","𝕷":"l","𝕸":"m","𝕹":"n","𝕺":"o","𝕻":"p","𝕼":"q","𝕽":"r","𝕾":"s","𝕿":"t","𝖀":"u","𝖁":"v","𝖂":"w","𝖃":"x","𝖄":"y","𝖅":"z","𝖆":"a","𝖇":"b","𝖈":"c","𝖉":"d","𝖊":"e","𝖋":"f","𝖌":"g","𝖍":"h","𝖎":"i","𝖏":"j","𝖐":"k","𝖑":"l","𝖒":"m","𝖓":"n","𝖔":"o","𝖕":"p","𝖖":"q","𝖗":"r","𝖘":"s","𝖙":"t","𝖚":"u","𝖛":"v","𝖜":"w","𝖝":"x","𝖞":"y","𝖟":"z","𝖠":"a","𝖡":"b","𝖢":"c","𝖣":"d","𝖤":"e","𝖥":"f","𝖦":"g","𝖧":"h","𝖨":"i","𝖩":"j","𝖪":"k","𝖫":"l","𝖬":"m","𝖭":"n","𝖮":"o","𝖯":"p","𝖰":"q","𝖱":"r","𝖲":"s","𝖳":"t","𝖴":"u","𝖵":"v","𝖶":"w","𝖷":"x","𝖸":"y","𝖹":"z","𝖺":"a","𝖻":"b","𝖼":"c","𝖽":"d","𝖾":"e","𝖿":"f","𝗀":"g","𝗁":"h","𝗂":"i","𝗃":"j","𝗄":"k","𝗅":"l","𝗆":"m","𝗇":"n","𝗈":"o","𝗉":"p","𝗊":"q","𝗋":"r","𝗌":"s","𝗍":"t","𝗎":"u","𝗏":"v","𝗐":"w","𝗑":"x","𝗒":"y","𝗓":"z","𝗔":"a","𝗕":"b","𝗖":"c","𝗗":"d","𝗘":"e","𝗙":"f","𝗚":"g","𝗛":"h","𝗜":"i","𝗝":"j","𝗞":"k","𝗟":"l","𝗠":"m","𝗡":"n","𝗢":"o","𝗣":"p","𝗤":"q","𝗥":"r","𝗦":"s","𝗧":"t","𝗨":"u","𝗩":"v","𝗪":"w","𝗫":"x","𝗬":"y","𝗭":"z","𝗮":"a","𝗯":"b","𝗰":"c","𝗱":"d","𝗲":"e","𝗳":"f","𝗴":"g","𝗵":"h","𝗶":"i","𝗷":"j","𝗸":"k","𝗹":"l","𝗺":"m","𝗻":"n","𝗼":"o","𝗽":"p","𝗾":"q","𝗿":"r","𝘀":"s","𝘁":"t","𝘂":"u","𝘃":"v","𝘄":"w","𝘅":"x","𝘆":"y","𝘇":"z","𝘈":"a","𝘉":"b","𝘊":"c","𝘋":"d","𝘌":"e","𝘍":"f","𝘎":"g","𝘏":"h","𝘐":"i","𝘑":"j","𝘒":"k","𝘓":"l","𝘔":"m","𝘕":"n","𝘖":"o","𝘗":"p","𝘘":"q","𝘙":"r","𝘚":"s","𝘛":"t","𝘜":"u","𝘝":"v","𝘞":"w","𝘟":"x","𝘠":"y","𝘡":"z","𝘢":"a","𝘣":"b","𝘤":"c","𝘥":"d","𝘦":"e","𝘧":"f","𝘨":"g","𝘩":"h","𝘪":"i","𝘫":"j","𝘬":"k","𝘭":"l","𝘮":"m","𝘯":"n","𝘰":"o","𝘱":"p","𝘲":"q","𝘳":"r","𝘴":"s","𝘵":"t","𝘶":"u","𝘷":"v","𝘸":"w","𝘹":"x","𝘺":"y","𝘻":"z","𝘼":"a","𝘽":"b","𝘾":"c","𝘿":"d","𝙀":"e","𝙁":"f","𝙂":"g","𝙃":"h","𝙄":"i","𝙅":"j","𝙆":"k","𝙇":"l","𝙈":"m","𝙉":"n","𝙊":"o","𝙋":"p","𝙌":"q","𝙍":"r","𝙎":"s","𝙏":"t","𝙐":"u","𝙑":"v","𝙒":"w","𝙓":"x","𝙔":"y","𝙕":"z","𝙖":"a","𝙗":"b","𝙘":"c","𝙙":"d","𝙚":"e","𝙛":"f","𝙜":"g","𝙝":"h","𝙞":"i","𝙟":"j","𝙠":"k","𝙡":"l","𝙢":"m","𝙣":"n","𝙤":"o","𝙥":"p","𝙦":"q","𝙧":"r","𝙨":"s","𝙩":"t","𝙪":"u","𝙫":"v","𝙬":"w","𝙭":"x","𝙮":"y","𝙯":"z","𝙰":"a","𝙱":"b","𝙲":"c","𝙳":"d","𝙴":"e","𝙵":"f","𝙶":"g","𝙷":"h","𝙸":"i","𝙹":"j","𝙺":"k","𝙻":"l","𝙼":"m","𝙽":"n","𝙾":"o","𝙿":"p","𝚀":"q","𝚁":"r","𝚂":"s","𝚃":"t","𝚄":"u","𝚅":"v","𝚆":"w","𝚇":"x","𝚈":"y","𝚉":"z","𝚊":"a","𝚋":"b","𝚌":"c","𝚍":"d","𝚎":"e","𝚏":"f","𝚐":"g","𝚑":"h","𝚒":"i","𝚓":"j","𝚔":"k","𝚕":"l","𝚖":"m","𝚗":"n","𝚘":"o","𝚙":"p","𝚚":"q","𝚛":"r","𝚜":"s","𝚝":"t","𝚞":"u","𝚟":"v","𝚠":"w","𝚡":"x","𝚢":"y","𝚣":"z","𝚤":"i","𝚥":"ȷ","𝚨":"α","𝚩":"β","𝚪":"γ","𝚫":"δ","𝚬":"ε","𝚭":"ζ","𝚮":"η","𝚯":"θ","𝚰":"ι","𝚱":"κ","𝚲":"λ","𝚳":"μ","𝚴":"ν","𝚵":"ξ","𝚶":"ο","𝚷":"π","𝚸":"ρ","𝚹":"θ","𝚺":"σ","𝚻":"τ","𝚼":"υ","𝚽":"φ","𝚾":"χ","𝚿":"ψ","𝛀":"ω","𝛁":"∇","𝛂":"α","𝛃":"β","𝛄":"γ","𝛅":"δ","𝛆":"ε","𝛇":"ζ","𝛈":"η","𝛉":"θ","𝛊":"ι","𝛋":"κ","𝛌":"λ","𝛍":"μ","𝛎":"ν","𝛏":"ξ","𝛐":"ο","𝛑":"π","𝛒":"ρ","𝛓":"σ","𝛔":"σ","𝛕":"τ","𝛖":"υ","𝛗":"φ","𝛘":"χ","𝛙":"ψ","𝛚":"ω","𝛛":"∂","𝛜":"ε","𝛝":"θ","𝛞":"κ","𝛟":"φ","𝛠":"ρ","𝛡":"π","𝛢":"α","𝛣":"β","𝛤":"γ","𝛥":"δ","𝛦":"ε","𝛧":"ζ","𝛨":"η","𝛩":"θ","𝛪":"ι","𝛫":"κ","𝛬":"λ","𝛭":"μ","𝛮":"ν","𝛯":"ξ","𝛰":"ο","𝛱":"π","𝛲":"ρ","𝛳":"θ","𝛴":"σ","𝛵":"τ","𝛶":"υ","𝛷":"φ","𝛸":"χ","𝛹":"ψ","𝛺":"ω","𝛻":"∇","𝛼":"α","𝛽":"β","𝛾":"γ","𝛿":"δ","𝜀":"ε","𝜁":"ζ","𝜂":"η","𝜃":"θ","𝜄":"ι","𝜅":"κ","𝜆":"λ","𝜇":"μ","𝜈":"ν","𝜉":"ξ","𝜊":"ο","𝜋":"π","𝜌":"ρ","𝜍":"σ","𝜎":"σ","𝜏":"τ","𝜐":"υ","𝜑":"φ","𝜒":"χ","𝜓":"ψ","𝜔":"ω","𝜕":"∂","𝜖":"ε","𝜗":"θ","𝜘":"κ","𝜙":"φ","𝜚":"ρ","𝜛":"π","𝜜":"α","𝜝":"β","𝜞":"γ","𝜟":"δ","𝜠":"ε","𝜡":"ζ","𝜢":"η","𝜣":"θ","𝜤":"ι","𝜥":"κ","𝜦":"λ","𝜧":"μ","𝜨":"ν","𝜩":"ξ","𝜪":"ο","𝜫":"π","𝜬":"ρ","𝜭":"θ","𝜮":"σ","𝜯":"τ","𝜰":"υ","𝜱":"φ","𝜲":"χ","𝜳":"ψ","𝜴":"ω","𝜵":"∇","𝜶":"α","𝜷":"β","𝜸":"γ","𝜹":"δ","𝜺":"ε","𝜻":"ζ","𝜼":"η","𝜽":"θ","𝜾":"ι","𝜿":"κ","𝝀":"λ","𝝁":"μ","𝝂":"ν","𝝃":"ξ","𝝄":"ο","𝝅":"π","𝝆":"ρ","𝝇":"σ","𝝈":"σ","𝝉":"τ","𝝊":"υ","𝝋":"φ","𝝌":"χ","𝝍":"ψ","𝝎":"ω","𝝏":"∂","𝝐":"ε","𝝑":"θ","𝝒":"κ","𝝓":"φ","𝝔":"ρ","𝝕":"π","𝝖":"α","𝝗":"β","𝝘":"γ","𝝙":"δ","𝝚":"ε","𝝛":"ζ","𝝜":"η","𝝝":"θ","𝝞":"ι","𝝟":"κ","𝝠":"λ","𝝡":"μ","𝝢":"ν","𝝣":"ξ","𝝤":"ο","𝝥":"π","𝝦":"ρ","𝝧":"θ","𝝨":"σ","𝝩":"τ","𝝪":"υ","𝝫":"φ","𝝬":"χ","𝝭":"ψ","𝝮":"ω","𝝯":"∇","𝝰":"α","𝝱":"β","𝝲":"γ","𝝳":"δ","𝝴":"ε","𝝵":"ζ","𝝶":"η","𝝷":"θ","𝝸":"ι","𝝹":"κ","𝝺":"λ","𝝻":"μ","𝝼":"ν","𝝽":"ξ","𝝾":"ο","𝝿":"π","𝞀":"ρ","𝞁":"σ","𝞂":"σ","𝞃":"τ","𝞄":"υ","𝞅":"φ","𝞆":"χ","𝞇":"ψ","𝞈":"ω","𝞉":"∂","𝞊":"ε","𝞋":"θ","𝞌":"κ","𝞍":"φ","𝞎":"ρ","𝞏":"π","𝞐":"α","𝞑":"β","𝞒":"γ","𝞓":"δ","𝞔":"ε","𝞕":"ζ","𝞖":"η","𝞗":"θ","𝞘":"ι","𝞙":"κ","𝞚":"λ","𝞛":"μ","𝞜":"ν","𝞝":"ξ","𝞞":"ο","𝞟":"π","𝞠":"ρ","𝞡":"θ","𝞢":"σ","𝞣":"τ","𝞤":"υ","𝞥":"φ","𝞦":"χ","𝞧":"ψ","𝞨":"ω","𝞩":"∇","𝞪":"α","𝞫":"β","𝞬":"γ","𝞭":"δ","𝞮":"ε","𝞯":"ζ","𝞰":"η","𝞱":"θ","𝞲":"ι","𝞳":"κ","𝞴":"λ","𝞵":"μ","𝞶":"ν","𝞷":"ξ","𝞸":"ο","𝞹":"π","𝞺":"ρ","𝞻":"σ","𝞼":"σ","𝞽":"τ","𝞾":"υ","𝞿":"φ","𝟀":"χ","𝟁":"ψ","𝟂":"ω","𝟃":"∂","𝟄":"ε","𝟅":"θ","𝟆":"κ","𝟇":"φ","𝟈":"ρ","𝟉":"π","𝟊":"ϝ","𝟋":"ϝ","𝟎":"0","𝟏":"1","𝟐":"2","𝟑":"3","𝟒":"4","𝟓":"5","𝟔":"6","𝟕":"7","𝟖":"8","𝟗":"9","𝟘":"0","𝟙":"1","𝟚":"2","𝟛":"3","𝟜":"4","𝟝":"5","𝟞":"6","𝟟":"7","𝟠":"8","𝟡":"9","𝟢":"0","𝟣":"1","𝟤":"2","𝟥":"3","𝟦":"4","𝟧":"5","𝟨":"6","𝟩":"7","𝟪":"8","𝟫":"9","𝟬":"0","𝟭":"1","𝟮":"2","𝟯":"3","𝟰":"4","𝟱":"5","𝟲":"6","𝟳":"7","𝟴":"8","𝟵":"9","𝟶":"0","𝟷":"1","𝟸":"2","𝟹":"3","𝟺":"4","𝟻":"5","𝟼":"6","𝟽":"7","𝟾":"8","𝟿":"9","𞀰":"а","𞀱":"б","𞀲":"в","𞀳":"г","𞀴":"д","𞀵":"е","𞀶":"ж","𞀷":"з","𞀸":"и","𞀹":"к","𞀺":"л","𞀻":"м","𞀼":"о","𞀽":"п","𞀾":"р","𞀿":"с","𞁀":"т","𞁁":"у","𞁂":"ф","𞁃":"х","𞁄":"ц","𞁅":"ч","𞁆":"ш","𞁇":"ы","𞁈":"э","𞁉":"ю","𞁊":"ꚉ","𞁋":"ә","𞁌":"і","𞁍":"ј","𞁎":"ө","𞁏":"ү","𞁐":"ӏ","𞁑":"а","𞁒":"б","𞁓":"в","𞁔":"г","𞁕":"д","𞁖":"е","𞁗":"ж","𞁘":"з","𞁙":"и","𞁚":"к","𞁛":"л","𞁜":"о","𞁝":"п","𞁞":"с","𞁟":"у","𞁠":"ф","𞁡":"х","𞁢":"ц","𞁣":"ч","𞁤":"ш","𞁥":"ъ","𞁦":"ы","𞁧":"ґ","𞁨":"і","𞁩":"ѕ","𞁪":"џ","𞁫":"ҫ","𞁬":"ꙑ","𞁭":"ұ","𞤀":"𞤢","𞤁":"𞤣","𞤂":"𞤤","𞤃":"𞤥","𞤄":"𞤦","𞤅":"𞤧","𞤆":"𞤨","𞤇":"𞤩","𞤈":"𞤪","𞤉":"𞤫","𞤊":"𞤬","𞤋":"𞤭","𞤌":"𞤮","𞤍":"𞤯","𞤎":"𞤰","𞤏":"𞤱","𞤐":"𞤲","𞤑":"𞤳","𞤒":"𞤴","𞤓":"𞤵","𞤔":"𞤶","𞤕":"𞤷","𞤖":"𞤸","𞤗":"𞤹","𞤘":"𞤺","𞤙":"𞤻","𞤚":"𞤼","𞤛":"𞤽","𞤜":"𞤾","𞤝":"𞤿","𞤞":"𞥀","𞤟":"𞥁","𞤠":"𞥂","𞤡":"𞥃","𞸀":"ا","𞸁":"ب","𞸂":"ج","𞸃":"د","𞸅":"و","𞸆":"ز","𞸇":"ح","𞸈":"ط","𞸉":"ي","𞸊":"ك","𞸋":"ل","𞸌":"م","𞸍":"ن","𞸎":"س","𞸏":"ع","𞸐":"ف","𞸑":"ص","𞸒":"ق","𞸓":"ر","𞸔":"ش","𞸕":"ت","𞸖":"ث","𞸗":"خ","𞸘":"ذ","𞸙":"ض","𞸚":"ظ","𞸛":"غ","𞸜":"ٮ","𞸝":"ں","𞸞":"ڡ","𞸟":"ٯ","𞸡":"ب","𞸢":"ج","𞸤":"ه","𞸧":"ح","𞸩":"ي","𞸪":"ك","𞸫":"ل","𞸬":"م","𞸭":"ن","𞸮":"س","𞸯":"ع","𞸰":"ف","𞸱":"ص","𞸲":"ق","𞸴":"ش","𞸵":"ت","𞸶":"ث","𞸷":"خ","𞸹":"ض","𞸻":"غ","𞹂":"ج","𞹇":"ح","𞹉":"ي","𞹋":"ل","𞹍":"ن","𞹎":"س","𞹏":"ع","𞹑":"ص","𞹒":"ق","𞹔":"ش","𞹗":"خ","𞹙":"ض","𞹛":"غ","𞹝":"ں","𞹟":"ٯ","𞹡":"ب","𞹢":"ج","𞹤":"ه","𞹧":"ح","𞹨":"ط","𞹩":"ي","𞹪":"ك","𞹬":"م","𞹭":"ن","𞹮":"س","𞹯":"ع","𞹰":"ف","𞹱":"ص","𞹲":"ق","𞹴":"ش","𞹵":"ت","𞹶":"ث","𞹷":"خ","𞹹":"ض","𞹺":"ظ","𞹻":"غ","𞹼":"ٮ","𞹾":"ڡ","𞺀":"ا","𞺁":"ب","𞺂":"ج","𞺃":"د","𞺄":"ه","𞺅":"و","𞺆":"ز","𞺇":"ح","𞺈":"ط","𞺉":"ي","𞺋":"ل","𞺌":"م","𞺍":"ن","𞺎":"س","𞺏":"ع","𞺐":"ف","𞺑":"ص","𞺒":"ق","𞺓":"ر","𞺔":"ش","𞺕":"ت","𞺖":"ث","𞺗":"خ","𞺘":"ذ","𞺙":"ض","𞺚":"ظ","𞺛":"غ","𞺡":"ب","𞺢":"ج","𞺣":"د","𞺥":"و","𞺦":"ز","𞺧":"ح","𞺨":"ط","𞺩":"ي","𞺫":"ل","𞺬":"م","𞺭":"ن","𞺮":"س","𞺯":"ع","𞺰":"ف","𞺱":"ص","𞺲":"ق","𞺳":"ر","𞺴":"ش","𞺵":"ت","𞺶":"ث","𞺷":"خ","𞺸":"ذ","𞺹":"ض","𞺺":"ظ","𞺻":"غ","🄀":"0.","🄁":"0,","🄂":"1,","🄃":"2,","🄄":"3,","🄅":"4,","🄆":"5,","🄇":"6,","🄈":"7,","🄉":"8,","🄊":"9,","🄐":"(a)","🄑":"(b)","🄒":"(c)","🄓":"(d)","🄔":"(e)","🄕":"(f)","🄖":"(g)","🄗":"(h)","🄘":"(i)","🄙":"(j)","🄚":"(k)","🄛":"(l)","🄜":"(m)","🄝":"(n)","🄞":"(o)","🄟":"(p)","🄠":"(q)","🄡":"(r)","🄢":"(s)","🄣":"(t)","🄤":"(u)","🄥":"(v)","🄦":"(w)","🄧":"(x)","🄨":"(y)","🄩":"(z)","🄪":"〔s〕","🄫":"c","🄬":"r","🄭":"cd","🄮":"wz","🄰":"a","🄱":"b","🄲":"c","🄳":"d","🄴":"e","🄵":"f","🄶":"g","🄷":"h","🄸":"i","🄹":"j","🄺":"k","🄻":"l","🄼":"m","🄽":"n","🄾":"o","🄿":"p","🅀":"q","🅁":"r","🅂":"s","🅃":"t","🅄":"u","🅅":"v","🅆":"w","🅇":"x","🅈":"y","🅉":"z","🅊":"hv","🅋":"mv","🅌":"sd","🅍":"ss","🅎":"ppv","🅏":"wc","🅪":"mc","🅫":"md","🅬":"mr","🆐":"dj","🈀":"ほか","🈁":"ココ","🈂":"サ","🈐":"手","🈑":"字","🈒":"双","🈓":"デ","🈔":"二","🈕":"多","🈖":"解","🈗":"天","🈘":"交","🈙":"映","🈚":"無","🈛":"料","🈜":"前","🈝":"後","🈞":"再","🈟":"新","🈠":"初","🈡":"終","🈢":"生","🈣":"販","🈤":"声","🈥":"吹","🈦":"演","🈧":"投","🈨":"捕","🈩":"一","🈪":"三","🈫":"遊","🈬":"左","🈭":"中","🈮":"右","🈯":"指","🈰":"走","🈱":"打","🈲":"禁","🈳":"空","🈴":"合","🈵":"満","🈶":"有","🈷":"月","🈸":"申","🈹":"割","🈺":"営","🈻":"配","🉀":"〔本〕","🉁":"〔三〕","🉂":"〔二〕","🉃":"〔安〕","🉄":"〔点〕","🉅":"〔打〕","🉆":"〔盗〕","🉇":"〔勝〕","🉈":"〔敗〕","🉐":"得","🉑":"可","🯰":"0","🯱":"1","🯲":"2","🯳":"3","🯴":"4","🯵":"5","🯶":"6","🯷":"7","🯸":"8","🯹":"9","丽":"丽","丸":"丸","乁":"乁","𠄢":"𠄢","你":"你","侮":"侮","侻":"侻","倂":"倂","偺":"偺","備":"備","僧":"僧","像":"像","㒞":"㒞","𠘺":"𠘺","免":"免","兔":"兔","兤":"兤","具":"具","𠔜":"𠔜","㒹":"㒹","內":"內","再":"再","𠕋":"𠕋","冗":"冗","冤":"冤","仌":"仌","冬":"冬","况":"况","𩇟":"𩇟","凵":"凵","刃":"刃","㓟":"㓟","刻":"刻","剆":"剆","割":"割","剷":"剷","㔕":"㔕","勇":"勇","勉":"勉","勤":"勤","勺":"勺","包":"包","匆":"匆","北":"北","卉":"卉","卑":"卑","博":"博","即":"即","卽":"卽","卿":"卿","卿":"卿","卿":"卿","𠨬":"𠨬","灰":"灰","及":"及","叟":"叟","𠭣":"𠭣","叫":"叫","叱":"叱","吆":"吆","咞":"咞","吸":"吸","呈":"呈","周":"周","咢":"咢","哶":"哶","唐":"唐","啓":"啓","啣":"啣","善":"善","善":"善","喙":"喙","喫":"喫","喳":"喳","嗂":"嗂","圖":"圖","嘆":"嘆","圗":"圗","噑":"噑","噴":"噴","切":"切","壮":"壮","城":"城","埴":"埴","堍":"堍","型":"型","堲":"堲","報":"報","墬":"墬","𡓤":"𡓤","売":"売","壷":"壷","夆":"夆","多":"多","夢":"夢","奢":"奢","𡚨":"𡚨","𡛪":"𡛪","姬":"姬","娛":"娛","娧":"娧","姘":"姘","婦":"婦","㛮":"㛮","㛼":"㛼","嬈":"嬈","嬾":"嬾","嬾":"嬾","𡧈":"𡧈","寃":"寃","寘":"寘","寧":"寧","寳":"寳","𡬘":"𡬘","寿":"寿","将":"将","当":"当","尢":"尢","㞁":"㞁","屠":"屠","屮":"屮","峀":"峀","岍":"岍","𡷤":"𡷤","嵃":"嵃","𡷦":"𡷦","嵮":"嵮","嵫":"嵫","嵼":"嵼","巡":"巡","巢":"巢","㠯":"㠯","巽":"巽","帨":"帨","帽":"帽","幩":"幩","㡢":"㡢","𢆃":"𢆃","㡼":"㡼","庰":"庰","庳":"庳","庶":"庶","廊":"廊","𪎒":"𪎒","廾":"廾","𢌱":"𢌱","𢌱":"𢌱","舁":"舁","弢":"弢","弢":"弢","㣇":"㣇","𣊸":"𣊸","𦇚":"𦇚","形":"形","彫":"彫","㣣":"㣣","徚":"徚","忍":"忍","志":"志","忹":"忹","悁":"悁","㤺":"㤺","㤜":"㤜","悔":"悔","𢛔":"𢛔","惇":"惇","慈":"慈","慌":"慌","慎":"慎","慌":"慌","慺":"慺","憎":"憎","憲":"憲","憤":"憤","憯":"憯","懞":"懞","懲":"懲","懶":"懶","成":"成","戛":"戛","扝":"扝","抱":"抱","拔":"拔","捐":"捐","𢬌":"𢬌","挽":"挽","拼":"拼","捨":"捨","掃":"掃","揤":"揤","𢯱":"𢯱","搢":"搢","揅":"揅","掩":"掩","㨮":"㨮","摩":"摩","摾":"摾","撝":"撝","摷":"摷","㩬":"㩬","敏":"敏","敬":"敬","𣀊":"𣀊","旣":"旣","書":"書","晉":"晉","㬙":"㬙","暑":"暑","㬈":"㬈","㫤":"㫤","冒":"冒","冕":"冕","最":"最","暜":"暜","肭":"肭","䏙":"䏙","朗":"朗","望":"望","朡":"朡","杞":"杞","杓":"杓","𣏃":"𣏃","㭉":"㭉","柺":"柺","枅":"枅","桒":"桒","梅":"梅","𣑭":"𣑭","梎":"梎","栟":"栟","椔":"椔","㮝":"㮝","楂":"楂","榣":"榣","槪":"槪","檨":"檨","𣚣":"𣚣","櫛":"櫛","㰘":"㰘","次":"次","𣢧":"𣢧","歔":"歔","㱎":"㱎","歲":"歲","殟":"殟","殺":"殺","殻":"殻","𣪍":"𣪍","𡴋":"𡴋","𣫺":"𣫺","汎":"汎","𣲼":"𣲼","沿":"沿","泍":"泍","汧":"汧","洖":"洖","派":"派","海":"海","流":"流","浩":"浩","浸":"浸","涅":"涅","𣴞":"𣴞","洴":"洴","港":"港","湮":"湮","㴳":"㴳","滋":"滋","滇":"滇","𣻑":"𣻑","淹":"淹","潮":"潮","𣽞":"𣽞","𣾎":"𣾎","濆":"濆","瀹":"瀹","瀞":"瀞","瀛":"瀛","㶖":"㶖","灊":"灊","災":"災","灷":"灷","炭":"炭","𠔥":"𠔥","煅":"煅","𤉣":"𤉣","熜":"熜","𤎫":"𤎫","爨":"爨","爵":"爵","牐":"牐","𤘈":"𤘈","犀":"犀","犕":"犕","𤜵":"𤜵","𤠔":"𤠔","獺":"獺","王":"王","㺬":"㺬","玥":"玥","㺸":"㺸","㺸":"㺸","瑇":"瑇","瑜":"瑜","瑱":"瑱","璅":"璅","瓊":"瓊","㼛":"㼛","甤":"甤","𤰶":"𤰶","甾":"甾","𤲒":"𤲒","異":"異","𢆟":"𢆟","瘐":"瘐","𤾡":"𤾡","𤾸":"𤾸","𥁄":"𥁄","㿼":"㿼","䀈":"䀈","直":"直","𥃳":"𥃳","𥃲":"𥃲","𥄙":"𥄙","𥄳":"𥄳","眞":"眞","真":"真","真":"真","睊":"睊","䀹":"䀹","瞋":"瞋","䁆":"䁆","䂖":"䂖","𥐝":"𥐝","硎":"硎","碌":"碌","磌":"磌","䃣":"䃣","𥘦":"𥘦","祖":"祖","𥚚":"𥚚","𥛅":"𥛅","福":"福","秫":"秫","䄯":"䄯","穀":"穀","穊":"穊","穏":"穏","𥥼":"𥥼","𥪧":"𥪧","𥪧":"𥪧","竮":"竮","䈂":"䈂","𥮫":"𥮫","篆":"篆","築":"築","䈧":"䈧","𥲀":"𥲀","糒":"糒","䊠":"䊠","糨":"糨","糣":"糣","紀":"紀","𥾆":"𥾆","絣":"絣","䌁":"䌁","緇":"緇","縂":"縂","繅":"繅","䌴":"䌴","𦈨":"𦈨","𦉇":"𦉇","䍙":"䍙","𦋙":"𦋙","罺":"罺","𦌾":"𦌾","羕":"羕","翺":"翺","者":"者","𦓚":"𦓚","𦔣":"𦔣","聠":"聠","𦖨":"𦖨","聰":"聰","𣍟":"𣍟","䏕":"䏕","育":"育","脃":"脃","䐋":"䐋","脾":"脾","媵":"媵","𦞧":"𦞧","𦞵":"𦞵","𣎓":"𣎓","𣎜":"𣎜","舁":"舁","舄":"舄","辞":"辞","䑫":"䑫","芑":"芑","芋":"芋","芝":"芝","劳":"劳","花":"花","芳":"芳","芽":"芽","苦":"苦","𦬼":"𦬼","若":"若","茝":"茝","荣":"荣","莭":"莭","茣":"茣","莽":"莽","菧":"菧","著":"著","荓":"荓","菊":"菊","菌":"菌","菜":"菜","𦰶":"𦰶","𦵫":"𦵫","𦳕":"𦳕","䔫":"䔫","蓱":"蓱","蓳":"蓳","蔖":"蔖","𧏊":"𧏊","蕤":"蕤","𦼬":"𦼬","䕝":"䕝","䕡":"䕡","𦾱":"𦾱","𧃒":"𧃒","䕫":"䕫","虐":"虐","虜":"虜","虧":"虧","虩":"虩","蚩":"蚩","蚈":"蚈","蜎":"蜎","蛢":"蛢","蝹":"蝹","蜨":"蜨","蝫":"蝫","螆":"螆","䗗":"䗗","蟡":"蟡","蠁":"蠁","䗹":"䗹","衠":"衠","衣":"衣","𧙧":"𧙧","裗":"裗","裞":"裞","䘵":"䘵","裺":"裺","㒻":"㒻","𧢮":"𧢮","𧥦":"𧥦","䚾":"䚾","䛇":"䛇","誠":"誠","諭":"諭","變":"變","豕":"豕","𧲨":"𧲨","貫":"貫","賁":"賁","贛":"贛","起":"起","𧼯":"𧼯","𠠄":"𠠄","跋":"跋","趼":"趼","跰":"跰","𠣞":"𠣞","軔":"軔","輸":"輸","𨗒":"𨗒","𨗭":"𨗭","邔":"邔","郱":"郱","鄑":"鄑","𨜮":"𨜮","鄛":"鄛","鈸":"鈸","鋗":"鋗","鋘":"鋘","鉼":"鉼","鏹":"鏹","鐕":"鐕","𨯺":"𨯺","開":"開","䦕":"䦕","閷":"閷","𨵷":"𨵷","䧦":"䧦","雃":"雃","嶲":"嶲","霣":"霣","𩅅":"𩅅","𩈚":"𩈚","䩮":"䩮","䩶":"䩶","韠":"韠","𩐊":"𩐊","䪲":"䪲","𩒖":"𩒖","頋":"頋","頋":"頋","頩":"頩","𩖶":"𩖶","飢":"飢","䬳":"䬳","餩":"餩","馧":"馧","駂":"駂","駾":"駾","䯎":"䯎","𩬰":"𩬰","鬒":"鬒","鱀":"鱀","鳽":"鳽","䳎":"䳎","䳭":"䳭","鵧":"鵧","𪃎":"𪃎","䳸":"䳸","𪄅":"𪄅","𪈎":"𪈎","𪊑":"𪊑","麻":"麻","䵖":"䵖","黹":"黹","黾":"黾","鼅":"鼅","鼏":"鼏","鼖":"鼖","鼻":"鼻","𪘀":"𪘀"}');
--> statement-breakpoint
CREATE TRIGGER profiles_after_insert_fold AFTER INSERT ON profiles BEGIN
  UPDATE profiles SET folded_name = (SELECT coalesce(group_concat(coalesce(f.folded, typed.letter), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT new.full_name AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_after_update_fold AFTER UPDATE OF full_name ON profiles WHEN old.full_name <> new.full_name BEGIN
  UPDATE profiles SET folded_name = (SELECT coalesce(group_concat(coalesce(f.folded, typed.letter), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT new.full_name AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER brand_profiles_after_insert_fold AFTER INSERT ON brand_profiles BEGIN
  UPDATE brand_profiles SET folded_company = (SELECT coalesce(group_concat(coalesce(f.folded, typed.letter), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT new.company_name AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER brand_profiles_after_update_fold AFTER UPDATE OF company_name ON brand_profiles WHEN old.company_name <> new.company_name BEGIN
  UPDATE brand_profiles SET folded_company = (SELECT coalesce(group_concat(coalesce(f.folded, typed.letter), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT new.company_name AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER campaigns_after_insert_fold AFTER INSERT ON campaigns BEGIN
  UPDATE campaigns SET folded_title = (SELECT coalesce(group_concat(coalesce(f.folded, typed.letter), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT new.title AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER campaigns_after_update_fold AFTER UPDATE OF title ON campaigns WHEN old.title <> new.title BEGIN
  UPDATE campaigns SET folded_title = (SELECT coalesce(group_concat(coalesce(f.folded, typed.letter), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT new.title AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) WHERE id = new.id;
END;
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
  rate INTEGER NOT NULL,
  platforms INTEGER NOT NULL,
  away_from TEXT NOT NULL,
  away_until TEXT NOT NULL,
  audience TEXT NOT NULL,
  location TEXT NOT NULL,
  themes TEXT NOT NULL,
  other_sports TEXT NOT NULL,
  place_key TEXT NOT NULL
);
--> statement-breakpoint
CREATE INDEX athlete_search_sport ON athlete_search (sport, rank, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience);
--> statement-breakpoint
CREATE INDEX athlete_search_followers ON athlete_search (followers, rank, sport, region, verified, engagement, growth, rate, platforms, away_from, away_until, audience);
--> statement-breakpoint
CREATE INDEX athlete_search_engagement ON athlete_search (engagement, rank, sport, region, verified, followers, growth, rate, platforms, away_from, away_until, audience);
--> statement-breakpoint
CREATE INDEX athlete_search_growth ON athlete_search (growth, rank, sport, region, verified, followers, engagement, rate, platforms, away_from, away_until, audience);
--> statement-breakpoint
CREATE INDEX athlete_search_place ON athlete_search (place_key, sport, rank, region, verified, followers, engagement, rate, platforms, away_from, away_until, audience);
--> statement-breakpoint
CREATE INDEX athlete_search_verified ON athlete_search (rank, sport, region, followers, engagement, growth, rate, platforms, away_from, away_until, audience) WHERE verified = 1;
--> statement-breakpoint
CREATE INDEX athlete_search_verified_sport ON athlete_search (sport, rank, region, followers, engagement, growth, rate, platforms, away_from, away_until, audience) WHERE verified = 1;
--> statement-breakpoint
CREATE INDEX athlete_search_rate ON athlete_search (rate, rank, sport, region, verified, followers, engagement, growth, platforms, away_from, away_until, audience);
--> statement-breakpoint
CREATE INDEX athlete_search_audience ON athlete_search (audience, rank, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until) WHERE audience <> '';
--> statement-breakpoint
CREATE INDEX athlete_search_connected ON athlete_search (rank, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience) WHERE rank >> 30 & 1;
--> statement-breakpoint
CREATE TABLE athlete_other_sports (
  sport TEXT NOT NULL,
  rank INTEGER NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  followers INTEGER NOT NULL,
  engagement REAL NOT NULL,
  growth REAL NOT NULL,
  rate INTEGER NOT NULL,
  platforms INTEGER NOT NULL,
  away_from TEXT NOT NULL,
  away_until TEXT NOT NULL,
  audience TEXT NOT NULL,
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
       coalesce(a.starting_rate, -1) AS rate, 
       (SELECT coalesce(sum(CASE platform WHEN 'instagram' THEN 1 WHEN 'tiktok' THEN 2 WHEN 'youtube' THEN 4 WHEN 'x' THEN 8 END), 0) FROM social_accounts WHERE athlete_id = a.user_id) AS platforms,
       a.away_from, a.away_until, iif(a.audience_share >= 30, a.audience_country, '') AS audience,
       a.location, a.content_themes AS themes, a.other_sports,
       substr(a.place_keys, 1, instr(a.place_keys || ' ', ' ') - 1) AS place_key,
       (SELECT coalesce(group_concat(iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter)), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT p.full_name || ' ' || a.sport || ' ' || a.location
       || coalesce((SELECT group_concat(' ' || value, '') FROM json_each(a.other_sports)), '') || ' '
       || replace(replace(a.place, 'United Kingdom', 'UK'), 'United States', 'USA') AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) || iif(p.full_name || ' ' || a.sport || ' ' || a.location
       || coalesce((SELECT group_concat(' ' || value, '') FROM json_each(a.other_sports)), '') || ' '
       || replace(replace(a.place, 'United Kingdom', 'UK'), 'United States', 'USA') GLOB '*[''’‘ʼʻ`´]*',
    (SELECT ' ' || group_concat(iif(typed.letter IN ('''', '’', '‘', 'ʼ', 'ʻ', '`', '´'), ' ', iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter))), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT p.full_name || ' ' || a.sport || ' ' || a.location
       || coalesce((SELECT group_concat(' ' || value, '') FROM json_each(a.other_sports)), '') || ' '
       || replace(replace(a.place, 'United Kingdom', 'UK'), 'United States', 'USA') AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter), '') AS words,
       char(57344) || a.region || ' ' || char(57345) || hex(a.sport)
       || iif(a.is_verified, ' ' || char(57346) || ' ' || char(57348) || hex(a.sport), '')
       || coalesce((SELECT group_concat(' ' || char(57345) || hex(value) || iif(a.is_verified, ' ' || char(57348) || hex(value), ''), '')
                    FROM (SELECT DISTINCT value FROM json_each(a.other_sports) WHERE value NOT IN ('', a.sport))), '')
       || iif(a.total_followers >= 10000, ' ' || char(57361), '') || iif(a.total_followers >= 50000, ' ' || char(57362), '') || iif(a.total_followers >= 100000, ' ' || char(57363), '') || iif(a.total_followers >= 500000, ' ' || char(57364), '')
       || iif(a.avg_engagement >= 2, ' ' || char(57377), '') || iif(a.avg_engagement >= 4, ' ' || char(57378), '') || iif(a.avg_engagement >= 6, ' ' || char(57379), '') || iif(a.avg_engagement >= 8, ' ' || char(57380), '')
       || coalesce((SELECT group_concat(' ' || char(57347) || hex(lower(trim(value))), '') FROM json_each(a.content_themes)), '')
       || iif(a.place_keys <> '', ' ' || char(57349) || replace(a.place_keys, ' ', ' ' || char(57349)), '')
       || iif(a.total_followers > 0 AND a.connected_followers >= a.total_followers, ' ' || char(57350), '')
       || iif(iif(a.audience_share >= 30, a.audience_country, '') <> '', ' ' || char(57352) || iif(a.audience_share >= 30, a.audience_country, ''), '')
       || coalesce(' ' || char(57354) || CASE WHEN a.starting_rate >= 500000 THEN 5000 WHEN a.starting_rate >= 200000 THEN 2000 WHEN a.starting_rate >= 100000 THEN 1000 WHEN a.starting_rate >= 75000 THEN 750 WHEN a.starting_rate >= 50000 THEN 500 WHEN a.starting_rate >= 40000 THEN 400 WHEN a.starting_rate >= 30000 THEN 300 WHEN a.starting_rate >= 25000 THEN 250 WHEN a.starting_rate >= 20000 THEN 200 WHEN a.starting_rate >= 15000 THEN 150 WHEN a.starting_rate >= 10000 THEN 100 WHEN a.starting_rate >= 5000 THEN 50 WHEN a.starting_rate >= 0 THEN 0 END, '')
       || coalesce((SELECT group_concat(' ' || char(57353) || platform, '') FROM social_accounts WHERE athlete_id = a.user_id), '')
       || iif(a.is_public, ' ' || char(57351), '') AS tokens
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id
  LEFT JOIN subscriptions paid ON paid.side_id = a.user_id AND paid.plan = 'athlete_premium' AND paid.state <> 'free'
WHERE p.status = 'active' AND p.closed_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_insert AFTER INSERT ON athlete_profiles BEGIN
  UPDATE athlete_profiles SET number = (SELECT coalesce(max(number), 0) + 1 FROM athlete_profiles) WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_delete AFTER DELETE ON athlete_profiles BEGIN
  DELETE FROM athlete_search WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_update_figures AFTER UPDATE OF
  total_followers, avg_engagement, growth_rate, starting_rate, away_from, away_until, audience_country, audience_share
ON athlete_profiles
WHEN (old.total_followers, old.avg_engagement, old.growth_rate, coalesce(old.starting_rate, -1),
    old.away_from, old.away_until, iif(old.audience_share >= 30, old.audience_country, ''))
  IS NOT (new.total_followers, new.avg_engagement, new.growth_rate, coalesce(new.starting_rate, -1),
    new.away_from, new.away_until, iif(new.audience_share >= 30, new.audience_country, ''))
BEGIN
  UPDATE athlete_search SET (followers, engagement, growth, rate, away_from, away_until, audience) = (SELECT new.total_followers, new.avg_engagement, new.growth_rate, coalesce(new.starting_rate, -1),
    new.away_from, new.away_until, iif(new.audience_share >= 30, new.audience_country, ''))
  WHERE user_id = new.user_id AND (followers, engagement, growth, rate, away_from, away_until, audience)
    IS NOT (new.total_followers, new.avg_engagement, new.growth_rate, coalesce(new.starting_rate, -1),
    new.away_from, new.away_until, iif(new.audience_share >= 30, new.audience_country, ''));
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_update_model AFTER UPDATE OF
  ambassador_score, sport, region, location, is_verified, total_followers, avg_engagement, content_themes,
  place, place_keys, other_sports, connected_followers, is_public, starting_rate, audience_country, audience_share
ON athlete_profiles
WHEN (old.ambassador_score, old.sport, old.region, old.location, old.is_verified, old.content_themes, old.place, old.place_keys, old.other_sports, old.is_public,
      (old.total_followers >= 10000) + (old.total_followers >= 50000) + (old.total_followers >= 100000) + (old.total_followers >= 500000),
      (old.avg_engagement >= 2) + (old.avg_engagement >= 4) + (old.avg_engagement >= 6) + (old.avg_engagement >= 8),
      CASE WHEN old.starting_rate >= 500000 THEN 5000 WHEN old.starting_rate >= 200000 THEN 2000 WHEN old.starting_rate >= 100000 THEN 1000 WHEN old.starting_rate >= 75000 THEN 750 WHEN old.starting_rate >= 50000 THEN 500 WHEN old.starting_rate >= 40000 THEN 400 WHEN old.starting_rate >= 30000 THEN 300 WHEN old.starting_rate >= 25000 THEN 250 WHEN old.starting_rate >= 20000 THEN 200 WHEN old.starting_rate >= 15000 THEN 150 WHEN old.starting_rate >= 10000 THEN 100 WHEN old.starting_rate >= 5000 THEN 50 WHEN old.starting_rate >= 0 THEN 0 END, iif(old.audience_share >= 30, old.audience_country, ''),
      old.total_followers > 0 AND old.connected_followers >= old.total_followers)
  IS NOT (new.ambassador_score, new.sport, new.region, new.location, new.is_verified, new.content_themes, new.place, new.place_keys, new.other_sports, new.is_public,
      (new.total_followers >= 10000) + (new.total_followers >= 50000) + (new.total_followers >= 100000) + (new.total_followers >= 500000),
      (new.avg_engagement >= 2) + (new.avg_engagement >= 4) + (new.avg_engagement >= 6) + (new.avg_engagement >= 8),
      CASE WHEN new.starting_rate >= 500000 THEN 5000 WHEN new.starting_rate >= 200000 THEN 2000 WHEN new.starting_rate >= 100000 THEN 1000 WHEN new.starting_rate >= 75000 THEN 750 WHEN new.starting_rate >= 50000 THEN 500 WHEN new.starting_rate >= 40000 THEN 400 WHEN new.starting_rate >= 30000 THEN 300 WHEN new.starting_rate >= 25000 THEN 250 WHEN new.starting_rate >= 20000 THEN 200 WHEN new.starting_rate >= 15000 THEN 150 WHEN new.starting_rate >= 10000 THEN 100 WHEN new.starting_rate >= 5000 THEN 50 WHEN new.starting_rate >= 0 THEN 0 END, iif(new.audience_share >= 30, new.audience_country, ''),
      new.total_followers > 0 AND new.connected_followers >= new.total_followers)
BEGIN
  DELETE FROM athlete_search WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_after_update_name AFTER UPDATE OF full_name, closed_at ON profiles
WHEN old.full_name <> new.full_name OR old.closed_at IS NOT new.closed_at BEGIN
  DELETE FROM athlete_search WHERE user_id = new.id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_after_update_status AFTER UPDATE OF status ON profiles WHEN old.status <> new.status BEGIN
  DELETE FROM athlete_search WHERE user_id = new.id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_after_insert_rank AFTER INSERT ON subscriptions
WHEN (new.plan IS 'athlete_premium' AND new.state <> 'free') BEGIN
  DELETE FROM athlete_search WHERE user_id = new.side_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.side_id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_after_update_rank AFTER UPDATE OF plan, state ON subscriptions
WHEN (old.plan IS 'athlete_premium' AND old.state <> 'free') <> (new.plan IS 'athlete_premium' AND new.state <> 'free') BEGIN
  DELETE FROM athlete_search WHERE user_id = new.side_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.side_id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_after_delete_rank AFTER DELETE ON subscriptions
WHEN (old.plan IS 'athlete_premium' AND old.state <> 'free') BEGIN
  DELETE FROM athlete_search WHERE user_id = old.side_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = old.side_id;
END;
--> statement-breakpoint
CREATE TRIGGER social_accounts_after_insert_model AFTER INSERT ON social_accounts BEGIN
  DELETE FROM athlete_search WHERE user_id = new.athlete_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.athlete_id;
END;
--> statement-breakpoint
CREATE TRIGGER social_accounts_after_delete_model AFTER DELETE ON social_accounts BEGIN
  DELETE FROM athlete_search WHERE user_id = old.athlete_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = old.athlete_id;
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
  INSERT INTO athlete_other_sports (sport, rank, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, place_key)
  SELECT DISTINCT value, new.rank, new.region, new.verified, new.followers, new.engagement, new.growth, new.rate, new.platforms,
    new.away_from, new.away_until, new.audience, new.place_key
  FROM json_each(new.other_sports) WHERE value NOT IN ('', new.sport)
  ON CONFLICT DO UPDATE SET region = excluded.region, verified = excluded.verified, followers = excluded.followers,
    engagement = excluded.engagement, growth = excluded.growth, rate = excluded.rate, platforms = excluded.platforms,
    away_from = excluded.away_from, away_until = excluded.away_until,
    audience = excluded.audience, place_key = excluded.place_key;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_update_sports AFTER UPDATE OF followers, engagement, growth, rate, away_from, away_until, audience ON athlete_search
WHEN new.other_sports <> '[]' BEGIN
  UPDATE athlete_other_sports SET followers = new.followers, engagement = new.engagement, growth = new.growth, rate = new.rate,
    away_from = new.away_from, away_until = new.away_until, audience = new.audience
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
        UNION ALL SELECT 'platforms', new.platforms
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
      ('score', (old.rank >> 32) - 5 * (old.rank >> 31 & 1)), ('platforms', old.platforms), ('connected', old.rank >> 30 & 1));
END;
--> statement-breakpoint
-- Search of campaigns
CREATE VIRTUAL TABLE campaign_words USING fts5(keys, title, company, description, sports, campaign_id UNINDEXED, prefix='2 3', tokenize="unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE VIEW campaign_words_source AS
SELECT c.id || char(57344) || ' ' || c.brand_id || char(57344) AS keys, (SELECT coalesce(group_concat(iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter)), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT c.title AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) || iif(c.title GLOB '*[''’‘ʼʻ`´]*',
    (SELECT ' ' || group_concat(iif(typed.letter IN ('''', '’', '‘', 'ʼ', 'ʻ', '`', '´'), ' ', iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter))), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT c.title AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter), '') AS title,
  (SELECT coalesce(group_concat(iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter)), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT b.company_name AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) || iif(b.company_name GLOB '*[''’‘ʼʻ`´]*',
    (SELECT ' ' || group_concat(iif(typed.letter IN ('''', '’', '‘', 'ʼ', 'ʻ', '`', '´'), ' ', iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter))), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT b.company_name AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter), '') AS company, (SELECT coalesce(group_concat(iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter)), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT c.description AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) || iif(c.description GLOB '*[''’‘ʼʻ`´]*',
    (SELECT ' ' || group_concat(iif(typed.letter IN ('''', '’', '‘', 'ʼ', 'ʻ', '`', '´'), ' ', iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter))), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT c.description AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter), '') AS description,
  (SELECT coalesce(group_concat(iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter)), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT (SELECT group_concat(value, ', ') FROM json_each(c.target_sports)) AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) || iif((SELECT group_concat(value, ', ') FROM json_each(c.target_sports)) GLOB '*[''’‘ʼʻ`´]*',
    (SELECT ' ' || group_concat(iif(typed.letter IN ('''', '’', '‘', 'ʼ', 'ʻ', '`', '´'), ' ', iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter))), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT (SELECT group_concat(value, ', ') FROM json_each(c.target_sports)) AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter), '') AS sports,
  c.id AS campaign_id, c.brand_id
FROM campaigns c JOIN brand_profiles b ON b.id = c.brand_id;
--> statement-breakpoint
CREATE TRIGGER campaigns_after_insert_words AFTER INSERT ON campaigns BEGIN
  INSERT INTO campaign_words (keys, title, company, description, sports, campaign_id)
  SELECT keys, title, company, description, sports, campaign_id FROM campaign_words_source WHERE campaign_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER campaigns_after_update_words AFTER UPDATE OF title, description, target_sports ON campaigns
WHEN (old.title, old.description, old.target_sports) IS NOT (new.title, new.description, new.target_sports) BEGIN
  DELETE FROM campaign_words WHERE campaign_words MATCH 'keys : "' || old.id || char(57344) || '"';
  INSERT INTO campaign_words (keys, title, company, description, sports, campaign_id)
  SELECT keys, title, company, description, sports, campaign_id FROM campaign_words_source WHERE campaign_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER campaigns_after_delete_words AFTER DELETE ON campaigns BEGIN
  DELETE FROM campaign_words WHERE campaign_words MATCH 'keys : "' || old.id || char(57344) || '"';
END;
--> statement-breakpoint
CREATE TRIGGER brand_profiles_after_update_words AFTER UPDATE OF company_name ON brand_profiles
WHEN old.company_name <> new.company_name BEGIN
  DELETE FROM campaign_words WHERE campaign_words MATCH 'keys : "' || old.id || char(57344) || '"';
  INSERT INTO campaign_words (keys, title, company, description, sports, campaign_id)
  SELECT keys, title, company, description, sports, campaign_id FROM campaign_words_source WHERE brand_id = new.id;
END;
--> statement-breakpoint
-- Search of messages
CREATE VIRTUAL TABLE message_words USING fts5(keys, body, separated, conversation_id UNINDEXED, seq UNINDEXED, tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
INSERT INTO message_words (message_words, rank) VALUES ('automerge', 0);
--> statement-breakpoint
INSERT INTO message_words (message_words, rank) VALUES ('crisismerge', 200);
--> statement-breakpoint
CREATE VIEW message_words_source AS
SELECT m.conversation_id, m.seq, (SELECT coalesce(group_concat(iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter)), ''), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT m.body AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter) AS body, iif(m.body GLOB '*[''’‘ʼʻ`´]*',
    (SELECT ' ' || group_concat(iif(typed.letter IN ('''', '’', '‘', 'ʼ', 'ʻ', '`', '´'), ' ', iif(typed.letter > '~' AND (unicode(typed.letter) BETWEEN 12293 AND 12295 OR unicode(typed.letter) BETWEEN 12353 AND 12543 OR unicode(typed.letter) BETWEEN 12784 AND 12799 OR unicode(typed.letter) BETWEEN 13312 AND 19903 OR unicode(typed.letter) BETWEEN 19968 AND 40959 OR unicode(typed.letter) BETWEEN 44032 AND 55203 OR unicode(typed.letter) BETWEEN 131072 AND 205743), ' ' || coalesce(f.folded, typed.letter) || ' ', coalesce(f.folded, typed.letter))), '') FROM (SELECT substr(piece.said, place.value, 1) AS letter
      FROM (SELECT substr(whole.said, 64 * key + 1, 64) AS said FROM (SELECT m.body AS said LIMIT 1) whole
        CROSS JOIN json_each('[0' || replace(hex(zeroblob(length(whole.said) / 64)), '00', ',0') || ']') LIMIT -1) piece
      CROSS JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64]') place WHERE place.value <= length(piece.said)) typed
    LEFT JOIN folded_letters f ON f.letter = typed.letter), '') AS separated,
  c.brand_id || char(57344) || ' ' || c.athlete_id || char(57344) || ' ' || c.id || m.seq || char(57344) AS keys
FROM messages m JOIN conversations c ON c.id = m.conversation_id
WHERE m.removed_at IS NULL AND m.body <> '';
--> statement-breakpoint
CREATE TRIGGER messages_after_insert_words AFTER INSERT ON messages BEGIN
  INSERT INTO message_words (keys, body, separated, conversation_id, seq)
  SELECT keys, body, separated, conversation_id, seq FROM message_words_source
  WHERE conversation_id = new.conversation_id AND seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER messages_after_update_words AFTER UPDATE OF body, removed_at ON messages BEGIN
  DELETE FROM message_words WHERE message_words MATCH 'keys : "' || old.conversation_id || old.seq || char(57344) || '"';
  INSERT INTO message_words (keys, body, separated, conversation_id, seq)
  SELECT keys, body, separated, conversation_id, seq FROM message_words_source
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
