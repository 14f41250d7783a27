import { type SQL, sql } from "drizzle-orm";
import { SCORE_UNIT } from "~db/sql/search-model";
import { MAX_COUNTED } from "./count-matches.server";
import {
  ABOVE_ALL,
  and,
  asInteger,
  COLUMN,
  equalityConditions,
  figureConditions,
  formatPlaceKeys,
  hasSport,
  hasThemes,
  hitConditions,
  minScoreCondition,
  replacePlaceByRegion,
  rowSources,
  TABLE,
  unionAll,
} from "./filter-conditions.server";
import { type Cursor, type Filters, NO_FILTERS, type Sort } from "./filters";
import { buildMatchExpression } from "./match-expression.server";
import { planListIndex } from "./query-plan";

/**
 * The SQL of discovery, over the search model (db/sql/search.ts). Every statement is bounded: it
 * scans an index until the page is full, or sorts the rows of one narrow filter.
 */

/** The keyset condition and the order of the list. */
function buildKeyset(sort: Sort, cursor: Cursor | null) {
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
export function selectMatchPage(
  requestedFilters: Filters,
  cursor: Cursor | null,
  limit: number,
  mostSorted = MAX_COUNTED,
): SQL {
  const filters = replacePlaceByRegion(requestedFilters);
  const matchExpression = buildMatchExpression(filters);
  if (matchExpression)
    return selectTextMatchPage(filters, cursor, { limit, mostSorted, matchExpression });
  const { from, order } = buildKeyset(filters.sort, cursor);
  const conditions = [
    ...equalityConditions(filters),
    ...figureConditions(filters),
    ...hasThemes(filters),
    from,
  ];
  const pages = rowSources(planListIndex(filters), filters).map(
    (rows) => sql`select * from (
      select s.rank, ${COLUMN[filters.sort]} as value from ${rows.table}
      where ${and([...rows.conditions, ...conditions])} order by ${order} limit ${limit})`,
  );
  const direction = sql.raw(cursor?.back ? "asc" : "desc");
  return sql`select s.rank, s.user_id, page.value from (${unionAll(pages)}) page
    cross join athlete_search s on s.rank = page.rank
    order by page.value ${direction}, page.rank ${direction} limit ${limit}`;
}

/**
 * Sorted by score, the FTS rowid gives the order. By another figure, few hits are sorted; with many, the index of
 * that figure is scanned and each row checked for a match. Only a count decides which, so
 * the statement contains both, and an empty bound disables one of them.
 */
function selectTextMatchPage(
  filters: Filters,
  cursor: Cursor | null,
  {
    limit,
    mostSorted,
    matchExpression,
  }: { limit: number; mostSorted: number; matchExpression: SQL },
): SQL {
  const { sort } = filters;
  const { from, order } = buildKeyset(sort, cursor);
  const value = COLUMN[sort];
  if (sort === "score") {
    const than = sql.raw(cursor?.back ? ">" : "<");
    return sql`select s.rank, s.user_id, s.rank as value
      from athlete_words w cross join athlete_search s on s.rank = w.rowid
      where w.athlete_words match ${matchExpression} and w.rowid ${than} ${asInteger(cursor?.rank ?? ABOVE_ALL)} ${minScoreCondition(filters)} and ${and(hitConditions(filters))}
      order by w.rowid ${sql.raw(cursor?.back ? "asc" : "desc")} limit ${limit}`;
  }
  const minRowid = sql`iif((select yes from many), ${ABOVE_ALL}, ${filters.minScore * SCORE_UNIT})`;
  return sql`with many as materialized (
      select count(*) > ${mostSorted} as yes
      from (select 1 from athlete_words w where w.athlete_words match ${matchExpression} ${minScoreCondition(filters)} limit ${mostSorted + 1}))
    select * from (
      select s.rank, s.user_id, ${value} as value
      from athlete_words w cross join athlete_search s on s.rank = w.rowid
      where w.athlete_words match ${matchExpression} and w.rowid >= cast(${minRowid} as integer) ${minScoreCondition(filters)}
        and ${and([...hitConditions(filters), from])} order by ${order} limit ${limit})
    union all select * from (
      select s.rank, s.user_id, ${value} as value from ${TABLE[sort]}
      where ${value} <= iif((select yes from many), ${ABOVE_ALL}, -${ABOVE_ALL}) and ${and([from, ...rowConditions(filters)])}
      order by ${order} limit ${limit})`;
}

/** All filters as conditions on a row, the cheapest first; words by an FTS lookup. */
function rowConditions(filters: Filters): SQL[] {
  const words = buildWordsExpression(filters);
  return [
    ...plainConditions(filters),
    ...(words
      ? [
          sql`exists (select 1 from athlete_words w where w.athlete_words match ${words} and w.rowid = s.rank)`,
        ]
      : []),
  ];
}

/** All filters but words as conditions on a row, the cheapest first. */
export function plainConditions(filters: Filters): SQL[] {
  const keys = formatPlaceKeys(filters);
  return [
    ...equalityConditions(filters),
    ...figureConditions(filters),
    ...hasSport(filters.sport),
    ...(keys ? [sql`s.place_key in (select value from json_each(${keys}))`] : []),
    ...hasThemes(filters),
  ];
}

/** The words, and a place that is only words; nothing where there are none. */
export const buildWordsExpression = (filters: Filters) =>
  buildMatchExpression({
    ...NO_FILTERS,
    q: filters.q,
    place: formatPlaceKeys(filters) ? "" : filters.place,
  });
