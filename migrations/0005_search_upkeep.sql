-- A change of the search words adds a small segment to the index. FTS5 would merge segments inside whichever
-- save comes sixteenth, and that person waits; now a job merges (features/discovery/merge.server.ts), and a
-- save does only should a great many have come since.
INSERT INTO athlete_words (athlete_words, rank) VALUES ('automerge', 0);
--> statement-breakpoint
INSERT INTO athlete_words (athlete_words, rank) VALUES ('crisismerge', 200);
--> statement-breakpoint

-- A save names all columns; only one that changes what is found moves the athlete in the model.
DROP TRIGGER athlete_profiles_changed;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_changed AFTER UPDATE OF
  ambassador_score, sport, region, location, is_verified, total_followers, avg_engagement, growth_rate, content_themes
ON athlete_profiles
WHEN (old.ambassador_score, old.sport, old.region, old.location, old.is_verified, old.total_followers, old.avg_engagement, old.growth_rate, old.content_themes)
  IS NOT (new.ambassador_score, new.sport, new.region, new.location, new.is_verified, new.total_followers, new.avg_engagement, new.growth_rate, new.content_themes)
BEGIN
  DELETE FROM athlete_search WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
