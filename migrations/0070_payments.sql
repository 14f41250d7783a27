CREATE TABLE `ledger_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`from_account` text NOT NULL,
	`to_account` text NOT NULL,
	`amount` integer NOT NULL,
	`payment_id` text NOT NULL,
	`invitation_id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`athlete_id` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invitation_id`) REFERENCES `campaign_invitations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entries_kind" CHECK("ledger_entries"."kind" in ('funded', 'released', 'fee_earned', 'refund_due', 'sent', 'refunded')),
	CONSTRAINT "ledger_entries_from_account" CHECK("ledger_entries"."from_account" in ('brand', 'held', 'to_athlete', 'to_brand', 'athlete', 'fee')),
	CONSTRAINT "ledger_entries_to_account" CHECK("ledger_entries"."to_account" in ('brand', 'held', 'to_athlete', 'to_brand', 'athlete', 'fee')),
	CONSTRAINT "ledger_entries_way" CHECK("ledger_entries"."kind" || ':' || "ledger_entries"."from_account" || ':' || "ledger_entries"."to_account" in ('funded:brand:held', 'released:held:to_athlete', 'fee_earned:held:fee', 'refund_due:held:to_brand', 'sent:to_athlete:athlete', 'refunded:to_brand:brand')),
	CONSTRAINT "ledger_entries_amount" CHECK("ledger_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_reference` ON `ledger_entries` (`reference`);--> statement-breakpoint
CREATE INDEX `ledger_entries_payment` ON `ledger_entries` (`payment_id`,`from_account`,`to_account`,`amount`);--> statement-breakpoint
CREATE INDEX `ledger_entries_agreement` ON `ledger_entries` (`invitation_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_campaign` ON `ledger_entries` (`campaign_id`,`from_account`,`to_account`,`amount`);--> statement-breakpoint
CREATE INDEX `ledger_entries_brand` ON `ledger_entries` (`brand_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_athlete` ON `ledger_entries` (`athlete_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `payments` (
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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`invitation_id`) REFERENCES `campaign_invitations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`athlete_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_status" CHECK("payments"."status" in ('due', 'paying', 'held', 'settled')),
	CONSTRAINT "payments_settled_for" CHECK("payments"."settled_for" in ('signed', 'approved', 'brand_released', 'athlete_returned', 'called_off', 'contract_cancelled', 'dispute')),
	CONSTRAINT "payments_amounts" CHECK("payments"."amount" > 0 and "payments"."fee" >= 0),
	CONSTRAINT "payments_shares" CHECK(("payments"."status" = 'settled') = ("payments"."to_athlete" is not null) and ("payments"."to_athlete" is null
        or (min("payments"."to_athlete", "payments"."to_fee", "payments"."to_brand") >= 0 and "payments"."to_athlete" + "payments"."to_fee" + "payments"."to_brand" = "payments"."amount" + "payments"."fee"))),
	CONSTRAINT "payments_paid" CHECK("payments"."status" in ('due', 'paying') or "payments"."intent_id" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_number` ON `payments` (`invitation_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_session` ON `payments` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intent` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `payments_campaign` ON `payments` (`campaign_id`,`athlete_id`);--> statement-breakpoint
CREATE INDEX `payments_brand` ON `payments` (`brand_id`);--> statement-breakpoint
CREATE INDEX `payments_athlete` ON `payments` (`athlete_id`);--> statement-breakpoint
-- The ledger only grows, and nobody gives what they do not have. The first line gives the same answer to INSERT OR REPLACE, which
-- deletes without a DELETE.
CREATE TRIGGER ledger_entries_next BEFORE INSERT ON ledger_entries
BEGIN
  SELECT raise(ABORT, 'ledger_entries: this movement was written before')
  WHERE EXISTS (SELECT 1 FROM ledger_entries WHERE id = new.id OR reference = new.reference);
  SELECT raise(ABORT, 'ledger_entries: an account would go below zero')
  WHERE new.from_account <> 'brand' AND new.amount > (
    SELECT coalesce(sum(iif(to_account = new.from_account, amount, 0) - iif(from_account = new.from_account, amount, 0)), 0)
    FROM ledger_entries WHERE payment_id = new.payment_id);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_updated AFTER UPDATE ON ledger_entries
BEGIN
  SELECT raise(ABORT, 'ledger_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_deleted AFTER DELETE ON ledger_entries
BEGIN
  SELECT raise(ABORT, 'ledger_entries is append-only');
END;
