-- Written by hand: libSQL changes a column in place, with its rows, indexes, triggers and references. The
-- generated migration would rebuild the tables, which empties their children through cascades.
ALTER TABLE `profiles` ALTER COLUMN `user_type` TO `user_type` text NOT NULL CONSTRAINT "profiles_user_type" CHECK (`user_type` in ('athlete', 'brand', 'staff'));
--> statement-breakpoint
ALTER TABLE `profiles` ALTER COLUMN `subscription_tier` TO `subscription_tier` text DEFAULT 'free' NOT NULL CONSTRAINT "profiles_subscription_tier" CHECK (`subscription_tier` in ('free', 'premium'));
--> statement-breakpoint
ALTER TABLE `user_roles` ALTER COLUMN `role` TO `role` text NOT NULL CONSTRAINT "user_roles_role" CHECK (`role` in ('admin', 'moderator', 'user'));
--> statement-breakpoint
ALTER TABLE `account_tokens` ALTER COLUMN `purpose` TO `purpose` text NOT NULL CONSTRAINT "account_tokens_purpose" CHECK (`purpose` in ('confirm_email', 'reset_password'));
--> statement-breakpoint
ALTER TABLE `athlete_profiles` ALTER COLUMN `region` TO `region` text DEFAULT 'other' NOT NULL CONSTRAINT "athlete_profiles_region" CHECK (`region` in ('uk', 'us', 'eu', 'other'));
--> statement-breakpoint
ALTER TABLE `campaigns` ALTER COLUMN `status` TO `status` text DEFAULT 'draft' NOT NULL CONSTRAINT "campaigns_status" CHECK (`status` in ('draft', 'active', 'completed', 'cancelled'));
--> statement-breakpoint
ALTER TABLE `campaign_invitations` ALTER COLUMN `status` TO `status` text DEFAULT 'pending' NOT NULL CONSTRAINT "campaign_invitations_status" CHECK (`status` in ('pending', 'accepted', 'declined', 'lapsed'));
--> statement-breakpoint
ALTER TABLE `content_submissions` ALTER COLUMN `status` TO `status` text DEFAULT 'draft' NOT NULL CONSTRAINT "content_submissions_status" CHECK (`status` in ('draft', 'polishing', 'awaiting_review', 'approved', 'rejected', 'posted'));
--> statement-breakpoint
ALTER TABLE `moderation_cases` ALTER COLUMN `reason` TO `reason` text NOT NULL CONSTRAINT "moderation_cases_reason" CHECK (`reason` in ('inappropriate_content', 'brand_guideline_violation', 'copyright_concern', 'quality_issues', 'misleading_information', 'other'));
--> statement-breakpoint
ALTER TABLE `moderation_cases` ALTER COLUMN `status` TO `status` text DEFAULT 'open' NOT NULL CONSTRAINT "moderation_cases_status" CHECK (`status` in ('open', 'closed'));
--> statement-breakpoint
ALTER TABLE `recommendation_dismissals` ALTER COLUMN `reason` TO `reason` text NOT NULL CONSTRAINT "recommendation_dismissals_reason" CHECK (`reason` in ('wrong_audience', 'wrong_sport', 'too_small', 'too_expensive', 'worked_together', 'other'));
