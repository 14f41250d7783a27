import { type SQL, sql } from "drizzle-orm";
import { withoutContacts } from "~/features/profiles/athletes/public-view";
import type { Database } from "~db/client";
import { TOKENS } from "~db/sql/search-model";
import { ABOVE_ALL, asInteger } from "../discovery/filter-conditions.server";
import { type Cursor, type Filters, PAGE, writeCursor } from "../discovery/filters";
import { buildMatchExpression, selectCorrection } from "../discovery/match-expression.server";
import { isRaisedByPremium } from "../discovery/rank.server";

/**
 * One page of the athletes who made their page public, by score, with what visitors may see of them: no contact, no fee.
 * One round trip.
 */
export async function listPublicAthletes(db: Database, filters: Filters, cursor: Cursor | null) {
  const [rows, [correction]] = await db.read(
    db.orm.all<Row>(selectPage(filters, cursor)),
    db.orm.all<{ near: string | null }>(selectCorrection(filters)),
  );
  const back = cursor?.back ?? false;
  const more = rows.length > PAGE;
  const page = rows.slice(0, PAGE);
  if (back) page.reverse();
  const [first, last] = [page[0], page.at(-1)];
  return {
    athletes: page.map(({ rank: _, name, sport, location, isVerified, isPremium, ...athlete }) => ({
      ...athlete,
      name: withoutContacts(name),
      sport: withoutContacts(sport),
      location: withoutContacts(location),
      isVerified: Boolean(isVerified),
      isPremium: Boolean(isPremium),
    })),
    near: correction?.near ?? null,
    next: last && (more || back) ? cursorAt(last) : null,
    previous: first && (back ? more : cursor) ? cursorAt(first) : null,
  };
}

const cursorAt = ({ rank }: Row) => writeCursor({ value: rank, rank });

interface Row {
  id: string;
  name: string;
  avatar: string | null;
  sport: string;
  location: string;
  isVerified: number;
  isPremium: number;
  ambassadorScore: number;
  totalFollowers: number;
  avgEngagement: number;
  rank: number;
}

/** The rowid of the words is the rank, so the index gives the order, and reading stops when the page is full. */
function selectPage(filters: Filters, cursor: Cursor | null): SQL {
  const words = buildMatchExpression(filters);
  const isPublic = `"${TOKENS.public}"`;
  const match = words ? sql`${words} || ${` AND ${isPublic}`}` : sql`${isPublic}`;
  const [than, order] = cursor?.back ? [">", "asc"] : ["<", "desc"];
  return sql`select a.user_id as id, p.full_name as name, p.avatar_url as avatar, a.sport, a.location,
      a.is_verified as "isVerified", ${isRaisedByPremium(sql`s.rank`)} as "isPremium",
      a.ambassador_score as "ambassadorScore", a.total_followers as "totalFollowers",
      a.avg_engagement as "avgEngagement", s.rank
    from athlete_words w
      cross join athlete_search s on s.rank = w.rowid
      cross join athlete_profiles a on a.user_id = s.user_id
      cross join profiles p on p.id = a.user_id
    where w.athlete_words match ${match}
      and w.rowid ${sql.raw(than)} ${asInteger(cursor?.rank ?? ABOVE_ALL)}
    order by w.rowid ${sql.raw(order)} limit ${PAGE + 1}`;
}

export type PublicAthleteItem = Awaited<ReturnType<typeof listPublicAthletes>>["athletes"][number];
