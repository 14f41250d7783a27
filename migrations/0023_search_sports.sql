-- The sport filter and its counts know all sports of an athlete. Each other sport is a token as the primary one is, counted as it is,
-- and a row here, with the figures that are filtered and sorted by.
--
-- Those who have other sports leave the model, uncounted by the triggers that counted them, and enter it again at the end.
DELETE FROM athlete_search WHERE other_sports <> '[]';
--> statement-breakpoint
CREATE TABLE athlete_other_sports (
  sport TEXT NOT NULL,
  rank INTEGER NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  followers INTEGER NOT NULL,
  engagement REAL NOT NULL,
  growth REAL NOT NULL,
  place_key TEXT NOT NULL,
  PRIMARY KEY (sport, rank)
) WITHOUT ROWID;
--> statement-breakpoint
DROP VIEW athlete_search_source;
--> statement-breakpoint
CREATE VIEW athlete_search_source AS
SELECT a.ambassador_score * 4294967296 + a.number AS rank, a.user_id, a.sport, a.region, a.is_verified AS verified,
       a.total_followers AS followers, a.avg_engagement AS engagement, a.growth_rate AS growth,
       a.location, a.content_themes AS themes, a.other_sports,
       substr(a.place_keys, 1, instr(a.place_keys || ' ', ' ') - 1) AS place_key,
       -- The place says the county, nation and country of a town. Countries of several words are said as one: no search for
       -- the name King or States means a country.
       p.full_name || ' ' || a.sport || ' ' || a.location
       || coalesce((SELECT group_concat(' ' || value, '') FROM json_each(a.other_sports)), '') || ' '
       || replace(replace(a.place, 'United Kingdom', 'UK'), 'United States', 'USA') AS words,
       -- Filter values as tokens; each begins with a private-use character that no typed word contains. Followers
       -- and engagement have a token per step reached, which narrows a search; an exact bound decides.
       char(57344) || a.region || ' ' || char(57345) || hex(a.sport) || iif(a.is_verified, ' ' || char(57346) || ' ' || char(57348) || hex(a.sport), '')
       || coalesce((SELECT group_concat(' ' || char(57345) || hex(value) || iif(a.is_verified, ' ' || char(57348) || hex(value), ''), '')
                    FROM (SELECT DISTINCT value FROM json_each(a.other_sports) WHERE value NOT IN ('', a.sport))), '')
       || iif(a.total_followers >= 10000, ' ' || char(57361), '') || iif(a.total_followers >= 50000, ' ' || char(57362), '')
       || iif(a.total_followers >= 100000, ' ' || char(57363), '') || iif(a.total_followers >= 500000, ' ' || char(57364), '')
       || iif(a.avg_engagement >= 2, ' ' || char(57377), '') || iif(a.avg_engagement >= 4, ' ' || char(57378), '')
       || iif(a.avg_engagement >= 6, ' ' || char(57379), '') || iif(a.avg_engagement >= 8, ' ' || char(57380), '')
       || coalesce((SELECT group_concat(' ' || char(57347) || hex(lower(trim(value))), '') FROM json_each(a.content_themes)), '')
       || iif(a.place_keys <> '', ' ' || char(57349) || replace(a.place_keys, ' ', ' ' || char(57349)), '') AS tokens
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_sports AFTER INSERT ON athlete_search WHEN new.other_sports <> '[]' BEGIN
  INSERT INTO athlete_other_sports (sport, rank, region, verified, followers, engagement, growth, place_key)
  SELECT DISTINCT value, new.rank, new.region, new.verified, new.followers, new.engagement, new.growth, new.place_key
  FROM json_each(new.other_sports) WHERE value NOT IN ('', new.sport)
  ON CONFLICT DO UPDATE SET region = excluded.region, verified = excluded.verified, followers = excluded.followers,
    engagement = excluded.engagement, growth = excluded.growth, place_key = excluded.place_key;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_delete_sports AFTER DELETE ON athlete_search WHEN old.other_sports <> '[]' BEGIN
  DELETE FROM athlete_other_sports WHERE rank = old.rank AND sport IN (SELECT value FROM json_each(old.other_sports));
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_update_sports AFTER UPDATE OF followers, engagement, growth ON athlete_search
WHEN new.other_sports <> '[]' BEGIN
  UPDATE athlete_other_sports SET followers = new.followers, engagement = new.engagement, growth = new.growth
  WHERE rank = new.rank AND sport IN (SELECT value FROM json_each(new.other_sports));
END;
--> statement-breakpoint
DROP TRIGGER athlete_search_after_insert_counts;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_counts AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_counts (kind, sport, region, verified, bucket, n)
  SELECT b.kind, s.sport, new.region, new.verified, b.bucket, 1
  FROM (SELECT 'all' AS kind, 0 AS bucket
        UNION ALL SELECT 'followers', min(new.followers / 10000, 100)
        UNION ALL SELECT 'engagement', min(CAST(new.engagement * 2 AS INTEGER), 40)
        UNION ALL SELECT 'score', new.rank >> 32) b,
       (SELECT '' AS sport UNION SELECT new.sport UNION SELECT value FROM json_each(new.other_sports)) s
  WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
DROP TRIGGER athlete_search_after_delete_counts;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_delete_counts AFTER DELETE ON athlete_search BEGIN
  UPDATE athlete_counts SET n = n - 1
  WHERE region = old.region AND verified = old.verified AND sport IN (SELECT '' UNION SELECT old.sport UNION SELECT value FROM json_each(old.other_sports))
    AND (kind, bucket) IN (VALUES ('all', 0), ('followers', min(old.followers / 10000, 100)),
      ('engagement', min(CAST(old.engagement * 2 AS INTEGER), 40)), ('score', old.rank >> 32));
END;
--> statement-breakpoint
DROP TRIGGER athlete_search_after_update_counts;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_update_counts AFTER UPDATE OF followers, engagement ON athlete_search
WHEN (min(old.followers / 10000, 100), min(CAST(old.engagement * 2 AS INTEGER), 40))
  IS NOT (min(new.followers / 10000, 100), min(CAST(new.engagement * 2 AS INTEGER), 40))
BEGIN
  UPDATE athlete_counts SET n = n - 1
  WHERE region = old.region AND verified = old.verified AND sport IN (SELECT '' UNION SELECT old.sport UNION SELECT value FROM json_each(old.other_sports))
    AND (kind, bucket) IN (VALUES ('followers', min(old.followers / 10000, 100)),
      ('engagement', min(CAST(old.engagement * 2 AS INTEGER), 40)));
  INSERT INTO athlete_counts (kind, sport, region, verified, bucket, n)
  SELECT b.kind, s.sport, new.region, new.verified, b.bucket, 1
  FROM (SELECT 'followers' AS kind, min(new.followers / 10000, 100) AS bucket
        UNION ALL SELECT 'engagement', min(CAST(new.engagement * 2 AS INTEGER), 40)) b,
       (SELECT '' AS sport UNION SELECT new.sport UNION SELECT value FROM json_each(new.other_sports)) s
  WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
FROM athlete_search_source WHERE user_id IN (SELECT user_id FROM athlete_profiles WHERE other_sports <> '[]');
