import { type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { Database } from "~db/client";
import { firstIdAt } from "~db/columns";
import { and, replacePlaceByRegion } from "./filter-conditions.server";
import type { Filters } from "./filters";
import { buildWordsExpression, plainConditions } from "./match-page.server";

/** So many who joined last are looked at: what one look reads has a bound, however long ago the last one was. */
const MAX_JOINED = 10_000;

/** As many as the page shows. */
const MAX_SHOWN = 48;

/** When they joined: from the first moment to before the second, ms. */
interface Joined {
  from: number;
  until: number;
}

interface NewAthlete {
  id: string;
  name: string;
  avatar: string | null;
  sport: string;
  location: string;
  followers: number;
  isVerified: number;
  /** Of all who match. */
  count: number;
}

/**
 * The athletes who joined in this time and match, best first, each with the count of all. An id tells when its
 * account was made, so the search model's index of ids finds them.
 */
export const selectNewAthletes = (
  { orm }: Database,
  filters: Filters,
  { from, until }: Joined,
  limit: number,
) =>
  orm.all<NewAthlete>(sql`
    select found.user_id as id, p.full_name as name, p.avatar_url as avatar, found.sport, found.location, found.followers,
      found.verified as "isVerified", found.count
    from (select s.*, count(*) over () as count from (${selectJoined(from, until)}) s
      where ${and(matchConditions(replacePlaceByRegion(filters)))} order by s.rank desc limit ${limit}) found
      cross join profiles p on p.id = found.user_id
    order by found.rank desc`);

/** Words are looked up once for all: a lookup for each row costs more than reading every hit. */
function matchConditions(filters: Filters): SQL[] {
  const words = buildWordsExpression(filters);
  return [
    ...plainConditions(filters),
    ...(words
      ? [sql`s.rank in (select w.rowid from athlete_words w where w.athlete_words match ${words})`]
      : []),
  ];
}

const selectJoined = (from: number, until: number): SQL =>
  sql`select * from athlete_search where user_id >= ${firstIdAt(from)} and user_id < ${firstIdAt(until)}
    order by user_id desc limit ${MAX_JOINED}`;

/** Those who joined from `since` on and match, for the page. */
export async function loadNewAthletes(
  { db, now }: CommandContext,
  filters: Filters,
  since: number,
) {
  const [rows] = await db.read(
    selectNewAthletes(db, filters, { from: since, until: now + 1 }, MAX_SHOWN),
  );
  return {
    count: rows[0]?.count ?? 0,
    athletes: rows.map(({ isVerified, count: _, ...athlete }) => ({
      ...athlete,
      isVerified: Boolean(isVerified),
    })),
  };
}
