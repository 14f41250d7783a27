-- Athlete Premium counts as five points in the order by score (docs/decisions/0073): the rank of such an athlete is raised by them, and
-- bit 31, above every number of an athlete, says so. The score itself is what it was: whoever reads it from the rank takes the points off.
DROP VIEW athlete_search_source;
--> statement-breakpoint
CREATE VIEW athlete_search_source AS
SELECT a.ambassador_score * 4294967296 + a.number + iif(paid.user_id IS NULL, 0, 23622320128) AS rank, a.user_id, a.sport, a.region, a.is_verified AS verified,
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
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id
  LEFT JOIN subscriptions paid ON paid.user_id = a.user_id AND paid.plan = 'athlete_premium' AND paid.state <> 'free'
WHERE p.status = 'active' AND p.closed_at IS NULL;
--> statement-breakpoint
DROP TRIGGER athlete_search_after_insert_counts;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_counts AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_counts (kind, sport, region, verified, bucket, n)
  SELECT b.kind, s.sport, new.region, new.verified, b.bucket, 1
  FROM (SELECT 'all' AS kind, 0 AS bucket
        UNION ALL SELECT 'followers', min(new.followers / 10000, 100)
        UNION ALL SELECT 'engagement', min(CAST(new.engagement * 2 AS INTEGER), 40)
        UNION ALL SELECT 'score', (new.rank >> 32) - 5 * (new.rank >> 31 & 1)) b,
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
      ('engagement', min(CAST(old.engagement * 2 AS INTEGER), 40)), ('score', (old.rank >> 32) - 5 * (old.rank >> 31 & 1)));
END;
--> statement-breakpoint
-- A plan that begins or ends moves its athlete in the same batch.
CREATE TRIGGER subscriptions_after_insert_rank AFTER INSERT ON subscriptions
WHEN (new.plan IS 'athlete_premium' AND new.state <> 'free') BEGIN
  DELETE FROM athlete_search WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_after_update_rank AFTER UPDATE OF plan, state ON subscriptions
WHEN (old.plan IS 'athlete_premium' AND old.state <> 'free') <> (new.plan IS 'athlete_premium' AND new.state <> 'free') BEGIN
  DELETE FROM athlete_search WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER subscriptions_after_delete_rank AFTER DELETE ON subscriptions
WHEN (old.plan IS 'athlete_premium' AND old.state <> 'free') BEGIN
  DELETE FROM athlete_search WHERE user_id = old.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = old.user_id;
END;
--> statement-breakpoint
DELETE FROM athlete_search WHERE user_id IN (SELECT user_id FROM subscriptions WHERE plan = 'athlete_premium' AND state <> 'free');
--> statement-breakpoint
INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
FROM athlete_search_source WHERE user_id IN (SELECT user_id FROM subscriptions WHERE plan = 'athlete_premium' AND state <> 'free');
