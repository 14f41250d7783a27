PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`user_type` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`full_name` text NOT NULL,
	`avatar_url` text,
	`time_zone` text,
	`email_confirmed_at` integer,
	`tour_seen_at` integer,
	`steps_hidden_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "profiles_user_type" CHECK("__new_profiles"."user_type" in ('athlete', 'brand', 'staff')),
	CONSTRAINT "profiles_email_lower" CHECK("__new_profiles"."email" = lower(trim("__new_profiles"."email")))
);
--> statement-breakpoint
INSERT INTO `__new_profiles`("id", "email", "user_type", "status", "full_name", "avatar_url", "time_zone", "email_confirmed_at", "tour_seen_at", "steps_hidden_at", "closed_at", "created_at") SELECT "id", "email", "user_type", "status", "full_name", "avatar_url", "time_zone", "email_confirmed_at", "tour_seen_at", "steps_hidden_at", "closed_at", "created_at" FROM `profiles`;--> statement-breakpoint
DROP TABLE `profiles`;--> statement-breakpoint
ALTER TABLE `__new_profiles` RENAME TO `profiles`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_email` ON `profiles` (`email`);--> statement-breakpoint
CREATE INDEX `profiles_created` ON `profiles` (`created_at`);--> statement-breakpoint
CREATE INDEX `profiles_name` ON `profiles` (`full_name collate nocase`,`id`);