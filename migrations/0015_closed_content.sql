ALTER TABLE `content_submissions` ADD `closed_at` integer;--> statement-breakpoint
-- What cancellations have closed until now stands as rejected, with this word. Its athletes' quality and score follow with
-- the next daily figures.
UPDATE `content_submissions` SET `closed_at` = `updated_at`
WHERE `status` = 'rejected' AND `brand_feedback` = 'The campaign was cancelled before this was reviewed.'
  AND `campaign_id` IN (SELECT `id` FROM `campaigns` WHERE `status` = 'cancelled');
