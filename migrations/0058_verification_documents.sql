-- Rebuilds the table, because its checks belong to the table and not to their columns. The migrator runs without foreign
-- keys, so no row of another table is lost (tests/integration/enum-columns.test.ts).
CREATE TABLE `__new_media` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`purpose` text DEFAULT 'content' NOT NULL,
	`content_id` text,
	`campaign_id` text,
	`conversation_id` text,
	`dispute_id` text,
	`verification_id` text,
	`public_name` text,
	`position` integer,
	`since_version` integer DEFAULT 1 NOT NULL,
	`until_version` integer,
	`replaces_id` text,
	`polished_by` text,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`duration_ms` integer,
	`poster` integer DEFAULT false NOT NULL,
	`sha256` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`content_id`) REFERENCES `content_submissions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`verification_id`) REFERENCES `verification_requests`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`polished_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "media_kind" CHECK("__new_media"."kind" in ('picture', 'clip', 'document')),
	CONSTRAINT "media_purpose" CHECK("__new_media"."purpose" in ('content', 'avatar', 'logo', 'cover', 'portfolio', 'message', 'dispute', 'verification'))
);
--> statement-breakpoint
INSERT INTO `__new_media`("id", "owner_id", "purpose", "content_id", "campaign_id", "conversation_id", "dispute_id", "public_name", "position", "since_version", "until_version", "replaces_id", "polished_by", "kind", "name", "alt", "bytes", "width", "height", "duration_ms", "poster", "sha256", "created_at") SELECT "id", "owner_id", "purpose", "content_id", "campaign_id", "conversation_id", "dispute_id", "public_name", "position", "since_version", "until_version", "replaces_id", "polished_by", "kind", "name", "alt", "bytes", "width", "height", "duration_ms", "poster", "sha256", "created_at" FROM `media`;--> statement-breakpoint
DROP TABLE `media`;--> statement-breakpoint
ALTER TABLE `__new_media` RENAME TO `media`;--> statement-breakpoint
CREATE INDEX `media_owner` ON `media` (`owner_id`);--> statement-breakpoint
CREATE INDEX `media_content` ON `media` (`content_id`);--> statement-breakpoint
CREATE INDEX `media_sha256` ON `media` (`sha256`);--> statement-breakpoint
CREATE UNIQUE INDEX `media_public_name` ON `media` (`public_name`) WHERE public_name is not null;--> statement-breakpoint
CREATE INDEX `media_campaign` ON `media` (`campaign_id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `media_conversation` ON `media` (`conversation_id`) WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX `media_dispute` ON `media` (`dispute_id`) WHERE dispute_id is not null;--> statement-breakpoint
CREATE INDEX `media_verification` ON `media` (`verification_id`) WHERE verification_id is not null;--> statement-breakpoint
CREATE INDEX `media_portfolio` ON `media` (`owner_id`,`position`) WHERE position is not null;--> statement-breakpoint
CREATE INDEX `media_abandoned` ON `media` (`created_at`) WHERE (case purpose when 'content' then content_id when 'cover' then campaign_id when 'message' then conversation_id when 'dispute' then dispute_id when 'verification' then verification_id else owner_id end) is null;--> statement-breakpoint
ALTER TABLE `uploads` ADD `verification_id` text REFERENCES verification_requests(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `uploads_verification` ON `uploads` (`verification_id`) WHERE verification_id is not null;