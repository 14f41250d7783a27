import { and, desc, eq, gte, inArray, lt } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import type { Database } from "~db/client";
import { athleteProfiles, contentSubmissions, metricSnapshots, profiles } from "~db/schema";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Older figures say nothing about this month. */
const HISTORY_DAYS = 90;

/** What the profile form starts with. A profile that is not there yet is an empty form. */
export async function ownProfile(db: Database, userId: string) {
  const [rows] = await db.read(
    db.orm
      .select({
        fullName: profiles.fullName,
        sport: athleteProfiles.sport,
        location: athleteProfiles.location,
        bio: athleteProfiles.bio,
        contentThemes: athleteProfiles.contentThemes,
        instagramHandle: athleteProfiles.instagramHandle,
        instagramFollowers: athleteProfiles.instagramFollowers,
        instagramEngagementRate: athleteProfiles.instagramEngagementRate,
        tiktokHandle: athleteProfiles.tiktokHandle,
        tiktokFollowers: athleteProfiles.tiktokFollowers,
        tiktokEngagementRate: athleteProfiles.tiktokEngagementRate,
        youtubeHandle: athleteProfiles.youtubeHandle,
        youtubeSubscribers: athleteProfiles.youtubeSubscribers,
        youtubeEngagementRate: athleteProfiles.youtubeEngagementRate,
        isPublic: athleteProfiles.isPublic,
      })
      .from(profiles)
      .leftJoin(athleteProfiles, eq(athleteProfiles.userId, profiles.id))
      .where(eq(profiles.id, userId)),
  );
  return rows[0] ?? null;
}

/** What the figures of a profile are derived from, beside what the athlete types. */
export async function profileHistory(db: Database, userId: string, today: string) {
  const since = dayOf(Date.parse(today) - HISTORY_DAYS * DAY_MS);
  const [own, snapshots, pieces] = await db.read(
    db.orm
      .select({ isVerified: athleteProfiles.isVerified })
      .from(athleteProfiles)
      .where(eq(athleteProfiles.userId, userId)),
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
      .where(
        and(
          eq(contentSubmissions.athleteId, userId),
          inArray(contentSubmissions.status, ["approved", "posted", "rejected"]),
        ),
      ),
  );
  return { isVerified: own[0]?.isVerified ?? false, snapshots, pieces };
}
