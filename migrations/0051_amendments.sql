CREATE TABLE `__new_contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`invitation_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`title` text NOT NULL,
	`kind` text DEFAULT 'contract' NOT NULL,
	`amends` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`proposed_by` text NOT NULL,
	`offered_at` integer NOT NULL,
	`closed_at` integer,
	`reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`invitation_id`) REFERENCES `campaign_invitations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`amends`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contracts_status" CHECK("__new_contracts"."status" in ('pending', 'partially_signed', 'fully_executed', 'declined', 'withdrawn', 'lapsed', 'replaced', 'cancelled')),
	CONSTRAINT "contracts_proposed_by" CHECK("__new_contracts"."proposed_by" in ('brand', 'athlete')),
	CONSTRAINT "contracts_kind" CHECK("__new_contracts"."kind" in ('contract', 'amendment', 'cancellation')),
	CONSTRAINT "contracts_amends" CHECK(("__new_contracts"."kind" = 'contract') = ("__new_contracts"."amends" is null))
);
--> statement-breakpoint
INSERT INTO `__new_contracts`("id", "invitation_id", "campaign_id", "brand_id", "athlete_id", "title", "status", "version", "proposed_by", "offered_at", "closed_at", "reason", "created_at") SELECT "id", "invitation_id", "campaign_id", "brand_id", "athlete_id", "title", "status", "version", "proposed_by", "offered_at", "closed_at", "reason", "created_at" FROM `contracts`;--> statement-breakpoint
DROP TABLE `contracts`;--> statement-breakpoint
ALTER TABLE `__new_contracts` RENAME TO `contracts`;--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_open` ON `contracts` (`invitation_id`) WHERE status in ('pending', 'partially_signed');--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_in_force` ON `contracts` (`invitation_id`) WHERE status = 'fully_executed' and kind <> 'cancellation';--> statement-breakpoint
CREATE INDEX `contracts_amends` ON `contracts` (`amends`);--> statement-breakpoint
CREATE INDEX `contracts_brand` ON `contracts` (`brand_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contracts_athlete` ON `contracts` (`athlete_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contracts_status` ON `contracts` (`status`,`offered_at`);--> statement-breakpoint
CREATE INDEX `contracts_newest` ON `contracts` (`created_at`);--> statement-breakpoint
-- It reads `record_entries`, and a trigger that reads a missing table stops the renaming.
DROP TRIGGER record_seals_next;--> statement-breakpoint
CREATE TABLE `__new_record_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`body` text NOT NULL,
	`salt` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "record_entries_kind" CHECK("__new_record_entries"."kind" in ('invitation_accepted', 'contract_version', 'contract_signed', 'contract_declined', 'contract_cancelled', 'agreement_ended', 'draft_submitted', 'content_approved', 'changes_requested', 'content_posted', 'dispute_filed', 'dispute_ruled', 'dispute_settled'))
);
--> statement-breakpoint
INSERT INTO `__new_record_entries`("id", "campaign_id", "number", "kind", "subject_id", "athlete_id", "body", "salt", "created_at") SELECT "id", "campaign_id", "number", "kind", "subject_id", "athlete_id", "body", "salt", "created_at" FROM `record_entries`;--> statement-breakpoint
DROP TABLE `record_entries`;--> statement-breakpoint
ALTER TABLE `__new_record_entries` RENAME TO `record_entries`;--> statement-breakpoint
CREATE UNIQUE INDEX `record_entries_number` ON `record_entries` (`campaign_id`,`number`);--> statement-breakpoint
CREATE INDEX `record_entries_subject` ON `record_entries` (`subject_id`);--> statement-breakpoint
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
