import { and, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { athleteProfiles, profiles } from "~db/schema";
import { tierOf } from "./figures";
import { knownGrowth } from "./known-growth.server";
import { withoutContacts } from "./public-view";

/**
 * The public view of an athlete: no email address, no handles, no links, no score factors.
 * @returns null when the athlete does not exist or has not made the page public
 */
export async function publicAthlete(db: Database, athleteId: string) {
  const [[row]] = await db.read(
    db.orm
      .select({
        id: athleteProfiles.userId,
        name: profiles.fullName,
        sport: athleteProfiles.sport,
        location: athleteProfiles.location,
        bio: athleteProfiles.bio,
        contentThemes: athleteProfiles.contentThemes,
        isVerified: athleteProfiles.isVerified,
        ambassadorScore: athleteProfiles.ambassadorScore,
        totalFollowers: athleteProfiles.totalFollowers,
        avgEngagement: athleteProfiles.avgEngagement,
        growthRate: knownGrowth(),
        instagram: athleteProfiles.instagramFollowers,
        tiktok: athleteProfiles.tiktokFollowers,
        youtube: athleteProfiles.youtubeSubscribers,
        enteredAt: athleteProfiles.lastUpdated,
      })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(and(eq(athleteProfiles.userId, athleteId), eq(athleteProfiles.isPublic, true))),
  );
  if (!row) return null;
  const { instagram, tiktok, youtube, ...athlete } = row;
  return {
    ...athlete,
    name: withoutContacts(athlete.name),
    sport: withoutContacts(athlete.sport),
    location: withoutContacts(athlete.location),
    bio: withoutContacts(athlete.bio),
    contentThemes: athlete.contentThemes.map(withoutContacts),
    tier: tierOf(athlete.totalFollowers),
    channels: [
      { platform: "Instagram", followers: instagram },
      { platform: "TikTok", followers: tiktok },
      { platform: "YouTube", followers: youtube },
    ].filter(({ followers }) => followers > 0),
  };
}

export type PublicAthlete = NonNullable<Awaited<ReturnType<typeof publicAthlete>>>;
