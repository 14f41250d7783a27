import { and, eq, inArray } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { growthRateColumn } from "~/features/profiles/athletes/profile-columns.server";
import { formatStartingRate } from "~/features/profiles/athletes/starting-rate";
import { shortSourceColumn } from "~/features/profiles/channels/channel-columns.server";
import { athleteProfiles, profiles, shortlistedAthletes } from "~db/schema";

/** These athletes in the order asked for; who does not exist is left out. */
export async function loadComparedAthletes({ actor, db }: CommandContext, ids: string[]) {
  if (ids.length === 0) return [];
  const [rows] = await db.read(
    db.orm
      .select({
        id: athleteProfiles.userId,
        name: profiles.fullName,
        avatar: profiles.avatar,
        sport: athleteProfiles.sport,
        location: athleteProfiles.location,
        contentThemes: athleteProfiles.contentThemes,
        isVerified: athleteProfiles.isVerified,
        ambassadorScore: athleteProfiles.ambassadorScore,
        totalFollowers: athleteProfiles.totalFollowers,
        avgEngagement: athleteProfiles.avgEngagement,
        growthRate: growthRateColumn(),
        avgReach: athleteProfiles.avgReach,
        startingRate: athleteProfiles.startingRate,
        reportedBy: shortSourceColumn(athleteProfiles.userId),
        contentQualityScore: athleteProfiles.contentQualityScore,
        shortlisted: shortlistedAthletes.createdAt,
      })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .leftJoin(
        shortlistedAthletes,
        and(
          eq(shortlistedAthletes.athleteId, athleteProfiles.userId),
          eq(shortlistedAthletes.brandId, actor.brandId),
        ),
      )
      .where(and(inArray(athleteProfiles.userId, ids), eq(profiles.status, "active"))),
  );
  return ids.flatMap((id) =>
    rows
      .filter((row) => row.id === id)
      .map(({ startingRate, ...row }) => ({
        ...row,
        from: formatStartingRate(startingRate),
        shortlisted: row.shortlisted !== null,
      })),
  );
}

export type ComparedAthlete = Awaited<ReturnType<typeof loadComparedAthletes>>[number];
