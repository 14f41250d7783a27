CREATE TABLE `payment_differences` (
	`id` text PRIMARY KEY NOT NULL,
	`invitation_id` text NOT NULL,
	`payment_id` text,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`in_ledger` integer NOT NULL,
	`at_stripe` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_differences_kind" CHECK("payment_differences"."kind" in ('charged', 'refunded', 'transferred', 'unknown_charge', 'unknown_transfer'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_differences_open` ON `payment_differences` (`kind`,`reference`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `payment_differences_agreement` ON `payment_differences` (`invitation_id`,`id`);--> statement-breakpoint
CREATE INDEX `payment_differences_payment` ON `payment_differences` (`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_differences_closed` ON `payment_differences` (`closed_at`) WHERE closed_at is not null;--> statement-breakpoint
CREATE TABLE `payment_proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`payment_version` integer NOT NULL,
	`to_athlete` integer NOT NULL,
	`to_fee` integer NOT NULL,
	`to_brand` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`proposed_by` text,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposed_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "payment_proposals_status" CHECK("payment_proposals"."status" in ('open', 'confirmed', 'declined', 'lapsed')),
	CONSTRAINT "payment_proposals_shares" CHECK(min("payment_proposals"."to_athlete", "payment_proposals"."to_fee", "payment_proposals"."to_brand") >= 0)
);
--> statement-breakpoint
CREATE INDEX `payment_proposals_payment` ON `payment_proposals` (`payment_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_proposals_open` ON `payment_proposals` (`payment_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `payment_proposals_proposed_by` ON `payment_proposals` (`proposed_by`);--> statement-breakpoint
CREATE INDEX `payment_proposals_decided_by` ON `payment_proposals` (`decided_by`);--> statement-breakpoint
-- Rebuilds the table, because its checks belong to the table and not to their columns. The migrator runs without foreign
-- keys, so no row of the ledger is lost (tests/integration/enum-columns.test.ts).
CREATE TABLE `__new_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`invitation_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`release` text NOT NULL,
	`due` text,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`status` text DEFAULT 'due' NOT NULL,
	`session_id` text,
	`intent_id` text,
	`transfer_id` text,
	`refund_id` text,
	`funded_at` integer,
	`to_athlete` integer,
	`to_fee` integer,
	`to_brand` integer,
	`settled_for` text,
	`settled_at` integer,
	`sent_at` integer,
	`refunded_at` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`compared_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`invitation_id`) REFERENCES `campaign_invitations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_status" CHECK("__new_payments"."status" in ('due', 'paying', 'held', 'settled')),
	CONSTRAINT "payments_settled_for" CHECK("__new_payments"."settled_for" in ('signed', 'approved', 'brand_released', 'athlete_returned', 'called_off', 'contract_cancelled', 'dispute', 'charged_back', 'staff')),
	CONSTRAINT "payments_amounts" CHECK("__new_payments"."amount" > 0 and "__new_payments"."fee" >= 0),
	CONSTRAINT "payments_shares" CHECK(("__new_payments"."status" = 'settled') = ("__new_payments"."to_athlete" is not null) and ("__new_payments"."to_athlete" is null
        or (min("__new_payments"."to_athlete", "__new_payments"."to_fee", "__new_payments"."to_brand") >= 0 and "__new_payments"."to_athlete" + "__new_payments"."to_fee" + "__new_payments"."to_brand" = "__new_payments"."amount" + "__new_payments"."fee"))),
	CONSTRAINT "payments_paid" CHECK("__new_payments"."status" in ('due', 'paying') or "__new_payments"."intent_id" is not null)
);
--> statement-breakpoint
INSERT INTO `__new_payments`("id", "invitation_id", "campaign_id", "brand_id", "athlete_id", "number", "name", "release", "due", "amount", "fee", "status", "session_id", "intent_id", "transfer_id", "refund_id", "funded_at", "to_athlete", "to_fee", "to_brand", "settled_for", "settled_at", "sent_at", "refunded_at", "version", "compared_at", "created_at", "updated_at") SELECT "id", "invitation_id", "campaign_id", "brand_id", "athlete_id", "number", "name", "release", "due", "amount", "fee", "status", "session_id", "intent_id", "transfer_id", "refund_id", "funded_at", "to_athlete", "to_fee", "to_brand", "settled_for", "settled_at", "sent_at", "refunded_at", "version", 0, "created_at", "updated_at" FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_number` ON `payments` (`invitation_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session` ON `payments` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intent` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `payments_campaign` ON `payments` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `payments_brand` ON `payments` (`brand_id`);--> statement-breakpoint
CREATE INDEX `payments_athlete` ON `payments` (`athlete_id`);--> statement-breakpoint
CREATE INDEX `payments_compared` ON `payments` (`compared_at`,`invitation_id`);