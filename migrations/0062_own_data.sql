CREATE TABLE `account_deletions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`was_public` integer DEFAULT false NOT NULL,
	`due_at` integer NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`after_row` integer DEFAULT 0 NOT NULL,
	`told_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_deletions_status" CHECK("account_deletions"."status" in ('scheduled', 'cancelled', 'erasing', 'done'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_deletions_open` ON `account_deletions` (`user_id`) WHERE status in ('scheduled', 'erasing');--> statement-breakpoint
CREATE INDEX `account_deletions_user` ON `account_deletions` (`user_id`);--> statement-breakpoint
CREATE INDEX `account_deletions_due` ON `account_deletions` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `data_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`after_row` integer DEFAULT 0 NOT NULL,
	`percent` integer DEFAULT 0 NOT NULL,
	`parts` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`ready_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `data_exports_user` ON `data_exports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_exports_created` ON `data_exports` (`created_at`);--> statement-breakpoint
CREATE TABLE `deletion_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`received_at` integer NOT NULL,
	`acknowledged_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deletion_requests_open` ON `deletion_requests` (`received_at`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `deletion_requests_closed` ON `deletion_requests` (`closed_at`);--> statement-breakpoint
CREATE INDEX `deletion_requests_email` ON `deletion_requests` (`email`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `closed_at` integer;--> statement-breakpoint
-- A closed account leaves the search model, and enters it again if that is undone.
DROP VIEW athlete_search_source;
--> statement-breakpoint
CREATE VIEW athlete_search_source AS
SELECT a.ambassador_score * 4294967296 + a.number AS rank, a.user_id, a.sport, a.region, a.is_verified AS verified,
       a.total_followers AS followers, a.avg_engagement AS engagement, a.growth_rate AS growth,
       a.location, a.content_themes AS themes, a.other_sports,
       substr(a.place_keys, 1, instr(a.place_keys || ' ', ' ') - 1) AS place_key,
       -- The place says the county, nation and country of a town. Countries of several words are said as one: no search for
       -- the name King or States means a country.
       p.full_name || ' ' || a.sport || ' ' || a.location
       || coalesce((SELECT group_concat(' ' || value, '') FROM json_each(a.other_sports)), '') || ' '
       || replace(replace(a.place, 'United Kingdom', 'UK'), 'United States', 'USA') AS words,
       -- Filter values as tokens; each begins with a private-use character that no typed word contains. Followers
       -- and engagement have a token per step reached, which narrows a search; an exact bound decides.
       char(57344) || a.region || ' ' || char(57345) || hex(a.sport) || iif(a.is_verified, ' ' || char(57346) || ' ' || char(57348) || hex(a.sport), '')
       || coalesce((SELECT group_concat(' ' || char(57345) || hex(value) || iif(a.is_verified, ' ' || char(57348) || hex(value), ''), '')
                    FROM (SELECT DISTINCT value FROM json_each(a.other_sports) WHERE value NOT IN ('', a.sport))), '')
       || iif(a.total_followers >= 10000, ' ' || char(57361), '') || iif(a.total_followers >= 50000, ' ' || char(57362), '')
       || iif(a.total_followers >= 100000, ' ' || char(57363), '') || iif(a.total_followers >= 500000, ' ' || char(57364), '')
       || iif(a.avg_engagement >= 2, ' ' || char(57377), '') || iif(a.avg_engagement >= 4, ' ' || char(57378), '')
       || iif(a.avg_engagement >= 6, ' ' || char(57379), '') || iif(a.avg_engagement >= 8, ' ' || char(57380), '')
       || coalesce((SELECT group_concat(' ' || char(57347) || hex(lower(trim(value))), '') FROM json_each(a.content_themes)), '')
       || iif(a.place_keys <> '', ' ' || char(57349) || replace(a.place_keys, ' ', ' ' || char(57349)), '') AS tokens
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id
WHERE p.status = 'active' AND p.closed_at IS NULL;
--> statement-breakpoint
DROP TRIGGER profiles_after_update_name;
--> statement-breakpoint
CREATE TRIGGER profiles_after_update_name AFTER UPDATE OF full_name, closed_at ON profiles
WHEN old.full_name <> new.full_name OR old.closed_at IS NOT new.closed_at BEGIN
  DELETE FROM athlete_search WHERE user_id = new.id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.id;
END;
