CREATE TABLE `record_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`body` text NOT NULL,
	`salt` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "record_entries_kind" CHECK("record_entries"."kind" in ('invitation_accepted', 'contract_version', 'contract_signed', 'contract_declined', 'draft_submitted', 'content_approved', 'changes_requested', 'content_posted', 'dispute_filed', 'dispute_ruled', 'dispute_settled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_entries_number` ON `record_entries` (`campaign_id`,`number`);--> statement-breakpoint
CREATE INDEX `record_entries_subject` ON `record_entries` (`subject_id`);--> statement-breakpoint
CREATE TABLE `record_seals` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`previous_hash` text,
	`key_id` text NOT NULL,
	`signature` text NOT NULL,
	`sealed_at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `record_entries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_seals_hash_unique` ON `record_seals` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `record_seals_previous_hash_unique` ON `record_seals` (`previous_hash`);--> statement-breakpoint
-- Both tables only grow. The first trigger gives the same answer to INSERT OR REPLACE, which deletes without a DELETE.
CREATE TRIGGER record_entries_next BEFORE INSERT ON record_entries
BEGIN
  SELECT raise(ABORT, 'record_entries is append-only')
  WHERE EXISTS (SELECT 1 FROM record_entries WHERE id = new.id)
    OR new.number IS NOT (
      SELECT coalesce(max(number), 0) + 1 FROM record_entries WHERE campaign_id = new.campaign_id);
END;
--> statement-breakpoint
CREATE TRIGGER record_entries_updated AFTER UPDATE ON record_entries
BEGIN
  SELECT raise(ABORT, 'record_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER record_entries_deleted AFTER DELETE ON record_entries
BEGIN
  SELECT raise(ABORT, 'record_entries is append-only');
END;
--> statement-breakpoint
-- A seal follows that of the entry before, once: a chain has no fork.
CREATE TRIGGER record_seals_next BEFORE INSERT ON record_seals
BEGIN
  SELECT raise(ABORT, 'record_seals is append-only')
  WHERE EXISTS (SELECT 1 FROM record_seals
    WHERE entry_id = new.entry_id OR hash = new.hash OR previous_hash = new.previous_hash);
  SELECT raise(ABORT, 'record_seals: not the next of its chain')
  FROM record_entries entry WHERE entry.id = new.entry_id
    AND ((entry.number = 1) <> (new.previous_hash IS NULL) OR new.previous_hash IS NOT (
      SELECT seal.hash FROM record_entries earlier JOIN record_seals seal ON seal.entry_id = earlier.id
      WHERE earlier.campaign_id = entry.campaign_id AND earlier.number = entry.number - 1));
END;
--> statement-breakpoint
CREATE TRIGGER record_seals_updated AFTER UPDATE ON record_seals
BEGIN
  SELECT raise(ABORT, 'record_seals is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER record_seals_deleted AFTER DELETE ON record_seals
BEGIN
  SELECT raise(ABORT, 'record_seals is append-only');
END;
