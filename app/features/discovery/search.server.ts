import { type SQL, sql } from "drizzle-orm";
import { tierRange } from "../athletes/figures";
import { type Cursor, type Filters, NO_FILTERS, type Sort } from "./filters";
import { matchOf } from "./match.server";
import { placeAsRegion, placeKeysJson } from "./place-filter.server";
import { type DrivingIndex, isNarrow, planCount, planList } from "./plan";
import { asciiLower, regionIsToken } from "./words";

/**
 * The SQL of discovery, over the search model (migrations/*search*.sql). Every statement is bounded: it
 * scans an index until the page is full, or sorts the rows of one narrow filter.
 */

/** The exact count stops here; above it the screen says 'more'. */
export const MAX_COUNTED = 10_000;

/** Above every possible value: an open upper bound that still makes SQLite search the index. */
const ABOVE_ALL = 1e15;
const SCORE = 2 ** 32;

const COLUMN: Record<Sort, SQL> = {
  score: sql.raw("s.rank"),
  followers: sql.raw("s.followers"),
  engagement: sql.raw("s.engagement"),
  growth: sql.raw("s.growth"),
};

const TABLE: Record<DrivingIndex, SQL> = {
  score: sql.raw("athlete_search s not indexed"),
  ...Object.fromEntries(
    ["followers", "engagement", "growth", "sport", "verified", "verified_sport"].map((index) => [
      index,
      sql.raw(`athlete_search s indexed by athlete_search_${index}`),
    ]),
  ),
} as Record<DrivingIndex, SQL>;

function followersOf(tier: Filters["tier"]): [least: number, most: number] {
  if (!tier) return [0, ABOVE_ALL];
  const [least, most] = tierRange(tier);
  return [least, Math.min(most, ABOVE_ALL)];
}

const and = (conditions: SQL[]) => sql.join([sql`1`, ...conditions], sql` and `);

/** Conditions on figures. */
function bounds({ tier, minFollowers, minEngagement, minScore }: Filters): SQL[] {
  const [low, high] = followersOf(tier);
  const least = Math.max(low, minFollowers);
  return [
    // An empty range, which would otherwise scan every athlete. Bound as a parameter, because a literal 0 disables the index.
    ...(least > high ? [sql`${0}`] : []),
    ...(least > 0 ? [sql`s.followers >= ${least}`] : []),
    ...(high < ABOVE_ALL ? [sql`s.followers <= ${high}`] : []),
    ...(minEngagement > 0 ? [sql`s.engagement >= ${minEngagement}`] : []),
    ...(minScore > 0 ? [sql`s.rank >= ${minScore * SCORE}`] : []),
  ];
}

/** A rowid bound for FTS5. Without the cast a bound number is a float, and FTS5 scans up to it. */
const whole = (rank: number): SQL => sql`cast(${rank} as integer)`;

/** The minimum score as a rowid bound, because the FTS rowid is the rank. */
const scored = ({ minScore }: Filters): SQL =>
  minScore > 0 ? sql`and w.rowid >= ${whole(minScore * SCORE)}` : sql``;

/** Conditions left to check on matched rows: all figures but the score, and the region when it is not a token. */
const boundsOfHits = (filters: Filters): SQL[] => [
  ...bounds({ ...filters, minScore: 0 }),
  ...(filters.region && !regionIsToken(filters) ? [sql`s.region = ${filters.region}`] : []),
];

/** The same filters as plain conditions, for statements without a match expression. */
const equalities = ({ sport, region, verified }: Filters): SQL[] => [
  ...(sport ? [sql`s.sport = ${sport}`] : []),
  ...(region ? [sql`s.region = ${region}`] : []),
  ...(verified ? [sql`s.verified = 1`] : []),
];

const ofThemes = ({ themes }: Filters): SQL[] =>
  themes.length > 0
    ? [
        sql`exists (select 1 from json_each(s.themes)
              where lower(trim(value)) in ${themes.map(asciiLower)})`,
      ]
    : [];

/** The keyset condition and the order of the list. */
function position(sort: Sort, cursor: Cursor | null) {
  const column = COLUMN[sort];
  const direction = sql.raw(cursor?.back ? "asc" : "desc");
  const order =
    sort === "score" ? sql`s.rank ${direction}` : sql`${column} ${direction}, s.rank ${direction}`;
  if (!cursor) return { from: sql`${column} <= ${ABOVE_ALL}`, order };
  const { value, rank, back } = cursor;
  const than = sql.raw(back ? ">" : "<");
  const from =
    sort === "score"
      ? sql`s.rank ${than} ${rank}`
      : sql`(${column}, s.rank) ${than} (${value}, ${rank})`;
  return { from, order };
}

/**
 * `rank`, `user_id` and the sort value of one page, in order (reversed when paging back).
 * @param mostSorted up to this many hits are sorted; affects speed only
 */
export function pageOf(
  wanted: Filters,
  cursor: Cursor | null,
  limit: number,
  mostSorted = MAX_COUNTED,
): SQL {
  const filters = placeAsRegion(wanted);
  const said = matchOf(filters);
  if (said) return textSearchPage(filters, cursor, { limit, mostSorted, said });
  const { from, order } = position(filters.sort, cursor);
  const conditions = [...equalities(filters), ...bounds(filters), ...ofThemes(filters), from];
  return sql`select s.rank, s.user_id, ${COLUMN[filters.sort]} as value from ${TABLE[planList(filters)]}
    where ${and(conditions)} order by ${order} limit ${limit}`;
}

/**
 * Sorted by score, the FTS rowid gives the order. By another figure, few hits are sorted; with many, the index of
 * that figure is scanned and each row checked for a match. Only a count decides which, so
 * the statement contains both, and an empty bound disables one of them.
 */
