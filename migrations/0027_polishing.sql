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
ALTER TABLE `media` ADD `replaces_id` text;--> statement-breakpoint
ALTER TABLE `media` ADD `polished_by` text REFERENCES profiles(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `uploads` ADD `replaces_id` text;--> statement-breakpoint
-- What is in polishing waits to be claimed.
INSERT INTO `polishings` (`id`, `content_id`, `status`, `created_at`)
SELECT substr(`id`, 1, 10) || lower(hex(randomblob(8))), `id`, 'waiting', `updated_at`
FROM `content_submissions` WHERE `status` = 'polishing';
