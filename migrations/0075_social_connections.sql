CREATE TABLE `channel_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`verifier` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`athlete_id`) REFERENCES `athlete_profiles`(`user_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "channel_consents_platform" CHECK("channel_consents"."platform" in ('instagram', 'tiktok', 'youtube', 'x'))
);
--> statement-breakpoint
CREATE INDEX `channel_consents_athlete` ON `channel_consents` (`athlete_id`);--> statement-breakpoint
CREATE INDEX `channel_consents_expires` ON `channel_consents` (`expires_at`);--> statement-breakpoint
CREATE TABLE `provider_buckets` (
	`platform` text PRIMARY KEY NOT NULL,
	`left` real NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "provider_buckets_platform" CHECK("provider_buckets"."platform" in ('instagram', 'tiktok', 'youtube', 'x'))
);
--> statement-breakpoint
CREATE TABLE `social_connections` (
	`athlete_id` text NOT NULL,
	`platform` text NOT NULL,
	`provider_id` text NOT NULL,
	`state` text DEFAULT 'working' NOT NULL,
	`scopes` text DEFAULT '[]' NOT NULL,
	`sealed_tokens` text NOT NULL,
	`connected_at` integer NOT NULL,
	`synced_at` integer NOT NULL,
	`next_sync_at` integer,
	`renamed_from` text,
	`failures` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`athlete_id`, `platform`),
	FOREIGN KEY (`athlete_id`,`platform`) REFERENCES `social_accounts`(`athlete_id`,`platform`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "social_connections_platform" CHECK("social_connections"."platform" in ('instagram', 'tiktok', 'youtube', 'x')),
	CONSTRAINT "social_connections_state" CHECK("social_connections"."state" in ('working', 'expired', 'revoked', 'scope_missing', 'private', 'limited', 'failing', 'gone', 'not_professional'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_connections_account` ON `social_connections` (`platform`,`provider_id`);--> statement-breakpoint
CREATE INDEX `social_connections_due` ON `social_connections` (`platform`,`next_sync_at`);