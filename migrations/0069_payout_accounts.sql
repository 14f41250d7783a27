CREATE TABLE `payout_accounts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`state` text NOT NULL,
	`due` text DEFAULT '[]' NOT NULL,
	`due_by` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`checked_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payout_accounts_state" CHECK("payout_accounts"."state" in ('started', 'in_review', 'ready', 'restricted', 'closed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_accounts_account` ON `payout_accounts` (`account_id`);