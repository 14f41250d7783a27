import { type SQL, sql } from "drizzle-orm";
import { tierRange } from "~/features/profiles/athletes/figures";
import { findKeysAround, ownKeys } from "~/features/reference/places/place-keys.server";
import { findNamedPlace, keysWithin } from "~/features/reference/places/places.server";
import { platformBits, SCORE_UNIT } from "~db/sql/search-model";
import { type Filters, NO_FILTERS, REGION_FILTERS, REGION_PLACES, type Sort } from "./filters";
import { type DrivingIndex, hasPrice, leastFollowers } from "./query-plan";
import { isConnected, rankWithoutPremium } from "./rank.server";
import { asciiLower, buildPlaceQuery, buildPrefixQuery, isRegionToken } from "./search-terms";

/** Discovery's filters as conditions on the rows `s` of the search model, and the tables these are read from. */

/**
 * The place filter as a part of the match expression, '' without one: the tokens of the place, or of all towns and
 * counties within the distance. A place that the gazetteer does not know is searched for by its words.
 */
export function buildPlaceExpression(filters: Filters): string {
  if (!filters.place) return "";
  const keys = findPlaceKeys(filters);
  return keys ? buildPlaceQuery(keys) : buildPrefixQuery(filters.place);
}

/**
 * The same places as a JSON list of what a row's `place_key` may be, for statements that read rows: one comparison,
 * where the match expression looks up each of up to 130 tokens. Null for a place that the gazetteer does not know.
 */
export function formatPlaceKeys(filters: Filters): string | null {
  const keys = filters.place ? findPlaceKeys(filters) : null;
  return keys && JSON.stringify(ownKeys(keys));
}

/** Keys of the place: an athlete there has at least one of them; null for a place that the gazetteer does not know. */
function findPlaceKeys({ place, within }: Filters): string[] | null {
  const match = findNamedPlace(place);
  if (!match) return null;
  return within > 0 && match.kind === "town" ? findKeysAround(match, within) : keysWithin(match);
}

/** A distance counts around a town only: nothing is 50 km from Scotland. */
export const dropVagueDistance = (filters: Filters): Filters =>
  filters.within > 0 && findNamedPlace(filters.place)?.kind !== "town"
    ? { ...filters, within: 0 }
    : filters;

/** Countries that are a region of their own are filtered by the region, which has counts. */
export function replacePlaceByRegion(filters: Filters): Filters {
  const { place, region } = filters;
  const key = place && findNamedPlace(place)?.key;
  const same = key && REGION_FILTERS.find((one) => REGION_PLACES[one] === key);
  return same && (region === "" || region === same)
    ? { ...filters, place: "", within: 0, region: same }
    : filters;
}

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
    [
      "followers",
      "engagement",
      "growth",
      "rate",
      "sport",
      "verified",
      "verified_sport",
      "connected",
      "audience",
    ].map((index) => [index, sql.raw(`athlete_search s indexed by athlete_search_${index}`)]),
  ),
} as Record<DrivingIndex, SQL>;

/** The fewest and the most followers that pass; the fewest are above the most where nobody does. */
export function tierBounds(filters: Filters): [least: number, most: number] {
  const { tier, maxFollowers } = filters;
  const [, high] = tier ? tierRange(tier) : [0, ABOVE_ALL];
  const max = maxFollowers < NO_FILTERS.maxFollowers ? maxFollowers : ABOVE_ALL;
  return [leastFollowers(filters), Math.min(high, max)];
}

export const and = (conditions: SQL[]) => sql.join([sql`1`, ...conditions], sql` and `);

/** Conditions on figures. */
export function figureConditions(filters: Filters): SQL[] {
  const { minEngagement, minScore, minPrice, maxPrice } = filters;
  const [tierMin, most] = tierBounds(filters);
  return [
    // An empty range, which would otherwise scan every athlete. Bound as a parameter, because a literal 0 disables the index.
    ...(tierMin > most ? [sql`${0}`] : []),
    ...(tierMin > 0 ? [sql`s.followers >= ${tierMin}`] : []),
    ...(most < ABOVE_ALL ? [sql`s.followers <= ${most}`] : []),
    ...(hasPrice(filters)
      ? [
          sql`s.rate between ${minPrice * 100} and ${maxPrice < NO_FILTERS.maxPrice ? maxPrice * 100 : ABOVE_ALL}`,
        ]
      : []),
    ...(minEngagement > 0 ? [sql`s.engagement >= ${minEngagement}`] : []),
    ...(minScore > 0 ? [hasScore(sql`s.rank`, sql`${minScore * SCORE_UNIT}`)] : []),
  ];
}

