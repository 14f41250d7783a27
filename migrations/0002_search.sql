-- The search model: what discovery reads. It is kept by triggers alone, from athlete_profiles and the
-- person's name, and says nothing they do not say. Why it is built this way: docs/decisions/0010.

-- What an athlete is found by; the one place that says how the model follows from the profile.
CREATE VIEW athlete_search_source AS
SELECT a.ambassador_score * 4294967296 + a.number AS rank, a.user_id, a.sport, a.region, a.is_verified AS verified,
       a.total_followers AS followers, a.avg_engagement AS engagement, a.growth_rate AS growth,
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

-- One narrow row an athlete. `rank` is the order of the list by score, best last: score * 2^32 + number.
CREATE TABLE athlete_search (
  rank INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE,
  sport TEXT NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  followers INTEGER NOT NULL,
  engagement REAL NOT NULL,
  growth REAL NOT NULL
);
--> statement-breakpoint
-- Each carries every filtered column, so that walking it never leaves it.
CREATE INDEX athlete_search_followers ON athlete_search (followers, rank, sport, region, verified, engagement, growth);
--> statement-breakpoint
CREATE INDEX athlete_search_engagement ON athlete_search (engagement, rank, sport, region, verified, followers, growth);
--> statement-breakpoint
CREATE INDEX athlete_search_growth ON athlete_search (growth, rank, sport, region, verified, followers, engagement);
--> statement-breakpoint
CREATE INDEX athlete_search_sport ON athlete_search (sport, rank, region, verified, followers, engagement, growth);
--> statement-breakpoint
CREATE INDEX athlete_search_verified ON athlete_search (rank, sport, region, followers, engagement, growth) WHERE verified = 1;
--> statement-breakpoint
CREATE INDEX athlete_search_verified_sport ON athlete_search (sport, rank, region, followers, engagement, growth) WHERE verified = 1;
--> statement-breakpoint

-- Name, sport, place and what filters ask for, as words; rowid is the rank, so that the best come first without sorting.
CREATE VIRTUAL TABLE athlete_words USING fts5(words, content='', contentless_delete=1, prefix='2 3 4 5', tokenize="unicode61 remove_diacritics 2");
--> statement-breakpoint

-- How many athletes there are of each sport ('' = of all), region, verification and step of a figure:
-- 'all' has one bucket; followers by 10,000 (100 = and above), engagement by 0.5 % (40 = and above), score by 1.
CREATE TABLE athlete_counts (
  kind TEXT NOT NULL,
  sport TEXT NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  bucket INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (kind, sport, region, verified, bucket)
) WITHOUT ROWID;
--> statement-breakpoint

-- The words there are, each under itself and under itself without any one letter: who mistypes a letter
-- shares one of these with what was meant.
CREATE TABLE search_terms (
  variant TEXT NOT NULL,
  term TEXT NOT NULL,
  PRIMARY KEY (variant, term)
) WITHOUT ROWID;
--> statement-breakpoint

CREATE TRIGGER athlete_search_counted AFTER INSERT ON athlete_search BEGIN
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
CREATE TRIGGER athlete_search_uncounted AFTER DELETE ON athlete_search BEGIN
  UPDATE athlete_counts SET n = n - 1
  WHERE region = old.region AND verified = old.verified AND sport IN ('', old.sport)
    AND (kind, bucket) IN (VALUES ('all', 0), ('followers', min(old.followers / 10000, 100)),
      ('engagement', min(CAST(old.engagement * 2 AS INTEGER), 40)), ('score', old.rank >> 32));
END;
--> statement-breakpoint
CREATE TRIGGER athlete_search_worded AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_words (rowid, words)
  SELECT new.rank, words || ' ' || marks FROM athlete_search_source WHERE user_id = new.user_id;

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
CREATE TRIGGER athlete_search_unworded AFTER DELETE ON athlete_search BEGIN
  DELETE FROM athlete_words WHERE rowid = old.rank;
END;
--> statement-breakpoint

CREATE TRIGGER athlete_profiles_found AFTER INSERT ON athlete_profiles BEGIN
  UPDATE athlete_profiles SET number = (SELECT coalesce(max(number), 0) + 1 FROM athlete_profiles) WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_changed AFTER UPDATE OF
  ambassador_score, sport, region, location, is_verified, total_followers, avg_engagement, growth_rate, content_themes
ON athlete_profiles BEGIN
  DELETE FROM athlete_search WHERE user_id = new.user_id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth
  FROM athlete_search_source WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_renamed AFTER UPDATE OF full_name ON profiles WHEN old.full_name <> new.full_name BEGIN
  DELETE FROM athlete_search WHERE user_id = new.id;
  INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth
  FROM athlete_search_source WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER athlete_profiles_lost AFTER DELETE ON athlete_profiles BEGIN
  DELETE FROM athlete_search WHERE user_id = old.user_id;
END;
--> statement-breakpoint

-- Who was there before.
UPDATE athlete_profiles SET number = rowid;
--> statement-breakpoint
INSERT INTO athlete_search SELECT rank, user_id, sport, region, verified, followers, engagement, growth FROM athlete_search_source;
