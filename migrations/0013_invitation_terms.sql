-- Written by hand: the generated migration would rebuild the table, which empties its children through cascades.
ALTER TABLE `campaign_invitations` ADD `fee` integer CONSTRAINT "campaign_invitations_fee" CHECK (`fee` is null or `fee` >= 0);
--> statement-breakpoint
ALTER TABLE `campaign_invitations` ADD `deliverables` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
-- Until now an invitation was to everything that the brief lists.
UPDATE `campaign_invitations` SET `deliverables` = (SELECT `deliverables` FROM `campaigns` WHERE `campaigns`.`id` = `campaign_id`);
--> statement-breakpoint
-- A column in the place of the old one: libSQL's ALTER COLUMN misreads a column whose check holds commas.
ALTER TABLE `campaign_invitations` ADD `next_status` text DEFAULT 'pending' NOT NULL CONSTRAINT "campaign_invitations_status" CHECK (`next_status` in ('pending', 'accepted', 'declined', 'lapsed', 'withdrawn'));
--> statement-breakpoint
UPDATE `campaign_invitations` SET `next_status` = `status`;
--> statement-breakpoint
DROP INDEX `campaign_invitations_athlete`;
--> statement-breakpoint
ALTER TABLE `campaign_invitations` DROP COLUMN `status`;
--> statement-breakpoint
ALTER TABLE `campaign_invitations` RENAME COLUMN `next_status` TO `status`;
--> statement-breakpoint
CREATE INDEX `campaign_invitations_athlete` ON `campaign_invitations` (`athlete_id`,`status`);
