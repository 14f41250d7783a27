CREATE TABLE `held_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`sealed` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `held_forms_owner` ON `held_forms` (`owner`,`expires_at`);--> statement-breakpoint
CREATE INDEX `held_forms_expires` ON `held_forms` (`expires_at`);