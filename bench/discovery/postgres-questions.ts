import { type Filters, NO_FILTERS, PAGE } from "~/features/finding/discovery/filters";
import { hasPrice } from "~/features/finding/discovery/query-plan";
import { idOf } from "../../scripts/scale/athlete";
import { Random } from "../../scripts/scale/random";
import type { Sql } from "./postgres-server";
import { farthestPage, type Place, type Question } from "./questions";

/**
 * The same questions as most would write them: one list, one count that stops at 10,001, facets and total by
 * counting, words by trigrams, and a second question when no word matched.
 */

const MAX_COUNTED = 10_000;
const TIERS = {
  nano: [0, 9_999],
  micro: [10_000, 49_999],
  mid: [50_000, 499_999],
  macro: [500_000, 1e15],
} as const;

/** Sent together, answered together: one round trip, as ours. */
async function askList(sql: Sql, filters: Filters, facets: boolean) {
  const where = passing(sql, filters);
  const [rows] = await Promise.all([
    page(sql, filters, where),
    count(sql, where),
    ...(facets ? counts(sql, filters) : []),
  ]);
  if (rows.length > 0 || !filters.q) return rows;
  const near = passing(sql, filters, true);
  const [nearRows] = await Promise.all([page(sql, filters, near), count(sql, near)]);
  return nearRows;
}

type Part = ReturnType<typeof passing>;

const columnOf = ({ sort }: Filters) => sort;

function page(sql: Sql, filters: Filters, where: Part) {
  const by = sql(columnOf(filters));
  return sql`
    select a.id, full_name, sport, location, is_verified, score, followers, engagement, growth, avg_reach,
      exists (select 1 from shortlisted s where s.brand_id = 'brand' and s.athlete_id = a.id) as shortlisted
    from athletes a where ${where} order by ${by} desc, a.id desc limit ${PAGE + 1}`;
}

const count = (sql: Sql, where: Part) =>
  sql`select count(*) from (select 1 from athletes a where ${where} limit ${MAX_COUNTED + 1}) x`;

const counts = (sql: Sql, { region, verified }: Filters) => [
  sql`select count(*) from athletes`,
  sql`select sport, count(*) from athletes where true ${region ? sql`and region = ${region}` : sql``}
      ${verified ? sql`and is_verified` : sql``} group by sport order by 2 desc`,
];

function passing(sql: Sql, filters: Filters, near = false) {
  const { q, sport, region, tier, themes, minFollowers, maxFollowers } = filters;
  const { minEngagement, minScore, verified, minPrice, maxPrice, platforms } = filters;
  const { freeFrom, freeUntil, audience } = filters;
  const [low, high] = tier ? TIERS[tier] : [0, 0];
  const words = q.toLowerCase().split(" ").filter(Boolean);
  const parts = [
    ...words.map((word) =>
      near ? sql`${word} <% said` : sql`said like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`,
    ),
    ...(sport ? [sql`sport = ${sport}`] : []),
    ...(region ? [sql`region = ${region}`] : []),
    ...(tier ? [sql`followers between ${low} and ${high}`] : []),
    ...(themes.length > 0 ? [sql`themes && ${themes}`] : []),
    ...(minFollowers ? [sql`followers >= ${minFollowers}`] : []),
    ...(maxFollowers < NO_FILTERS.maxFollowers ? [sql`followers <= ${maxFollowers}`] : []),
    ...(minEngagement ? [sql`engagement >= ${minEngagement}`] : []),
    ...(minScore ? [sql`score >= ${minScore}`] : []),
    ...(verified ? [sql`is_verified`] : []),
    ...(hasPrice(filters)
      ? [
          sql`rate between ${minPrice * 100} and ${maxPrice < NO_FILTERS.maxPrice ? maxPrice * 100 : 2_000_000_000}`,
        ]
      : []),
    ...(platforms.length > 0 ? [sql`platforms && ${platforms}`] : []),
    ...(freeFrom
      ? [sql`(away is null or not away && daterange(${freeFrom}::date, ${freeUntil}::date, '[]'))`]
      : []),
    ...(audience ? [sql`audience = ${audience}`] : []),
  ];
  return parts.reduce((all, part) => sql`${all} and ${part}`, sql`true`);
}

type Ask = (i: number) => Promise<unknown>;

/** How PostgreSQL is asked this; null where it is not. */
export async function prepare(
  sql: Sql,
  question: Question,
  place: Place,
  facets: boolean,
): Promise<Ask | null> {
  const { filters, far, name } = question;
  if (filters) return (i) => askList(sql, filters(i, place), facets);
  if (far) return farPage(sql, far, place);
  const write = WRITES[name];
  return write ? (i) => write(sql, i, place) : null;
}

/** By key, as one who knows would, not by OFFSET. */
async function farPage(sql: Sql, filters: Filters, { athletes }: Place): Promise<Ask> {
  const by = sql(columnOf(filters));
  const [from] = await sql`select ${by} as value, id from athletes order by ${by} desc, id desc
    offset ${farthestPage(athletes) * PAGE} limit 1`;
  const where = sql`(${by}, id) < (${from?.value}, ${from?.id})`;
  return () => page(sql, filters, where);
}

const WRITES: Record<string, (sql: Sql, i: number, place: Place) => Promise<unknown>> = {
  "save an athlete": (sql, i, { athletes }) => {
    const random = new Random(i, 8);
    const id = idOf(Math.floor(random.share() * athletes));
    return sql`update athletes set location = 'Leeds, UK', region = 'uk', score = ${Math.floor(random.between(20, 90))},
      followers = followers + ${Math.floor(random.between(1, 5_000))} where id = ${id}`;
  },
  "insert an athlete": (sql, i) => sql`insert into athletes
      (id, full_name, sport, location, region, bio, is_verified, followers, engagement, growth, score, avg_reach, themes)
    values (${`bench-${Date.now()}-${i}`}, 'New Comer', 'Running', '', 'other', '', false, 0, 0, 0, 0, 0, '{}')`,
};

export const tidy = (sql: Sql) => sql`delete from athletes where id like 'bench-%'`;
