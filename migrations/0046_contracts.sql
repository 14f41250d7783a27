CREATE TABLE `contract_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`number` integer NOT NULL,
	`clause` text NOT NULL,
	`side` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contract_comments_side" CHECK("contract_comments"."side" in ('brand', 'athlete')),
	CONSTRAINT "contract_comments_body" CHECK(length("contract_comments"."body") between 1 and 1000)
);
--> statement-breakpoint
CREATE INDEX `contract_comments_contract` ON `contract_comments` (`contract_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `contract_signatures` (
	`contract_id` text NOT NULL,
	`number` integer NOT NULL,
	`side` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`consent` text NOT NULL,
	`hash` text NOT NULL,
	`ip_address` text NOT NULL,
	`user_agent` text NOT NULL,
	`signed_at` integer NOT NULL,
	PRIMARY KEY(`contract_id`, `number`, `side`),
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contract_signatures_side" CHECK("contract_signatures"."side" in ('brand', 'athlete'))
);
--> statement-breakpoint
CREATE TABLE `contract_versions` (
	`contract_id` text NOT NULL,
	`number` integer NOT NULL,
	`proposed_by` text NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`contract_id`, `number`),
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contract_versions_proposed_by" CHECK("contract_versions"."proposed_by" in ('brand', 'athlete'))
);
--> statement-breakpoint
CREATE TABLE `contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`invitation_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`title` text NOT NULL,
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
	CONSTRAINT "contracts_status" CHECK("contracts"."status" in ('pending', 'partially_signed', 'fully_executed', 'declined', 'withdrawn', 'lapsed')),
	CONSTRAINT "contracts_proposed_by" CHECK("contracts"."proposed_by" in ('brand', 'athlete'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_standing` ON `contracts` (`invitation_id`) WHERE status in ('pending', 'partially_signed', 'fully_executed');--> statement-breakpoint
CREATE INDEX `contracts_brand` ON `contracts` (`brand_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contracts_athlete` ON `contracts` (`athlete_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contracts_status` ON `contracts` (`status`,`offered_at`);--> statement-breakpoint
CREATE INDEX `contracts_newest` ON `contracts` (`created_at`);
--> statement-breakpoint
CREATE TRIGGER contract_versions_kept AFTER UPDATE ON contract_versions BEGIN
  SELECT raise(ABORT, 'a version of a contract is never changed');
END;--> statement-breakpoint
CREATE TRIGGER contract_versions_stay AFTER DELETE ON contract_versions BEGIN
  SELECT raise(ABORT, 'a version of a contract is never deleted');
END;--> statement-breakpoint
CREATE TRIGGER contract_signatures_kept AFTER UPDATE ON contract_signatures BEGIN
  SELECT raise(ABORT, 'a signature is never changed');
END;--> statement-breakpoint
CREATE TRIGGER contract_signatures_stay AFTER DELETE ON contract_signatures BEGIN
  SELECT raise(ABORT, 'a signature is never deleted');
END;
