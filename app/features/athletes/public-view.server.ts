import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { paths } from "~/paths";
import type { Database } from "~db/client";
import { ID_PATTERN } from "~db/columns";
import { athleteProfiles, profiles } from "~db/schema";
import { channelsOf } from "../channels/read.server";
import { sourcesOf } from "../channels/sources";
import { portfoliosOf } from "../portfolio/queries.server";
import { tierOf } from "./figures";
import { knownGrowth } from "./known-growth.server";
import { CODE_LENGTH, codeIn, publicName, withoutContacts } from "./public-view";

/** The first condition as the partial index says it. */
const isPublic = sql`${athleteProfiles.isPublic} = 1
  and exists (select 1 from profiles p where p.id = ${athleteProfiles.userId} and p.status = 'active')`;
const SAME_CODE = 5;
/** A site map may list 50,000 addresses; more need one of their own. */
const MAX_ADDRESSES = 40_000;

const code = sql`substr(${athleteProfiles.userId}, ${sql.raw(String(-CODE_LENGTH))})`;

/** A name in an address: an id, or a readable one. */
function namedBy(athlete: string): SQL {
  if (ID_PATTERN.test(athlete)) return eq(athleteProfiles.userId, athlete);
  const wanted = codeIn(athlete);
  return wanted ? sql`${code} = ${wanted}` : sql`0`;
}

/** Figures of what the athlete has posted in campaigns: how much, and for how many brands, none by name. */
const posted = (what: SQL) => sql<number>`(select ${what} from content_submissions piece
  join campaigns c on c.id = piece.campaign_id
  where piece.athlete_id = ${athleteProfiles.userId} and piece.status = 'posted')`;

/**
 * The public view of an athlete: no email address, no handles, no links, no score factors.
 * @param athlete how the address names the athlete
 * @returns null when the athlete does not exist or has not made the page public
 */
export async function publicAthlete(db: Database, athlete: string) {
  const [rows, pieces] = await db.read(
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
        growthRate: knownGrowth(),
        channels: channelsOf(athleteProfiles.userId),
        enteredAt: athleteProfiles.lastUpdated,
        posts: posted(sql`count(*)`),
        brands: posted(sql`count(distinct c.brand_id)`),
      })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(and(namedBy(athlete), isPublic))
      .limit(SAME_CODE),
    portfoliosOf(
      db,
      sql`(select user_id from athlete_profiles where ${namedBy(athlete)} and ${isPublic})`,
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
    pieces: pieces
      .filter(({ ownerId }) => ownerId === row.id)
      .map(({ ownerId: _, ...piece }) => ({ ...piece, alt: withoutContacts(piece.alt) })),
    tier: tierOf(shown.totalFollowers),
    channels: channels
      .filter(({ followers }) => followers > 0)
      .map(({ handle: _, ...channel }) => channel),
    sources: sourcesOf(channels),
  };
}

/** The addresses of all athletes who made their page public, the newest athletes first. */
export async function publicAddresses(db: Database): Promise<string[]> {
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

export type PublicAthlete = NonNullable<Awaited<ReturnType<typeof publicAthlete>>>;
