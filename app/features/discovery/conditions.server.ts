import { type SQL, sql } from "drizzle-orm";
import { SCORE_UNIT } from "~db/sql/search-model";
import { tierRange } from "../athletes/figures";
import type { Filters, Sort } from "./filters";
import type { DrivingIndex } from "./plan";
import { isConnected, ownRank } from "./rank.server";
import { asciiLower, regionIsToken } from "./words";

/** Discovery's filters as conditions on the rows `s` of the search model, and the tables these are read from. */

/** Above every possible value, so that SQLite searches the index for an open upper bound. */
export const ABOVE_ALL = 1e15;

export const COLUMN: Record<Sort, SQL> = {
  score: sql.raw("s.rank"),
  followers: sql.raw("s.followers"),
  engagement: sql.raw("s.engagement"),
  growth: sql.raw("s.growth"),
};

export const TABLE: Record<DrivingIndex, SQL> = {
  score: sql.raw("athlete_search s not indexed"),
  ...Object.fromEntries(
    ["followers", "engagement", "growth", "sport", "verified", "verified_sport", "connected"].map(
      (index) => [index, sql.raw(`athlete_search s indexed by athlete_search_${index}`)],
    ),
  ),
} as Record<DrivingIndex, SQL>;

export function followersOf(tier: Filters["tier"]): [least: number, most: number] {
  if (!tier) return [0, ABOVE_ALL];
  const [least, most] = tierRange(tier);
  return [least, Math.min(most, ABOVE_ALL)];
}

export const and = (conditions: SQL[]) => sql.join([sql`1`, ...conditions], sql` and `);

/** Conditions on figures. */
export function bounds({ tier, minFollowers, minEngagement, minScore }: Filters): SQL[] {
  const [low, high] = followersOf(tier);
  const least = Math.max(low, minFollowers);
  return [
    // An empty range, which would otherwise scan every athlete. Bound as a parameter, because a literal 0 disables the index.
    ...(least > high ? [sql`${0}`] : []),
    ...(least > 0 ? [sql`s.followers >= ${least}`] : []),
    ...(high < ABOVE_ALL ? [sql`s.followers <= ${high}`] : []),
    ...(minEngagement > 0 ? [sql`s.engagement >= ${minEngagement}`] : []),
    ...(minScore > 0 ? [hasScore(sql`s.rank`, sql`${minScore * SCORE_UNIT}`)] : []),
  ];
}

/** The first condition is for the index; the second leaves out whom only the points of Premium bring above it. */
const hasScore = (rank: SQL, least: SQL) =>
  sql`${rank} >= ${least} and ${ownRank(rank)} >= ${least}`;

/** A rowid bound for FTS5. Without the cast a bound number is a float, and FTS5 scans up to it. */
export const whole = (rank: number): SQL => sql`cast(${rank} as integer)`;

/** The minimum score as a rowid bound, because the FTS rowid is the rank. */
export const scored = ({ minScore }: Filters): SQL =>
  minScore > 0 ? sql`and ${hasScore(sql`w.rowid`, whole(minScore * SCORE_UNIT))}` : sql``;

/** Conditions left to check on matched rows: all figures but the score, and the region when it is not a token. */
export const boundsOfHits = (filters: Filters): SQL[] => [
  ...bounds({ ...filters, minScore: 0 }),
  ...(filters.region && !regionIsToken(filters) ? [sql`s.region = ${filters.region}`] : []),
];

/** The same filters as plain conditions, for statements without a match expression; the sport is apart. */
export const equalities = ({ region, verified, connected }: Filters): SQL[] => [
  ...(region ? [sql`s.region = ${region}`] : []),
  ...(verified ? [sql`s.verified = 1`] : []),
  ...(connected ? [isConnected(sql`s.rank`)] : []),
];

/** Rows of an index, or of those who have the sport as one of the others. */
interface Rows {
  table: SQL;
  conditions: SQL[];
}

export const otherSports = (sport: string): Rows => ({
  table: sql`athlete_other_sports s`,
  conditions: [sql`s.sport = ${sport}`],
});

/** An index of a sport has the athletes whose primary sport it is; the others are a table with the same columns. */
export function rowsOf(index: DrivingIndex, { sport }: Filters): Rows[] {
  const table = TABLE[index];
  if (!sport) return [{ table, conditions: [] }];
  if (index === "sport" || index === "verified_sport")
    return [{ table, conditions: [sql`s.sport = ${sport}`] }, otherSports(sport)];
  return [{ table, conditions: ofSport(sport) }];
}

/** For an index that also holds other athletes. */
export const ofSport = (sport: string): SQL[] =>
  sport
    ? [
        sql`(s.sport = ${sport} or exists
              (select 1 from athlete_other_sports o where o.sport = ${sport} and o.rank = s.rank))`,
      ]
    : [];

export const unionAll = (selects: SQL[]) => sql.join(selects, sql` union all `);

/** The row may be one of the other sports, which has no themes of its own. */
export const ofThemes = ({ themes }: Filters): SQL[] =>
  themes.length > 0
    ? [
        sql`exists (select 1 from json_each((select t.themes from athlete_search t where t.rank = s.rank))
              where lower(trim(value)) in ${themes.map(asciiLower)})`,
      ]
    : [];
