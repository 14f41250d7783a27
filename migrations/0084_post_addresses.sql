ALTER TABLE `social_connections` ADD `refreshing_until` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `address_key` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `latest_caption` text;--> statement-breakpoint
CREATE UNIQUE INDEX `posts_address` ON `posts` (`athlete_id`,`address_key`);