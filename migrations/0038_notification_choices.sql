CREATE TABLE `notification_opt_outs` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`mail` text DEFAULT 'at_once' NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`digest_at` integer,
	`digested_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_settings_mail" CHECK("notification_settings"."mail" in ('at_once', 'daily', 'never'))
);
--> statement-breakpoint
CREATE INDEX `notification_settings_digest` ON `notification_settings` (`digest_at`) WHERE digest_at is not null;--> statement-breakpoint
ALTER TABLE `notifications` ADD `kind` text DEFAULT 'campaign' NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `notifications` SET `kind` = CASE
	WHEN `title` IN ('New campaign invitation', 'Invitation accepted', 'Invitation declined', 'Invitation withdrawn') THEN 'invitation'
	WHEN `title` IN ('An athlete is interested', 'Not this time') THEN 'interest'
	WHEN `title` IN ('New comment', 'New reply') THEN 'comment'
	WHEN `link` LIKE '%/content%' THEN 'content'
	ELSE `kind`
END;
