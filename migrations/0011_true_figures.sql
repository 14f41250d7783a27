ALTER TABLE `athlete_profiles` ADD `growth_known` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Engagement is now the mean of the channels that have followers, and the score follows from it. A million athletes
-- in one statement would hold up every writer for minutes: the newest day's jobs are asked for again instead, and put
-- averages, scores, `growth_known`, the search model and matches right in small batches.
UPDATE daily_jobs SET cursor = '', finished_at = NULL
WHERE name IN ('figures', 'matches') AND day = (SELECT max(day) FROM daily_jobs);
