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
	FOREIGN KEY (`appellant_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`ruled_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "dispute_appeals_resolution_type" CHECK("dispute_appeals"."resolution_type" in ('refund', 'resubmission', 'mediation', 'no_action', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dispute_appeals_once` ON `dispute_appeals` (`dispute_id`);--> statement-breakpoint
CREATE INDEX `dispute_appeals_appellant` ON `dispute_appeals` (`appellant_id`);--> statement-breakpoint
CREATE INDEX `dispute_appeals_ruled_by` ON `dispute_appeals` (`ruled_by`);--> statement-breakpoint
CREATE TABLE `dispute_excerpts` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`attached_by` text NOT NULL,
	`messages` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`attached_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
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
	FOREIGN KEY (`made_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "dispute_offers_type" CHECK("dispute_offers"."type" in ('refund', 'resubmission', 'mediation', 'no_action', 'other')),
	CONSTRAINT "dispute_offers_status" CHECK("dispute_offers"."status" in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
	CONSTRAINT "dispute_offers_amount" CHECK("dispute_offers"."amount" is null or "dispute_offers"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dispute_offers_one_open` ON `dispute_offers` (`dispute_id`,`made_by`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `dispute_offers_dispute` ON `dispute_offers` (`dispute_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `dispute_offers_made_by` ON `dispute_offers` (`made_by`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`athlete_id` text NOT NULL,
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
	FOREIGN KEY (`filed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`respondent_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assigned_to`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`resolved_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
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
CREATE INDEX `disputes_campaign` ON `disputes` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `disputes_athlete` ON `disputes` (`athlete_id`);--> statement-breakpoint
CREATE INDEX `disputes_assigned` ON `disputes` (`assigned_to`,`status`);--> statement-breakpoint
CREATE INDEX `disputes_resolved_by` ON `disputes` (`resolved_by`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_hand_overs` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`since` integer NOT NULL,
	`extended_to` text,
	`told` text,
	PRIMARY KEY(`kind`, `subject_id`, `since`),
	CONSTRAINT "hand_overs_kind" CHECK("__new_hand_overs"."kind" in ('invitation', 'review', 'changes', 'dispute_athlete', 'dispute_brand')),
	CONSTRAINT "hand_overs_told" CHECK("__new_hand_overs"."told" in ('half', 'last', 'due'))
);
--> statement-breakpoint
INSERT INTO `__new_hand_overs`("kind", "subject_id", "since", "extended_to", "told") SELECT "kind", "subject_id", "since", "extended_to", "told" FROM `hand_overs`;--> statement-breakpoint
DROP TABLE `hand_overs`;--> statement-breakpoint
ALTER TABLE `__new_hand_overs` RENAME TO `hand_overs`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `hand_overs_since` ON `hand_overs` (`since`);