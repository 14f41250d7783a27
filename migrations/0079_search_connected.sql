-- Athletes of whose figures all are told by platforms can be asked for (docs/decisions/0078). Bit 30 of the rank, above every number of an
-- athlete and below the one of Premium, says so: every index of the model has the rank. Among equal scores they stand first.
DROP VIEW athlete_search_source;
--> statement-breakpoint
CREATE VIEW athlete_search_source AS
SELECT a.ambassador_score * 4294967296 + a.number + iif(paid.user_id IS NULL, 0, 23622320128)
         + iif(a.total_followers > 0 AND a.connected_followers >= a.total_followers, 1073741824, 0) AS rank, a.user_id, a.sport, a.region, a.is_verified AS verified,
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
       || iif(a.place_keys <> '', ' ' || char(57349) || replace(a.place_keys, ' ', ' ' || char(57349)), '')
       || iif(a.total_followers > 0 AND a.connected_followers >= a.total_followers, ' ' || char(57350), '') AS tokens
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id
  LEFT JOIN subscriptions paid ON paid.user_id = a.user_id AND paid.plan = 'athlete_premium' AND paid.state <> 'free'
WHERE p.status = 'active' AND p.closed_at IS NULL;
--> statement-breakpoint
-- While few have connected channels, a list of them would walk all others.
CREATE INDEX athlete_search_connected ON athlete_search (rank, sport, region, verified, followers, engagement, growth) WHERE rank >> 30 & 1;
--> statement-breakpoint
DROP TRIGGER athlete_search_after_insert_counts;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_counts AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_counts (kind, sport, region, verified, bucket, n)
  SELECT b.kind, s.sport, new.region, new.verified, b.bucket, 1
  FROM (SELECT 'all' AS kind, 0 AS bucket
        UNION ALL SELECT 'followers', min(new.followers / 10000, 100)
        UNION ALL SELECT 'engagement', min(CAST(new.engagement * 2 AS INTEGER), 40)
        UNION ALL SELECT 'score', (new.rank >> 32) - 5 * (new.rank >> 31 & 1)
        UNION ALL SELECT 'connected', 1 WHERE new.rank >> 30 & 1) b,
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
      ('connected', old.rank >> 30 & 1), ('engagement', min(CAST(old.engagement * 2 AS INTEGER), 40)), ('score', (old.rank >> 32) - 5 * (old.rank >> 31 & 1)));
END;
--> statement-breakpoint
DROP TRIGGER athlete_profiles_after_update_model;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_update_model AFTER UPDATE OF
  ambassador_score, sport, region, location, is_verified, total_followers, avg_engagement, content_themes,
  place, place_keys, other_sports, connected_followers
ON athlete_profiles
WHEN (old.ambassador_score, old.sport, old.region, old.location, old.is_verified, old.content_themes, old.place, old.place_keys, old.other_sports,
      (old.total_followers >= 10000) + (old.total_followers >= 50000) + (old.total_followers >= 100000) + (old.total_followers >= 500000),
      (old.avg_engagement >= 2) + (old.avg_engagement >= 4) + (old.avg_engagement >= 6) + (old.avg_engagement >= 8),
      old.total_followers > 0 AND old.connected_followers >= old.total_followers)
  IS NOT (new.ambassador_score, new.sport, new.region, new.location, new.is_verified, new.content_themes, new.place, new.place_keys, new.other_sports,
      (new.total_followers >= 10000) + (new.total_followers >= 50000) + (new.total_followers >= 100000) + (new.total_followers >= 500000),
      (new.avg_engagement >= 2) + (new.avg_engagement >= 4) + (new.avg_engagement >= 6) + (new.avg_engagement >= 8),
      new.total_followers > 0 AND new.connected_followers >= new.total_followers)
BEGIN
  DELETE FROM athlete_search WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
DELETE FROM athlete_search WHERE user_id IN (SELECT user_id FROM athlete_profiles WHERE total_followers > 0 AND connected_followers >= total_followers);
--> statement-breakpoint
INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
FROM athlete_search_source WHERE user_id IN (SELECT user_id FROM athlete_profiles WHERE total_followers > 0 AND connected_followers >= total_followers);
