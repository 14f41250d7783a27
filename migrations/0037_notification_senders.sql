ALTER TABLE `notifications` ADD `sender_id` text REFERENCES profiles(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `notifications_sender` ON `notifications` (`sender_id`);