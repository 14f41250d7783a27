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
CREATE INDEX `verification_requests_reviewed` ON `verification_requests` (`reviewed_by`);--> statement-breakpoint
ALTER TABLE `brand_profiles` ADD `is_verified` integer DEFAULT false NOT NULL;