function textSearchPage(
  filters: Filters,
  cursor: Cursor | null,
  { limit, mostSorted, said }: { limit: number; mostSorted: number; said: SQL },
): SQL {
  const { sort } = filters;
  const { from, order } = position(sort, cursor);
  const value = COLUMN[sort];
  if (sort === "score") {
    const than = sql.raw(cursor?.back ? ">" : "<");
    return sql`select s.rank, s.user_id, s.rank as value
      from athlete_words w cross join athlete_search s on s.rank = w.rowid
      where w.athlete_words match ${said} and w.rowid ${than} ${whole(cursor?.rank ?? ABOVE_ALL)} ${scored(filters)} and ${and(boundsOfHits(filters))}
      order by w.rowid ${sql.raw(cursor?.back ? "asc" : "desc")} limit ${limit}`;
  }
  const begin = sql`iif((select yes from many), ${ABOVE_ALL}, ${filters.minScore * SCORE})`;
  return sql`with many as materialized (
      select count(*) > ${mostSorted} as yes
      from (select 1 from athlete_words w where w.athlete_words match ${said} ${scored(filters)} limit ${mostSorted + 1}))
    select * from (
      select s.rank, s.user_id, ${value} as value
      from athlete_words w cross join athlete_search s on s.rank = w.rowid
      where w.athlete_words match ${said} and w.rowid >= cast(${begin} as integer)
        and ${and([...boundsOfHits(filters), from])} order by ${order} limit ${limit})
    union all select * from (
      select s.rank, s.user_id, ${value} as value from ${TABLE[sort]}
      where ${value} <= iif((select yes from many), ${ABOVE_ALL}, -${ABOVE_ALL}) and ${and([from, ...checksOfRow(filters)])}
      order by ${order} limit ${limit})`;
}

/** All filters as conditions on a row, the cheapest first; words, and a place that is only words, by an FTS lookup. */
function checksOfRow(filters: Filters): SQL[] {
  const keys = placeKeysJson(filters);
  const words = matchOf({ ...NO_FILTERS, q: filters.q, place: keys ? "" : filters.place });
  return [
    ...equalities(filters),
    ...bounds(filters),
    ...(keys ? [sql`s.place_key in (select value from json_each(${keys}))`] : []),
    ...ofThemes(filters),
    ...(words
      ? [
          sql`exists (select 1 from athlete_words w where w.athlete_words match ${words} and w.rowid = s.rank)`,
        ]
      : []),
  ];
}

/** One row `n`: the number of matches, or any number above `mostCounted`. */
export function countOf(wanted: Filters, mostCounted = MAX_COUNTED): SQL {
  const filters = placeAsRegion(wanted);
  const said = matchOf(filters);
  const most = mostCounted + 1;
  if (said) {
    const limits = boundsOfHits(filters);
    if (limits.length > 0 && !filters.q && filters.themes.length === 0 && !isNarrow(filters)) {
      const keys = placeKeysJson(filters);
      // The index of places has the figures that each hit would be looked up for.
      if (keys)
        return sql`select count(*) as n from (
          select 1 from json_each(${keys}) k cross join athlete_search s indexed by athlete_search_place
          where s.place_key = k.value and ${and([...equalities(filters), ...bounds(filters)])} limit ${most})`;
    }
    return limits.length === 0
      ? sql`select count(*) as n from (
          select 1 from athlete_words w where w.athlete_words match ${said} ${scored(filters)} limit ${most})`
      : sql`select count(*) as n from (
          select 1 from athlete_words w cross join athlete_search s on s.rank = w.rowid
          where w.athlete_words match ${said} ${scored(filters)} and ${and(limits)} limit ${most})`;
  }
  const known = countedBefore(filters);
  if (known?.exact) return sql`select ${known.least} as n`;
  const walked = sql`select count(*) from (
    select 1 from ${TABLE[planCount(filters)]}
    where ${and([...equalities(filters), ...bounds(filters), ...ofThemes(filters), sql`s.rank <= ${ABOVE_ALL}`])} limit ${most})`;
  return known
    ? sql`select case when ${known.least} > ${mostCounted} then ${most} else (${walked}) end as n`
    : sql`select (${walked}) as n`;
}

/**
 * A lower bound of the number of matches, from athlete_counts; null with a theme, which has no counts. Exact with no
 * more than one figure. With several, inclusion-exclusion gives the lower bound: when that
 * is above the limit, no count is needed.
 */
function countedBefore(filters: Filters): { least: SQL; exact: boolean } | null {
  const { sport, region, verified, tier, themes, ...least } = filters;
  if (themes.length > 0) return null;
  const [low, high] = followersOf(tier);
  const figures = [
    {
      kind: "followers",
      from: Math.max(low, least.minFollowers) / 10_000,
      to: Math.floor(high / 10_000),
    },
    { kind: "engagement", from: least.minEngagement * 2, to: ABOVE_ALL },
    { kind: "score", from: least.minScore, to: ABOVE_ALL },
  ].filter(({ from, to }) => from > 0 || to < ABOVE_ALL / 10_000);
  const counted = (kind: string, from: number, to: number) => sql`(
    select coalesce(sum(n), 0) from athlete_counts
    where kind = ${kind} and sport = ${sport} and bucket between ${from} and ${to}
      ${region ? sql`and region = ${region}` : sql``} ${verified ? sql`and verified = 1` : sql``})`;
  const all = counted("all", 0, 0);
  if (figures.length === 0) return { least: all, exact: true };
  const passing = figures.map(({ kind, from, to }) => counted(kind, from, to));
  return {
    least: sql`(${sql.join(passing, sql` + `)} - ${sql.raw(String(figures.length - 1))} * ${all})`,
    exact: figures.length === 1,
  };
}