/** The first condition is for the index; the second leaves out whom only the points of Premium bring above it. */
const hasScore = (rank: SQL, minScore: SQL) =>
  sql`${rank} >= ${minScore} and ${rankWithoutPremium(rank)} >= ${minScore}`;

/** A rowid bound for FTS5. Without the cast a bound number is a float, and FTS5 scans up to it. */
export const asInteger = (rank: number): SQL => sql`cast(${rank} as integer)`;

/** The minimum score as a rowid bound, because the FTS rowid is the rank. */
export const minScoreCondition = ({ minScore }: Filters): SQL =>
  minScore > 0 ? sql`and ${hasScore(sql`w.rowid`, asInteger(minScore * SCORE_UNIT))}` : sql``;

/** Conditions left to check on matched rows: all figures but the score, and the region when it is not a token. */
export const hitConditions = (filters: Filters): SQL[] => [
  ...figureConditions({ ...filters, minScore: 0 }),
  ...hasPlatform(filters),
  ...isFree(filters),
  ...hasAudience(filters),
  ...(filters.region && !isRegionToken(filters) ? [sql`s.region = ${filters.region}`] : []),
];

const hasPlatform = ({ platforms }: Filters): SQL[] =>
  platforms.length > 0 ? [sql`s.platforms & ${platformBits(platforms)}`] : [];

const isFree = ({ freeFrom, freeUntil }: Filters): SQL[] =>
  freeFrom ? [sql`(s.away_until < ${freeFrom} or s.away_from > ${freeUntil})`] : [];

/** The second condition is that of the index. */
const hasAudience = ({ audience }: Filters): SQL[] =>
  audience ? [sql`s.audience = ${audience} and s.audience <> ''`] : [];

/** The same filters as plain conditions, for statements without a match expression; the sport is apart. */
export const equalityConditions = (filters: Filters): SQL[] => [
  ...(filters.region ? [sql`s.region = ${filters.region}`] : []),
  ...(filters.verified ? [sql`s.verified = 1`] : []),
  ...(filters.connected ? [isConnected(sql`s.rank`)] : []),
  ...hasPlatform(filters),
  ...isFree(filters),
  ...hasAudience(filters),
];

/** Rows of an index, or of those who have the sport as one of the others. */
interface RowSource {
  table: SQL;
  conditions: SQL[];
}

export const otherSportsSource = (sport: string): RowSource => ({
  table: sql`athlete_other_sports s`,
  conditions: [sql`s.sport = ${sport}`],
});

/** An index of a sport has the athletes whose primary sport it is; the others are a table with the same columns. */
export function rowSources(index: DrivingIndex, { sport }: Filters): RowSource[] {
  const table = TABLE[index];
  if (!sport) return [{ table, conditions: [] }];
  if (index === "sport" || index === "verified_sport")
    return [{ table, conditions: [sql`s.sport = ${sport}`] }, otherSportsSource(sport)];
  return [{ table, conditions: hasSport(sport) }];
}

/** For an index that also holds other athletes. */
export const hasSport = (sport: string): SQL[] =>
  sport
    ? [
        sql`(s.sport = ${sport} or exists
              (select 1 from athlete_other_sports o where o.sport = ${sport} and o.rank = s.rank))`,
      ]
    : [];

export const unionAll = (selects: SQL[]) => sql.join(selects, sql` union all `);

/** The row may be one of the other sports, which has no themes of its own. */
export const hasThemes = ({ themes }: Filters): SQL[] =>
  themes.length > 0
    ? [
        sql`exists (select 1 from json_each((select t.themes from athlete_search t where t.rank = s.rank))
              where lower(trim(value)) in ${themes.map(asciiLower)})`,
      ]
    : [];
