import { bucketsOf } from "./search-model";

/**
 * The number of athletes by sport, region and bucket of a figure, so that Discovery knows the number of hits without counting
 * rows. Triggers maintain it from athlete_search.
 */

/** '' stands for every sport. */
const sportsOf = (row: "new." | "old.") =>
  `SELECT '' AS sport UNION SELECT ${row}sport UNION SELECT value FROM json_each(${row}other_sports)`;

const added = bucketsOf("new.");
const removed = bucketsOf("old.");

const addTo = (
  buckets: string,
) => `INSERT INTO athlete_counts (kind, sport, region, verified, bucket, n)
  SELECT b.kind, s.sport, new.region, new.verified, b.bucket, 1
  FROM (${buckets}) b,
       (${sportsOf("new.")}) s
  WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;`;

const takeFrom = (buckets: string) => `UPDATE athlete_counts SET n = n - 1
  WHERE region = old.region AND verified = old.verified AND sport IN (${sportsOf("old.")})
    AND (kind, bucket) IN (VALUES ${buckets});`;

export const countsSql = [
  `CREATE TABLE athlete_counts (
  kind TEXT NOT NULL,
  sport TEXT NOT NULL,
  region TEXT NOT NULL,
  verified INTEGER NOT NULL,
  bucket INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (kind, sport, region, verified, bucket)
) WITHOUT ROWID`,
  `CREATE TRIGGER athlete_search_after_insert_counts AFTER INSERT ON athlete_search BEGIN
  ${addTo(`SELECT 'all' AS kind, 0 AS bucket
        UNION ALL SELECT 'followers', ${added.followers}
        UNION ALL SELECT 'engagement', ${added.engagement}
        UNION ALL SELECT 'score', ${added.score}
        UNION ALL SELECT 'platforms', ${added.platforms}
        UNION ALL SELECT 'connected', 1 WHERE ${added.connected}`)}
END`,
  `CREATE TRIGGER athlete_search_after_update_counts AFTER UPDATE OF followers, engagement ON athlete_search
WHEN (${removed.followers}, ${removed.engagement})
  IS NOT (${added.followers}, ${added.engagement})
BEGIN
  ${takeFrom(`('followers', ${removed.followers}), ('engagement', ${removed.engagement})`)}
  ${addTo(`SELECT 'followers' AS kind, ${added.followers} AS bucket
        UNION ALL SELECT 'engagement', ${added.engagement}`)}
END`,
  `CREATE TRIGGER athlete_search_after_delete_counts AFTER DELETE ON athlete_search BEGIN
  ${takeFrom(`('all', 0), ('followers', ${removed.followers}), ('engagement', ${removed.engagement}),
      ('score', ${removed.score}), ('platforms', ${removed.platforms}), ('connected', ${removed.connected})`)}
END`,
];
