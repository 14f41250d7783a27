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
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reported_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`closed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
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
CREATE INDEX `conversation_reports_closed_by` ON `conversation_reports` (`closed_by`);