import { and, desc, eq, gte, lt } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { athleteProfiles, contentSubmissions, metricSnapshots, profiles } from "~db/schema";
import { channelsColumn } from "../channels/channel-columns.server";
import { isReviewed } from "./content-quality.server";
import { profileColumns } from "./profile-columns.server";

/** Growth uses no older snapshots. */
const HISTORY_DAYS = 90;

/** The own profile as it was saved; null without an account. */
export async function loadOwnProfile(db: Database, userId: string) {
  const [rows] = await db.read(
    db.orm
      .select({
        fullName: profiles.fullName,
        avatar: profiles.avatar,
        sport: athleteProfiles.sport,
        otherSports: athleteProfiles.otherSports,
        location: athleteProfiles.location,
        place: athleteProfiles.place,
        bio: athleteProfiles.bio,
        contentThemes: athleteProfiles.contentThemes,
        channels: channelsColumn(profiles.id),
        startingRate: athleteProfiles.startingRate,
        refusesLess: athleteProfiles.refusesLess,
        audienceCountry: athleteProfiles.audienceCountry,
        audienceShare: athleteProfiles.audienceShare,
        awayFrom: athleteProfiles.awayFrom,
        awayUntil: athleteProfiles.awayUntil,
        isPublic: athleteProfiles.isPublic,
        isVerified: athleteProfiles.isVerified,
        version: athleteProfiles.version,
      })
      .from(profiles)
      .leftJoin(athleteProfiles, eq(athleteProfiles.userId, profiles.id))
      .where(eq(profiles.id, userId)),
  );
  return rows[0] ?? null;
}

/** The stored inputs of the derived figures: channels, snapshots and reviewed content. */
export async function loadProfileHistory(db: Database, userId: string, today: string) {
  const since = dayOf(Date.parse(today) - HISTORY_DAYS * DAY_MS);
  const [own, snapshots, items] = await db.read(
    db.orm.select(profileColumns()).from(athleteProfiles).where(eq(athleteProfiles.userId, userId)),
    db.orm
      .select({
        takenOn: metricSnapshots.takenOn,
        totalFollowers: metricSnapshots.totalFollowers,
      })
      .from(metricSnapshots)
      .where(
        and(
          eq(metricSnapshots.athleteId, userId),
          gte(metricSnapshots.takenOn, since),
          lt(metricSnapshots.takenOn, today),
        ),
      )
      .orderBy(desc(metricSnapshots.takenOn)),
    db.orm
      .select({ status: contentSubmissions.status, version: contentSubmissions.version })
      .from(contentSubmissions)
      .where(and(eq(contentSubmissions.athleteId, userId), isReviewed)),
  );
  return { own: own[0], snapshots, items };
}

export type ProfileHistory = Awaited<ReturnType<typeof loadProfileHistory>>;
