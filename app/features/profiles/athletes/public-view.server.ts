import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { paths } from "~/paths";
import type { Database } from "~db/client";
import { ID_PATTERN } from "~db/columns";
import { athleteProfiles, profiles } from "~db/schema";
import { channelsColumn } from "../channels/channel-columns.server";
import { describeSources } from "../channels/sources";
import { selectPortfolios } from "../portfolio/queries.server";
import { tierOf } from "./figures";
import { growthRateColumn } from "./profile-columns.server";
import { CODE_LENGTH, parsePublicCode, publicName, withoutContacts } from "./public-view";

/** The first condition as the partial index says it. */
const isPublic = sql`${athleteProfiles.isPublic} = 1
  and exists (select 1 from profiles p where p.id = ${athleteProfiles.userId} and p.status = 'active')`;
const SAME_CODE = 5;
/** A site map may list 50,000 addresses; more need one of their own. */
const MAX_ADDRESSES = 40_000;

const code = sql`substr(${athleteProfiles.userId}, ${sql.raw(String(-CODE_LENGTH))})`;

/** A name in an address: an id, or a readable one. */
function hasPublicName(athlete: string): SQL {
  if (ID_PATTERN.test(athlete)) return eq(athleteProfiles.userId, athlete);
  const publicCode = parsePublicCode(athlete);
  return publicCode ? sql`${code} = ${publicCode}` : sql`0`;
}

/** Figures of what the athlete has posted in campaigns: how much, and for how many brands, none by name. */
const countPosted = (
  selection: SQL,
) => sql<number>`(select ${selection} from content_submissions content
  join campaigns c on c.id = content.campaign_id
  where content.athlete_id = ${athleteProfiles.userId} and content.status = 'posted')`;

/**
 * The public view of an athlete: no email address, no handles, no links, no score factors.
 * @param athlete how the address names the athlete
 * @returns null when the athlete does not exist or has not made the page public
 */
export async function loadPublicAthlete(db: Database, athlete: string) {
  const [rows, portfolioItems] = await db.read(
    db.orm
      .select({
        id: athleteProfiles.userId,
        name: profiles.fullName,
        avatar: profiles.avatar,
        sport: athleteProfiles.sport,
        location: athleteProfiles.location,
        bio: athleteProfiles.bio,
        contentThemes: athleteProfiles.contentThemes,
        isVerified: athleteProfiles.isVerified,
        ambassadorScore: athleteProfiles.ambassadorScore,
        totalFollowers: athleteProfiles.totalFollowers,
        avgEngagement: athleteProfiles.avgEngagement,
        growthRate: growthRateColumn(),
        channels: channelsColumn(athleteProfiles.userId),
        enteredAt: athleteProfiles.lastUpdated,
        posts: countPosted(sql`count(*)`),
        brands: countPosted(sql`count(distinct c.brand_id)`),
      })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(and(hasPublicName(athlete), isPublic))
      .limit(SAME_CODE),
    selectPortfolios(
      db,
      sql`(select user_id from athlete_profiles where ${hasPublicName(athlete)} and ${isPublic})`,
    ),
  );
  // A new name leaves the old address working; only athletes who share a code need the whole address.
  const row =
    rows.find((one) => publicName(one) === athlete) ?? (rows.length === 1 ? rows[0] : null);
  if (!row) return null;
  const { channels, ...shown } = row;
  return {
    ...shown,
    address: paths.publicAthlete(publicName(row)),
    name: withoutContacts(shown.name),
    sport: withoutContacts(shown.sport),
    location: withoutContacts(shown.location),
    bio: withoutContacts(shown.bio),
    contentThemes: shown.contentThemes.map(withoutContacts),
    portfolioItems: portfolioItems
      .filter(({ ownerId }) => ownerId === row.id)
      .map(({ ownerId: _, ...portfolioItem }) => ({
        ...portfolioItem,
        alt: withoutContacts(portfolioItem.alt),
      })),
    tier: tierOf(shown.totalFollowers),
    channels: channels
      .filter(({ followers }) => followers > 0)
      .map(({ handle: _, ...channel }) => channel),
    sources: describeSources(channels),
  };
}

/** The addresses of all athletes who made their page public, the newest athletes first. */
export async function loadPublicAddresses(db: Database): Promise<string[]> {
  const [rows] = await db.read(
    db.orm
      .select({ id: athleteProfiles.userId, name: profiles.fullName })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(isPublic)
      .orderBy(desc(athleteProfiles.userId))
      .limit(MAX_ADDRESSES),
  );
  return rows.map((row) => paths.publicAthlete(publicName(row)));
}

export type PublicAthlete = NonNullable<Awaited<ReturnType<typeof loadPublicAthlete>>>;
