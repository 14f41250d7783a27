CREATE TABLE `__new_hand_overs` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`since` integer NOT NULL,
	`extended_to` text,
	`told` text,
	PRIMARY KEY(`kind`, `subject_id`, `since`),
	CONSTRAINT "hand_overs_kind" CHECK("__new_hand_overs"."kind" in ('invitation', 'review', 'changes', 'dispute_athlete', 'dispute_brand', 'contract_athlete', 'contract_brand')),
	CONSTRAINT "hand_overs_told" CHECK("__new_hand_overs"."told" in ('half', 'last', 'due'))
);
--> statement-breakpoint
INSERT INTO `__new_hand_overs`("kind", "subject_id", "since", "extended_to", "told") SELECT "kind", "subject_id", "since", "extended_to", "told" FROM `hand_overs`;--> statement-breakpoint
DROP TABLE `hand_overs`;--> statement-breakpoint
ALTER TABLE `__new_hand_overs` RENAME TO `hand_overs`;--> statement-breakpoint
CREATE INDEX `hand_overs_since` ON `hand_overs` (`since`);