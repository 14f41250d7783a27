-- Place and themes join the narrow row: matching reads them of hundreds of candidates at once, and finding each
-- in its wide profile took half of its time (docs/decisions/0011).
ALTER TABLE athlete_search ADD COLUMN location TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE athlete_search ADD COLUMN themes TEXT NOT NULL DEFAULT '[]';
--> statement-breakpoint
UPDATE athlete_search SET (location, themes) =
  (SELECT location, content_themes FROM athlete_profiles a WHERE a.user_id = athlete_search.user_id);
--> statement-breakpoint

DROP VIEW athlete_search_source;
--> statement-breakpoint
-- What an athlete is found by; the one place that says how the model follows from the profile.
CREATE VIEW athlete_search_source AS
SELECT a.ambassador_score * 4294967296 + a.number AS rank, a.user_id, a.sport, a.region, a.is_verified AS verified,
       a.total_followers AS followers, a.avg_engagement AS engagement, a.growth_rate AS growth,
       a.location, a.content_themes AS themes,
       p.full_name || ' ' || a.sport || ' ' || a.location AS words,
       -- What filters ask for, a token each, led by a private character that no typed word has. Of followers
       -- and engagement the milestones that are reached: they narrow a search, its own bound decides.
       char(57344) || a.region || ' ' || char(57345) || hex(a.sport) || iif(a.is_verified, ' ' || char(57346) || ' ' || char(57348) || hex(a.sport), '')
       || iif(a.total_followers >= 10000, ' ' || char(57361), '') || iif(a.total_followers >= 50000, ' ' || char(57362), '')
       || iif(a.total_followers >= 100000, ' ' || char(57363), '') || iif(a.total_followers >= 500000, ' ' || char(57364), '')
       || iif(a.avg_engagement >= 2, ' ' || char(57377), '') || iif(a.avg_engagement >= 4, ' ' || char(57378), '')
       || iif(a.avg_engagement >= 6, ' ' || char(57379), '') || iif(a.avg_engagement >= 8, ' ' || char(57380), '')
       || coalesce((SELECT group_concat(' ' || char(57347) || hex(lower(trim(value))), '') FROM json_each(a.content_themes)), '') AS marks
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id;
--> statement-breakpoint

DROP TRIGGER athlete_profiles_found;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_found AFTER INSERT ON athlete_profiles BEGIN
  UPDATE athlete_profiles SET number = (SELECT coalesce(max(number), 0) + 1 FROM athlete_profiles) WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
-- A save names all columns. Who is found by other words or at another place moves in the model with everything;
-- new figures between the same milestones change one row, and a count where a step is crossed; what is
-- found stays where it is for the rest. (0005 had these for a day: hence IF EXISTS.)
DROP TRIGGER IF EXISTS athlete_profiles_changed;
--> statement-breakpoint
DROP TRIGGER IF EXISTS athlete_profiles_moved;
--> statement-breakpoint
DROP TRIGGER IF EXISTS athlete_profiles_measured;
--> statement-breakpoint
DROP TRIGGER IF EXISTS athlete_search_recounted;
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
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes
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
--> statement-breakpoint
DROP TRIGGER profiles_renamed;
--> statement-breakpoint
CREATE TRIGGER profiles_renamed AFTER UPDATE OF full_name ON profiles WHEN old.full_name <> new.full_name BEGIN
  DELETE FROM athlete_search WHERE user_id = new.id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes
  FROM athlete_search_source WHERE user_id = new.id;
END;
