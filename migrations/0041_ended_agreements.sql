-- Written by hand: the generated migration would rebuild the table, which empties its children through cascades.
-- A column in the place of the old one: libSQL's ALTER COLUMN misreads a column whose check holds commas.
ALTER TABLE `campaign_invitations` ADD `next_status` text DEFAULT 'pending' NOT NULL CONSTRAINT "campaign_invitations_status" CHECK (`next_status` in ('pending', 'accepted', 'declined', 'lapsed', 'withdrawn', 'ended'));
--> statement-breakpoint
UPDATE `campaign_invitations` SET `next_status` = `status`;
--> statement-breakpoint
DROP INDEX `campaign_invitations_athlete`;
--> statement-breakpoint
DROP INDEX `campaign_invitations_status`;
--> statement-breakpoint
ALTER TABLE `campaign_invitations` DROP COLUMN `status`;
--> statement-breakpoint
ALTER TABLE `campaign_invitations` RENAME COLUMN `next_status` TO `status`;
--> statement-breakpoint
CREATE INDEX `campaign_invitations_athlete` ON `campaign_invitations` (`athlete_id`,`status`);
--> statement-breakpoint
CREATE INDEX `campaign_invitations_status` ON `campaign_invitations` (`status`,`created_at`);
