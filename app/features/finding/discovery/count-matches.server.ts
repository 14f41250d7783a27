import { type SQL, sql } from "drizzle-orm";
import {
  ENGAGEMENT_BUCKETS_PER_PERCENT,
  FOLLOWERS_PER_BUCKET,
  MOST_FOLLOWERS_BUCKETS,
  platformBits,
} from "~db/sql/search-model";
import {
  ABOVE_ALL,
  and,
  equalityConditions,
  figureConditions,
  formatPlaceKeys,
  hasThemes,
  hitConditions,
  minScoreCondition,
  otherSportsSource,
  replacePlaceByRegion,
  rowSources,
  tierBounds,
  unionAll,
} from "./filter-conditions.server";
import type { Filters } from "./filters";
import { buildMatchExpression } from "./match-expression.server";
import { hasPrice, isNarrow, planCountIndex } from "./query-plan";

/** The exact count stops here; above it the screen says 'more'. */
export const MAX_COUNTED = 10_000;

/** One row `n`: the number of matches, or any number above `mostCounted`. */
export function countMatches(requestedFilters: Filters, mostCounted = MAX_COUNTED): SQL {
  const filters = replacePlaceByRegion(requestedFilters);
  const matchExpression = buildMatchExpression(filters);
  const maxCount = mostCounted + 1;
  if (matchExpression) {
    const limits = hitConditions(filters);
    if (limits.length > 0 && !filters.q && filters.themes.length === 0 && !isNarrow(filters)) {
      const keys = formatPlaceKeys(filters);
      // The index of places has the figures that each hit would be looked up for.
      if (keys)
        return sql`select count(*) as n from (${selectRowsInPlace(filters, keys)} limit ${maxCount})`;
    }
    return limits.length === 0
      ? sql`select count(*) as n from (
          select 1 from athlete_words w where w.athlete_words match ${matchExpression} ${minScoreCondition(filters)} limit ${maxCount})`
      : sql`select count(*) as n from (
          select 1 from athlete_words w cross join athlete_search s on s.rank = w.rowid
          where w.athlete_words match ${matchExpression} ${minScoreCondition(filters)} and ${and(limits)} limit ${maxCount})`;
  }
  const lowerBound = countLowerBound(filters);
  if (lowerBound?.exact) return sql`select ${lowerBound.least} as n`;
  const passing = [
    ...equalityConditions(filters),
    ...figureConditions(filters),
    ...hasThemes(filters),
    sql`s.rank <= ${ABOVE_ALL}`,
  ];
  const rows = rowSources(planCountIndex(filters), filters).map(
    ({ table, conditions }) =>
      sql`select 1 from ${table} where ${and([...conditions, ...passing])}`,
  );
  const walked = sql`select count(*) from (${unionAll(rows)} limit ${maxCount})`;
  return lowerBound
    ? sql`select case when ${lowerBound.least} > ${mostCounted} then ${maxCount} else (${walked}) end as n`
    : sql`select (${walked}) as n`;
}

/** The athletes of a place, a row each. */
function selectRowsInPlace(filters: Filters, keys: string): SQL {
  const { sport } = filters;
  const passing = [...equalityConditions(filters), ...figureConditions(filters)];
  const primary = sql`select 1 from json_each(${keys}) k cross join athlete_search s indexed by athlete_search_place
    where s.place_key = k.value and ${and([...(sport ? [sql`s.sport = ${sport}`] : []), ...passing])}`;
  if (!sport) return primary;
  const others = otherSportsSource(sport);
  return unionAll([
    primary,
    sql`select 1 from ${others.table} where ${and([...others.conditions, ...passing])}
      and s.place_key in (select value from json_each(${keys}))`,
  ]);
}

/**
 * A lower bound of the number of matches, from athlete_counts; null with a theme, a price, dates or an audience, which have no counts. Exact with no
 * more than one figure, unless its maximum lies within a bucket. With several, inclusion-exclusion gives the lower
 * bound: when that is above the limit, no count is needed.
 */
function countLowerBound(filters: Filters): { least: SQL; exact: boolean } | null {
  const { sport, region, verified, connected, themes, platforms, ...least } = filters;
  if (themes.length > 0 || hasPrice(filters) || filters.freeFrom || filters.audience) return null;
  const [fewest, most] = tierBounds(filters);
  const above = (most + 1) / FOLLOWERS_PER_BUCKET;
  const wholeBuckets = Math.min(Math.floor(above), MOST_FOLLOWERS_BUCKETS);
  const figures = [
    {
      kind: "followers",
      from: fewest / FOLLOWERS_PER_BUCKET,
      to: most < ABOVE_ALL ? wholeBuckets - 1 : ABOVE_ALL,
    },
    {
      kind: "engagement",
      from: least.minEngagement * ENGAGEMENT_BUCKETS_PER_PERCENT,
      to: ABOVE_ALL,
    },
    { kind: "score", from: least.minScore, to: ABOVE_ALL },
    { kind: "connected", from: connected ? 1 : 0, to: ABOVE_ALL },
  ].filter(({ from, to }) => from > 0 || to < ABOVE_ALL / FOLLOWERS_PER_BUCKET);
  const counted = (kind: string, buckets: SQL) => sql`(
    select coalesce(sum(n), 0) from athlete_counts
    where kind = ${kind} and sport = ${sport} and ${buckets}
      ${region ? sql`and region = ${region}` : sql``} ${verified ? sql`and verified = 1` : sql``})`;
  const all = counted("all", sql`bucket = 0`);
  const passing = [
    ...figures.map(({ kind, from, to }) => counted(kind, sql`bucket between ${from} and ${to}`)),
    ...(platforms.length > 0
      ? [counted("platforms", sql`bucket & ${platformBits(platforms)}`)]
      : []),
  ];
  if (passing.length === 0) return { least: all, exact: true };
  return {
    least: sql`(${sql.join(passing, sql` + `)} - ${sql.raw(String(passing.length - 1))} * ${all})`,
    exact: passing.length === 1 && (most === ABOVE_ALL || above === wholeBuckets),
  };
}
