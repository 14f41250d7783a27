CREATE TABLE `reply_times` (
	`user_id` text PRIMARY KEY NOT NULL,
	`median_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `profiles` ADD `tour_seen_at` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `steps_hidden_at` integer;--> statement-breakpoint
-- Who has an account already is not new.
UPDATE `profiles` SET `tour_seen_at` = `created_at`;
