-- Names with letters that nothing takes apart, such as ø and ł, and with apostrophes are found as people without them on their keyboard
-- type them: the words of an athlete have them folded too, by the table of app/platform/fold-letters.ts. Rows of before get theirs from
-- npm run search:rebuild, or when they change.
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
       (SELECT said || iif(f5 = said, '', ' ' || f5) FROM (SELECT said, replace(replace(replace(f4, 'ς', 'σ'), '''', ''), '’', '') AS f5
       FROM (SELECT said, replace(replace(replace(replace(replace(replace(replace(replace(replace(f3, 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'Ο'), 'ύ', 'υ'), 'Ύ', 'Υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'Ω') AS f4
       FROM (SELECT said, replace(replace(replace(replace(replace(replace(replace(replace(replace(f2, 'ά', 'α'), 'Ά', 'Α'), 'έ', 'ε'), 'Έ', 'Ε'), 'ή', 'η'), 'Ή', 'Η'), 'ί', 'ι'), 'Ί', 'Ι'), 'ϊ', 'ι') AS f3
       FROM (SELECT said, replace(replace(replace(replace(replace(replace(replace(replace(replace(f1, 'Þ', 'Th'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'Ae'), 'œ', 'oe'), 'Œ', 'Oe'), 'ı', 'i'), 'ё', 'е'), 'Ё', 'Е') AS f2
       FROM (SELECT said, replace(replace(replace(replace(replace(replace(replace(replace(replace(said, 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D'), 'ð', 'd'), 'Ð', 'D'), 'þ', 'th') AS f1
       FROM (SELECT p.full_name || ' ' || a.sport || ' ' || a.location
       || coalesce((SELECT group_concat(' ' || value, '') FROM json_each(a.other_sports)), '') || ' '
       || replace(replace(a.place, 'United Kingdom', 'UK'), 'United States', 'USA') AS said))))))) AS words,
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