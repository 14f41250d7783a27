-- Renames the triggers of the search model to <table>_after_<event>, and the view's column `marks` to `tokens`.
-- Their bodies are unchanged. The table athlete_words keeps its name: migrations run before the new Worker, and the
-- old one still searches it.
DROP TRIGGER athlete_search_counted;
--> statement-breakpoint
DROP TRIGGER athlete_search_uncounted;
--> statement-breakpoint
DROP TRIGGER athlete_search_worded;
--> statement-breakpoint
DROP TRIGGER athlete_search_unworded;
--> statement-breakpoint
DROP TRIGGER athlete_profiles_found;
--> statement-breakpoint
DROP TRIGGER athlete_profiles_lost;
--> statement-breakpoint
DROP TRIGGER athlete_profiles_moved;
--> statement-breakpoint
DROP TRIGGER athlete_profiles_measured;
--> statement-breakpoint
DROP TRIGGER athlete_search_recounted;
--> statement-breakpoint
DROP TRIGGER profiles_renamed;
--> statement-breakpoint
DROP VIEW athlete_search_source;
--> statement-breakpoint
-- The single definition of how the search model follows from profiles.
CREATE VIEW athlete_search_source AS
SELECT a.ambassador_score * 4294967296 + a.number AS rank, a.user_id, a.sport, a.region, a.is_verified AS verified,
       a.total_followers AS followers, a.avg_engagement AS engagement, a.growth_rate AS growth,
       a.location, a.content_themes AS themes,
       p.full_name || ' ' || a.sport || ' ' || a.location AS words,
       -- Filter values as tokens; each begins with a private-use character that no typed word contains. Followers
       -- and engagement have a token per step reached, which narrows a search; an exact bound decides.
       char(57344) || a.region || ' ' || char(57345) || hex(a.sport) || iif(a.is_verified, ' ' || char(57346) || ' ' || char(57348) || hex(a.sport), '')
       || iif(a.total_followers >= 10000, ' ' || char(57361), '') || iif(a.total_followers >= 50000, ' ' || char(57362), '')
       || iif(a.total_followers >= 100000, ' ' || char(57363), '') || iif(a.total_followers >= 500000, ' ' || char(57364), '')
       || iif(a.avg_engagement >= 2, ' ' || char(57377), '') || iif(a.avg_engagement >= 4, ' ' || char(57378), '')
       || iif(a.avg_engagement >= 6, ' ' || char(57379), '') || iif(a.avg_engagement >= 8, ' ' || char(57380), '')
       || coalesce((SELECT group_concat(' ' || char(57347) || hex(lower(trim(value))), '') FROM json_each(a.content_themes)), '') AS tokens
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_counts AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_counts (kind, sport, region, verified, bucket, n)
  SELECT b.kind, s.sport, new.region, new.verified, b.bucket, 1
  FROM (SELECT 'all' AS kind, 0 AS bucket
        UNION ALL SELECT 'followers', min(new.followers / 10000, 100)
        UNION ALL SELECT 'engagement', min(CAST(new.engagement * 2 AS INTEGER), 40)
        UNION ALL SELECT 'score', new.rank >> 32) b,
       (SELECT '' AS sport UNION SELECT new.sport) s
  WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_delete_counts AFTER DELETE ON athlete_search BEGIN
  UPDATE athlete_counts SET n = n - 1
  WHERE region = old.region AND verified = old.verified AND sport IN ('', old.sport)
    AND (kind, bucket) IN (VALUES ('all', 0), ('followers', min(old.followers / 10000, 100)),
      ('engagement', min(CAST(old.engagement * 2 AS INTEGER), 40)), ('score', old.rank >> 32));
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_words AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_words (rowid, words)
  SELECT new.rank, words || ' ' || tokens FROM athlete_search_source WHERE user_id = new.user_id;

  INSERT OR IGNORE INTO search_terms (variant, term)
  SELECT substr(t.term, 1, i.value - 1) || substr(t.term, i.value + 1), t.term
  FROM (SELECT DISTINCT w.value AS term
        FROM athlete_search_source s, json_each('[' || replace(json_quote(replace(replace(replace(lower(s.words), ',', ' '), '-', ' '), '''', ' ')), ' ', '","') || ']') w
        WHERE s.user_id = new.user_id) t,
       json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]') i
  WHERE length(t.term) BETWEEN 4 AND 24 AND t.term NOT GLOB '*[^a-z0-9à-öø-ɏ]*' AND i.value <= length(t.term) + 1
    AND NOT EXISTS (SELECT 1 FROM search_terms known WHERE known.variant = t.term AND known.term = t.term);
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_delete_words AFTER DELETE ON athlete_search BEGIN
  DELETE FROM athlete_words WHERE rowid = old.rank;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_insert AFTER INSERT ON athlete_profiles BEGIN
  UPDATE athlete_profiles SET number = (SELECT coalesce(max(number), 0) + 1 FROM athlete_profiles) WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_delete AFTER DELETE ON athlete_profiles BEGIN
  DELETE FROM athlete_search WHERE user_id = old.user_id;
END;
--> statement-breakpoint
-- Changed words, place or steps: the row moves in the whole model.
CREATE TRIGGER athlete_profiles_after_update_model AFTER UPDATE OF
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
-- Changed figures between the same steps: one row. After a move it already has these values, and nothing is written.
CREATE TRIGGER athlete_profiles_after_update_figures AFTER UPDATE OF total_followers, avg_engagement, growth_rate ON athlete_profiles
WHEN (old.total_followers, old.avg_engagement, old.growth_rate) IS NOT (new.total_followers, new.avg_engagement, new.growth_rate)
BEGIN
  UPDATE athlete_search SET followers = new.total_followers, engagement = new.avg_engagement, growth = new.growth_rate
  WHERE user_id = new.user_id
    AND (followers, engagement, growth) IS NOT (new.total_followers, new.avg_engagement, new.growth_rate);
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_update_counts AFTER UPDATE OF followers, engagement ON athlete_search
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
CREATE TRIGGER profiles_after_update_name AFTER UPDATE OF full_name ON profiles WHEN old.full_name <> new.full_name BEGIN
  DELETE FROM athlete_search WHERE user_id = new.id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes
  FROM athlete_search_source WHERE user_id = new.id;
END;
