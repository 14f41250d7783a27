-- A word with a doubled letter has a variant twice. OR IGNORE is overruled by the statement that fires a trigger: an upsert of a
-- profile with such a word failed when no athlete had had it before.
DROP TRIGGER athlete_search_after_insert_words;
--> statement-breakpoint
CREATE TRIGGER athlete_search_after_insert_words AFTER INSERT ON athlete_search BEGIN
  INSERT INTO athlete_words (rowid, words)
  SELECT new.rank, words || ' ' || tokens FROM athlete_search_source WHERE user_id = new.user_id;

  INSERT INTO search_terms (variant, term)
  SELECT substr(t.term, 1, i.value - 1) || substr(t.term, i.value + 1), t.term
  FROM (SELECT DISTINCT w.value AS term
        FROM athlete_search_source s, json_each('[' || replace(json_quote(replace(replace(replace(lower(s.words), ',', ' '), '-', ' '), '''', ' ')), ' ', '","') || ']') w
        WHERE s.user_id = new.user_id) t,
       json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]') i
  WHERE length(t.term) BETWEEN 4 AND 24 AND t.term NOT GLOB '*[^a-z0-9à-öø-ɏ]*' AND i.value <= length(t.term) + 1
    AND NOT EXISTS (SELECT 1 FROM search_terms known WHERE known.variant = t.term AND known.term = t.term)
  ON CONFLICT DO NOTHING;
END;
