import { type SQL, sql } from "drizzle-orm";
import type { Cursor, Filters, Sort } from "./filters";
import { isNarrow, type Lead, planCount, planList } from "./plan";
import { asciiLower, asked, marksOf, marksRegion, variantsOf, wordsOf } from "./words";

/**
 * The SQL of discovery, over the search model (migrations/*search*.sql). Every statement is bounded: it
 * walks an index until the page is full, or gathers what one narrow filter lets through.
 */

/** Counted exactly up to here; beyond, 'more'. */
export const MOST_COUNTED = 10_000;

/** Above every rank, follower count and rate: a bound that lets all through, so that an index is searched. */
const ABOVE_ALL = 1e15;
const SCORE = 2 ** 32;

const COLUMN: Record<Sort, SQL> = {
  score: sql.raw("s.rank"),
  followers: sql.raw("s.followers"),
  engagement: sql.raw("s.engagement"),
  growth: sql.raw("s.growth"),
};

const TABLE: Record<Lead, SQL> = {
  score: sql.raw("athlete_search s not indexed"),
  ...Object.fromEntries(
    ["followers", "engagement", "growth", "sport", "verified", "verified_sport"].map((lead) => [
      lead,
      sql.raw(`athlete_search s indexed by athlete_search_${lead}`),
    ]),
  ),
} as Record<Lead, SQL>;

const TIER_RANGE = {
  nano: [0, 9_999],
  micro: [10_000, 49_999],
  mid: [50_000, 499_999],
  macro: [500_000, ABOVE_ALL],
} as const;

const and = (conditions: SQL[]) => sql.join([sql`1`, ...conditions], sql` and `);

/** Bounds of figures. */
function bounds({ tier, minFollowers, minEngagement, minScore }: Filters): SQL[] {
  const [low, high] = tier ? TIER_RANGE[tier] : [0, ABOVE_ALL];
  const least = Math.max(low, minFollowers);
  return [
    // Otherwise every athlete would be walked to find nobody. Bound: a plain 0 would swallow what indexes need.
    ...(least > high ? [sql`${0}`] : []),
    ...(least > 0 ? [sql`s.followers >= ${least}`] : []),
    ...(high < ABOVE_ALL ? [sql`s.followers <= ${high}`] : []),
    ...(minEngagement > 0 ? [sql`s.engagement >= ${minEngagement}`] : []),
    ...(minScore > 0 ? [sql`s.rank >= ${minScore * SCORE}`] : []),
  ];
}

/** A rank that FTS5 begins or ends at: a bound number would be taken for a fraction, and walked up to. */
const whole = (rank: number): SQL => sql`cast(${rank} as integer)`;

/** From the least score up: the `rowid` of words is the rank. */
const scored = ({ minScore }: Filters): SQL =>
  minScore > 0 ? sql`and w.rowid >= ${whole(minScore * SCORE)}` : sql``;

/** What a match leaves to be looked up: bounds but the score, and the region where it is no mark. */
const boundsOfHits = (filters: Filters): SQL[] => [
  ...bounds({ ...filters, minScore: 0 }),
  ...(filters.region && !marksRegion(filters) ? [sql`s.region = ${filters.region}`] : []),
];

/** What the words would carry as marks, where they are not asked, or not yet. */
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

/** Everything from here on in the order of the list, and that order. */
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
 * `rank`, `user_id` and what the list is sorted by of one page, in order (backwards when going back).
 * @param mostSorted of so many hits the best are found by sorting them; the answer does not depend on it
 */
export function pageOf(
  filters: Filters,
  cursor: Cursor | null,
  limit: number,
  mostSorted = MOST_COUNTED,
): SQL {
  const said = matchOf(filters);
  if (said) return wordedPage(filters, cursor, { limit, mostSorted, said });
  const { from, order } = position(filters.sort, cursor);
  const conditions = [...equalities(filters), ...bounds(filters), ...ofThemes(filters), from];
  return sql`select s.rank, s.user_id, ${COLUMN[filters.sort]} as value from ${TABLE[planList(filters)]}
    where ${and(conditions)} order by ${order} limit ${limit}`;
}

/**
 * By score, the words give the order. By another figure: few that match are sorted; of many, the index of
 * that figure is walked and each asked whether it matches. Which of the two is known only by counting, so
 * both stand there, and a bound that nothing passes keeps one of them still.
 */
function wordedPage(
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
  // Looking at the row is cheap, asking the words for it is not.
  const first = and([...equalities(filters), ...bounds(filters), from]);
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
      where ${value} <= iif((select yes from many), ${ABOVE_ALL}, -${ABOVE_ALL}) and ${first}
        and exists (select 1 from athlete_words w where w.athlete_words match ${said} and w.rowid = s.rank)
      order by ${order} limit ${limit})`;
}

/** One row `n`: how many pass; more than `mostCounted` where they are more, however many. */
export function countOf(filters: Filters, mostCounted = MOST_COUNTED): SQL {
  const said = matchOf(filters);
  const most = mostCounted + 1;
  if (said) {
    const limits = boundsOfHits(filters);
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
 * How many pass at least, from athlete_counts; null beside a theme, which is not counted there. Exact with no
 * more than one figure. With several, who passes each leaves at least their sum less all the others: where that
 * is many, nobody needs to be counted.
 */
function countedBefore(filters: Filters): { least: SQL; exact: boolean } | null {
  const { sport, region, verified, tier, themes, ...least } = filters;
  if (themes.length > 0) return null;
  const [low, high] = tier ? TIER_RANGE[tier] : [0, ABOVE_ALL];
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

/** The match expression, or null where neither words nor themes need one. */
function matchOf(filters: Filters): SQL | null {
  const marks = marksOf(filters);
  if (!filters.q) return filters.themes.length > 0 && !isNarrow(filters) ? sql`${marks}` : null;
  const said = sql.join(wordsOf(filters.q).map(matchOfWord), sql` || ' AND ' || `);
  return sql`(select ${said} || ${marks && ` AND ${marks}`})`;
}

const found = (match: string) =>
  sql`exists (select 1 from athlete_words where athlete_words match ${match})`;

/** The word, or the beginning of one; when it is nobody's, the nearest word that is somebody's. */
const matchOfWord = (word: string): SQL =>
  sql`case ${sql.join(
    asked(word).map((match) => sql`when ${found(match)} then ${match}`),
    sql` `,
  )} else '"' || coalesce(${nearestTo(word)}, ${word}) || '"' end`;

/** A term that differs by a letter, or null. One that has lost its last athlete is nobody's word either. */
const nearestTo = (word: string): SQL => sql`(
  select term from search_terms t
  where variant in ${variantsOf(word)} and exists (select 1 from athlete_words where athlete_words match '"' || t.term || '"')
  order by abs(length(term) - ${[...word].length}), term limit 1)`;

/** One row `near`: the words that were searched for instead, or null when those typed are somebody's. */
export function nearOf({ q }: Filters): SQL {
  const words = wordsOf(q);
  if (words.length === 0) return sql`select null as near`;
  const known = words.map((word) => sql.join(asked(word).map(found), sql` or `));
  const instead = words.map((word, i) => sql`iif(${known[i]}, ${word}, ${nearestTo(word)})`);
  const all = sql.join(
    known.map((one) => sql`(${one})`),
    sql` and `,
  );
  // Where one of them is near nobody's, so are all: there is nothing to show instead.
  return sql`select iif(${all}, null, ${sql.join(instead, sql` || ' ' || `)}) as near`;
}
