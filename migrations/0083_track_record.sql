CREATE TABLE `track_record_contests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`measure` text NOT NULL,
	`invitation_id` text NOT NULL,
	`reason` text NOT NULL,
	`outcome` text,
	`answer` text DEFAULT '' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitation_id`) REFERENCES `campaign_invitations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "track_record_contests_measure" CHECK("track_record_contests"."measure" in ('on_time', 'revisions', 'forecast', 'paid', 'changes', 'disputes')),
	CONSTRAINT "track_record_contests_outcome" CHECK("track_record_contests"."outcome" in ('upheld', 'corrected')),
	CONSTRAINT "track_record_contests_decided" CHECK(("track_record_contests"."outcome" is null) = ("track_record_contests"."decided_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `track_record_contests_one_open` ON `track_record_contests` (`user_id`,`measure`) WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX `track_record_contests_once` ON `track_record_contests` (`user_id`,`measure`,`invitation_id`);--> statement-breakpoint
CREATE INDEX `track_record_contests_queue` ON `track_record_contests` (`outcome`,`created_at`);--> statement-breakpoint
CREATE INDEX `track_record_contests_invitation` ON `track_record_contests` (`invitation_id`);--> statement-breakpoint
CREATE INDEX `track_record_contests_decided_by` ON `track_record_contests` (`decided_by`);--> statement-breakpoint
CREATE INDEX `track_record_contests_decided_at` ON `track_record_contests` (`decided_at`);