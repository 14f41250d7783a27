import { sql } from "drizzle-orm";
import { invitedTo, parseInvitedTo } from "~/features/deals/invitations/invited.server";
import { describeListedFollowers } from "~/features/profiles/athletes/describe-figures";
import { growthRateColumn } from "~/features/profiles/athletes/profile-columns.server";
import { toStartingRate } from "~/features/profiles/athletes/starting-rate";
import { sortChannels } from "~/features/profiles/channels/channel";
import { shortSourceColumn } from "~/features/profiles/channels/channel-columns.server";
import { firstPictures } from "~/features/profiles/portfolio/queries.server";
import type { Database } from "~db/client";
import { countMatches, MAX_COUNTED } from "./count-matches.server";
import { type Cursor, type Filters, PAGE, writeCursor } from "./filters";
import { selectCorrection } from "./match-expression.server";
import { selectMatchPage } from "./match-page.server";
import { isRaisedByPremium, isSport } from "./rank.server";
import { selectSavedSearches } from "./saved-searches.server";
import { countShortlisted } from "./shortlist.server";

const SPORTS = 40;
const THEMES = 12;
/** Pictures beside an athlete. */
const PICTURES = 3;

/**
 * One page of matching athletes as this brand sees them, with the brand's shortlist and
 * saved searches. One round trip.
 */
export async function discoverAthletes(
  db: Database,
  brandId: string,
  filters: Filters,
  cursor: Cursor | null,
) {
  const [rows, [matching], [all], sports, themes, [near], [listed], searches] = await db.read(
    selectAthleteCards(db, brandId, filters, cursor, PAGE + 1, PICTURES),
    db.orm.all<{ n: number }>(countMatches(filters)),
    db.orm.all<{ n: number }>(
      sql`select coalesce(sum(n), 0) as n from athlete_counts where kind = 'all' and sport = ''`,
    ),
    selectSportCounts(db, filters),
    db.orm.all<{ theme: string; n: number }>(
      sql`select category as theme, athlete_count as n from trending_categories
          where not ${isSport(sql`category`, sql`athlete_count`)}
          order by athlete_count desc, category limit ${THEMES}`,
    ),
    db.orm.all<{ near: string | null }>(selectCorrection(filters)),
    countShortlisted(db, brandId),
    selectSavedSearches(db, brandId),
  );
  const matchCount = matching?.n ?? 0;
  return {
    ...toPage(rows, cursor, filters.sport),
    matching: { n: Math.min(matchCount, MAX_COUNTED), more: matchCount > MAX_COUNTED },
    total: all?.n ?? 0,
    /** The number of athletes by sport, the most common first. */
    sports: Object.fromEntries(sports.map(({ sport, n }) => [sport, n])),
    themes,
    near: near?.near ?? null,
    shortlistSize: listed?.n ?? 0,
    searches,
  };
}

/** The athletes of a page in list order, and the cursors of its neighbours. */
function toPage(rows: CardRow[], cursor: Cursor | null, requestedSport: string) {
  const back = cursor?.back ?? false;
  const more = rows.length > PAGE;
  const page = rows.slice(0, PAGE);
  if (back) page.reverse();
  const first = page[0];
  const last = page.at(-1);
  return {
    athletes: page.map(
      ({
        value: _,
        rank: __,
        startingRate,
        avatar,
        isVerified,
        isPremium,
        shortlisted,
        invitedTo,
        reportedBy,
        pictures,
        avgReach: _reach,
        ...card
      }) => ({
        ...card,
        // The sport filter found the athlete by one of the other sports.
        ...(requestedSport && requestedSport !== card.sport ? { alsoSport: requestedSport } : {}),
        ...toStartingRate(startingRate),
        ...describeListedFollowers(sortChannels(JSON.parse(reportedBy))),
        // Rounded as displayed, which saves bytes.
        avgEngagement: Number(card.avgEngagement.toFixed(1)),
        growthRate: card.growthRate === null ? null : Number(card.growthRate.toFixed(1)),
        ...present({
          avatar,
          isVerified: Boolean(isVerified),
          isPremium: Boolean(isPremium),
          shortlisted: Boolean(shortlisted),
          invitedTo: parseInvitedTo(invitedTo),
          pictures: JSON.parse(pictures) as string[],
        }),
      }),
    ),
    next: last && (more || back) ? writeCursor(last) : null,
    previous: first && (back ? more : cursor) ? writeCursor(first) : null,
  };
}

/** Left out of the page's data where it is false, null or empty, as it mostly is. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => (Array.isArray(value) ? value.length : value)),
  ) as Partial<T>;

interface CardRow {
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
  growthRate: number | null;
  avgReach: number;
  startingRate: number | null;
  shortlisted: number;
  invitedTo: string;
  /** JSON */
  reportedBy: string;
  /** JSON */
  pictures: string;
  value: number;
  rank: number;
}

/** At most `limit` athletes from the cursor; in reverse when paging back. @param pictures of each one's portfolio, at most */
export const selectAthleteCards = (
  { orm }: Database,
  brandId: string,
  filters: Filters,
  cursor: Cursor | null,
  limit: number,
  pictures = 0,
) =>
  orm.all<CardRow>(sql`
    select a.user_id as id, p.full_name as name, p.avatar_url as avatar, a.sport, a.location, a.is_verified as "isVerified",
      a.ambassador_score as "ambassadorScore", a.total_followers as "totalFollowers",
      a.avg_engagement as "avgEngagement", ${growthRateColumn("a")} as "growthRate", a.avg_reach as "avgReach",
      a.starting_rate as "startingRate",
      exists (select 1 from shortlisted_athletes l where l.brand_id = ${brandId} and l.athlete_id = a.user_id) as shortlisted,
      ${invitedTo(brandId, sql`a.user_id`)} as "invitedTo",
      ${shortSourceColumn(sql`a.user_id`)} as "reportedBy",
      ${firstPictures(sql`a.user_id`, pictures)} as pictures,
      ${isRaisedByPremium(sql`page.rank`)} as "isPremium", page.value, page.rank
    from (${selectMatchPage(filters, cursor, limit)}) page
      cross join athlete_profiles a on a.user_id = page.user_id
      cross join profiles p on p.id = a.user_id
    order by page.value ${sql.raw(cursor?.back ? "asc" : "desc")}, page.rank ${sql.raw(cursor?.back ? "asc" : "desc")}`);

/** The ids of a list's first athletes, in its order. */
export async function findMatchedIds(db: Database, filters: Filters, limit: number) {
  const [rows] = await db.read(
    db.orm.all<{ user_id: string }>(selectMatchPage(filters, null, limit)),
  );
  return rows.map(({ user_id }) => user_id);
}

/** The most common sports, with the number of athletes under the filters of region, 'verified' and 'connected'. */
const selectSportCounts = ({ orm }: Database, { region, verified, connected }: Filters) =>
  orm.all<{ sport: string; n: number }>(
    sql`select sport, sum(n) as n from athlete_counts where kind = ${connected ? "connected" : "all"} and sport <> ''
        ${region ? sql`and region = ${region}` : sql``} ${verified ? sql`and verified = 1` : sql``}
        group by sport having sum(n) > 0 order by n desc, sport limit ${SPORTS}`,
  );

export type AthleteCardView = Awaited<ReturnType<typeof discoverAthletes>>["athletes"][number];
