ALTER TABLE `content_submissions` ADD `hashtags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `content_submissions` ADD `planned_on` text;--> statement-breakpoint
ALTER TABLE `content_submissions` ADD `deliverable` text;--> statement-breakpoint
ALTER TABLE `content_versions` ADD `hashtags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Where only one thing was agreed, the pieces are for it.
UPDATE `content_submissions` SET `deliverable` = (
	SELECT json_extract(i.deliverables, '$[0]') FROM campaign_invitations i
	WHERE i.campaign_id = content_submissions.campaign_id AND i.athlete_id = content_submissions.athlete_id
		AND json_array_length(i.deliverables) = 1
);
