-- A change of the search words adds a small segment to the index. FTS5 would merge segments inside whichever
-- save comes sixteenth, and that person waits; now a job merges (features/discovery/merge.server.ts), and a
-- save does only should a great many have come since.
INSERT INTO athlete_words (athlete_words, rank) VALUES ('automerge', 0);
--> statement-breakpoint
INSERT INTO athlete_words (athlete_words, rank) VALUES ('crisismerge', 200);
--> statement-breakpoint

-- A save names all columns. Who is found by other words or at another place moves in the model with everything;
-- new figures between the same milestones change one row, and a count where a step is crossed; what is
-- found stays where it is for the rest.
DROP TRIGGER athlete_profiles_changed;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_moved AFTER UPDATE OF
  ambassador_score, sport, region, location, is_verified, total_followers, avg_engagement, content_themes
ON athlete_profiles
WHEN (old.ambassador_score, old.sport, old.region, old.location, old.is_verified, old.content_themes,
      (old.total_followers >= 10000) + (old.total_followers >= 50000) + (old.total_followers >= 100000) + (old.total_followers >= 500000),
      (old.avg_engagement >= 2) + (old.avg_engagement >= 4) + (old.avg_engagement >= 6) + (old.avg_engagement >= 8))
  IS NOT (new.ambassador_score, new.sport, new.region, new.location, new.is_verified, new.content_themes,
      (new.total_followers >= 10000) + (new.total_followers >= 50000) + (new.total_followers >= 100000) + (new.total_followers >= 500000),
      (new.avg_engagement >= 2) + (new.avg_engagement >= 4) + (new.avg_engagement >= 6) + (new.avg_engagement >= 8))
BEGIN
  DELETE FROM athlete_search WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
-- After a move the row says all this already, and nothing is written.
CREATE TRIGGER athlete_profiles_measured AFTER UPDATE OF total_followers, avg_engagement, growth_rate ON athlete_profiles
WHEN (old.total_followers, old.avg_engagement, old.growth_rate) IS NOT (new.total_followers, new.avg_engagement, new.growth_rate)
BEGIN
  UPDATE athlete_search SET followers = new.total_followers, engagement = new.avg_engagement, growth = new.growth_rate
  WHERE user_id = new.user_id
    AND (followers, engagement, growth) IS NOT (new.total_followers, new.avg_engagement, new.growth_rate);
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_recounted AFTER UPDATE OF followers, engagement ON athlete_search
WHEN (min(old.followers / 10000, 100), min(CAST(old.engagement * 2 AS INTEGER), 40))
  IS NOT (min(new.followers / 10000, 100), min(CAST(new.engagement * 2 AS INTEGER), 40))
BEGIN
  UPDATE athlete_counts SET n = n - 1
  WHERE region = old.region AND verified = old.verified AND sport IN ('', old.sport)
    AND (kind, bucket) IN (VALUES ('followers', min(old.followers / 10000, 100)),
      ('engagement', min(CAST(old.engagement * 2 AS INTEGER), 40)));
  INSERT INTO athlete_counts (kind, sport, region, verified, bucket, n)
  SELECT b.kind, s.sport, new.region, new.verified, b.bucket, 1
  FROM (SELECT 'followers' AS kind, min(new.followers / 10000, 100) AS bucket
        UNION ALL SELECT 'engagement', min(CAST(new.engagement * 2 AS INTEGER), 40)) b,
       (SELECT '' AS sport UNION SELECT new.sport) s
  WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
