ALTER TABLE `content_comments` ADD `parent_id` text REFERENCES content_comments(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `content_comments` ADD `media_id` text REFERENCES media(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `content_comments` ADD `pin_ms` integer;--> statement-breakpoint
ALTER TABLE `content_comments` ADD `pin_x` real;--> statement-breakpoint
ALTER TABLE `content_comments` ADD `pin_y` real;--> statement-breakpoint
ALTER TABLE `content_comments` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `content_comments` ADD `resolved_at` integer;--> statement-breakpoint
ALTER TABLE `content_comments` ADD `resolved_by` text REFERENCES profiles(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `content_comments` ADD `requested_version` integer;--> statement-breakpoint
CREATE INDEX `content_comments_parent` ON `content_comments` (`parent_id`);--> statement-breakpoint
CREATE INDEX `content_comments_media` ON `content_comments` (`media_id`);--> statement-breakpoint
CREATE INDEX `content_comments_resolved_by` ON `content_comments` (`resolved_by`);