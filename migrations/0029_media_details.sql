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
CREATE TABLE `media_captions` (
	`media_id` text PRIMARY KEY NOT NULL,
	`vtt` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `media` ADD `poster` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `media` ADD `sha256` text;--> statement-breakpoint
CREATE INDEX `media_sha256` ON `media` (`sha256`);