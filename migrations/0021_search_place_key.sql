-- The first of an athlete's place keys (docs/decisions/0021-places.md), which is of the place itself, joins the narrow row. Counting
-- and walking athletes of a place read it there: looking up the tokens of up to 130 places row by row took 100 ms.
ALTER TABLE athlete_search ADD COLUMN place_key TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE athlete_search SET place_key =
  (SELECT substr(place_keys, 1, instr(place_keys || ' ', ' ') - 1) FROM athlete_profiles a WHERE a.user_id = athlete_search.user_id);
--> statement-breakpoint
-- It carries the filtered figures, so that counting a sport in a place never leaves it.
CREATE INDEX athlete_search_place ON athlete_search (place_key, sport, rank, region, verified, followers, engagement);
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
       || iif(a.total_followers >= 10000, ' ' || char(57361), '') || iif(a.total_followers >= 50000, ' ' || char(57362), '')
       || iif(a.total_followers >= 100000, ' ' || char(57363), '') || iif(a.total_followers >= 500000, ' ' || char(57364), '')
       || iif(a.avg_engagement >= 2, ' ' || char(57377), '') || iif(a.avg_engagement >= 4, ' ' || char(57378), '')
       || iif(a.avg_engagement >= 6, ' ' || char(57379), '') || iif(a.avg_engagement >= 8, ' ' || char(57380), '')
       || coalesce((SELECT group_concat(' ' || char(57347) || hex(lower(trim(value))), '') FROM json_each(a.content_themes)), '')
       || iif(a.place_keys <> '', ' ' || char(57349) || replace(a.place_keys, ' ', ' ' || char(57349)), '') AS tokens
FROM athlete_profiles a JOIN profiles p ON p.id = a.user_id;
--> statement-breakpoint
DROP TRIGGER athlete_profiles_after_insert;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_insert AFTER INSERT ON athlete_profiles BEGIN
  UPDATE athlete_profiles SET number = (SELECT coalesce(max(number), 0) + 1 FROM athlete_profiles) WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
DROP TRIGGER athlete_profiles_after_update_model;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_after_update_model AFTER UPDATE OF
  ambassador_score, sport, region, location, is_verified, total_followers, avg_engagement, content_themes,
  place, place_keys, other_sports
ON athlete_profiles
WHEN (old.ambassador_score, old.sport, old.region, old.location, old.is_verified, old.content_themes, old.place, old.place_keys, old.other_sports,
      (old.total_followers >= 10000) + (old.total_followers >= 50000) + (old.total_followers >= 100000) + (old.total_followers >= 500000),
      (old.avg_engagement >= 2) + (old.avg_engagement >= 4) + (old.avg_engagement >= 6) + (old.avg_engagement >= 8))
  IS NOT (new.ambassador_score, new.sport, new.region, new.location, new.is_verified, new.content_themes, new.place, new.place_keys, new.other_sports,
      (new.total_followers >= 10000) + (new.total_followers >= 50000) + (new.total_followers >= 100000) + (new.total_followers >= 500000),
      (new.avg_engagement >= 2) + (new.avg_engagement >= 4) + (new.avg_engagement >= 6) + (new.avg_engagement >= 8))
BEGIN
  DELETE FROM athlete_search WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
DROP TRIGGER profiles_after_update_name;
--> statement-breakpoint
CREATE TRIGGER profiles_after_update_name AFTER UPDATE OF full_name ON profiles WHEN old.full_name <> new.full_name BEGIN
  DELETE FROM athlete_search WHERE user_id = new.id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth, location, themes, other_sports, place_key
  FROM athlete_search_source WHERE user_id = new.id;
END;
