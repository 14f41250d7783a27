import { bucketsOf, SEARCH_COLUMNS, termsOf, variantsOfTerms } from "./search-model";

/**
 * The search model from nothing, as statements over whole tables. What its triggers maintain must equal what these make: the
 * test of drift compares them, and filling a database with a million athletes uses these instead of the triggers.
 */

const { connected, ...buckets } = bucketsOf("");

/** `kind`, and the bucket of a row of athlete_search within it; null: it has none. */
const KINDS = { all: "0", ...buckets, connected: `iif(${connected}, 1, NULL)` };

export const emptySearch = [
  "DELETE FROM athlete_search",
  "DELETE FROM athlete_other_sports",
  "DELETE FROM athlete_counts",
  "DELETE FROM search_terms",
  "INSERT INTO athlete_words (athlete_words) VALUES ('delete-all')",
];

/** In the order of the list, so that the table is written from one end to the other. */
export const fillSearch = `INSERT INTO athlete_search SELECT ${SEARCH_COLUMNS} FROM athlete_search_source ORDER BY rank`;

/** From athlete_search: a row for each sport of an athlete but the primary one. */
export const fillOtherSports = `INSERT INTO athlete_other_sports
  SELECT DISTINCT o.value AS sport, rank, region, verified, followers, engagement, growth, rate, platforms, away_from, away_until, audience, place_key
  FROM athlete_search s, json_each(s.other_sports) o WHERE s.other_sports <> '[]' AND o.value NOT IN ('', s.sport)
  ORDER BY o.value, rank`;

const WITH_SPORTS = `(SELECT sport, region, verified, rank, followers, engagement, platforms FROM athlete_search WHERE sport <> ''
  UNION ALL SELECT sport, region, verified, rank, followers, engagement, platforms FROM athlete_other_sports)`;

/** The rows of athlete_counts that the two tables call for, by kind. */
export const countsByKind = Object.entries(KINDS).map(([kind, bucket]) => ({
  kind,
  selects: [
    ["sport", WITH_SPORTS],
    ["''", "athlete_search"],
  ].map(
    ([
      sport,
      rows,
    ]) => `SELECT '${kind}' AS kind, ${sport} AS of, region, verified, ${bucket} AS bucket, count(*) AS n
      FROM ${rows} GROUP BY of, region, verified, bucket HAVING bucket IS NOT NULL`,
  ),
}));

export const countSearch = countsByKind.flatMap(({ selects }) =>
  selects.map((select) => `INSERT INTO athlete_counts ${select}`),
);

/** Words of the athletes with rank > ? up to the next ?, in the order FTS5 writes quickest. */
export const wordSearch = `INSERT INTO athlete_words (rowid, words)
  SELECT a.rank, s.words || ' ' || s.tokens
  FROM (SELECT rank, user_id FROM athlete_search WHERE rank > ? ORDER BY rank LIMIT ?) a
  CROSS JOIN athlete_search_source s ON s.user_id = a.user_id`;

/** Misspellings of the words of the same athletes. */
export const termSearch = `INSERT OR IGNORE INTO search_terms (variant, term)
  ${variantsOfTerms(
    termsOf(
      "(SELECT user_id FROM athlete_search WHERE rank > ? ORDER BY rank LIMIT ?) a CROSS JOIN athlete_search_source s ON s.user_id = a.user_id",
    ),
  )}`;
