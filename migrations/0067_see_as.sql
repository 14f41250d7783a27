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
CREATE INDEX `seen_as_staff` ON `seen_as` (`staff_id`);