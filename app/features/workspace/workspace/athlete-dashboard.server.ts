import { count, eq } from "drizzle-orm";
import { isDeliverableBy } from "~/features/deals/deals/deals.server";
import {
  countAvailable,
  formatAvailable,
} from "~/features/finding/interests/available-conditions.server";
import { ENGAGEMENT_NORM, tierOf } from "~/features/profiles/athletes/figures";
import { explainScore, profileProgress } from "~/features/profiles/athletes/score";
import { channelsColumn } from "~/features/profiles/channels/channel-columns.server";
import { describeShortSource } from "~/features/profiles/channels/sources";
import { dayOf } from "~/platform/dates";
import type { Database } from "~db/client";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { athleteProfiles, campaigns, deals, profiles } from "~db/schema";

/** The figures of the athlete's dashboard; null when the account has no athlete profile. */
export async function loadAthleteDashboard(db: Database, userId: string, now: number) {
  const [own, active, available] = await db.read(...readDashboard({ userId, today: dayOf(now) }));
  const row = own[0];
  if (!row) return null;
  const { profile, channels, fullName, emailConfirmedAt, createdAt } = row;
  const scored = { ...profile, channels };
  return {
    fullName,
    emailConfirmed: emailConfirmedAt !== null,
    /** Until the profile is first saved. */
    isNew: profile.lastUpdated <= createdAt,
    progress: profileProgress(scored),
    score: explainScore(scored),
    activeCampaigns: active[0]?.n ?? 0,
    availableCampaigns: formatAvailable(available),
    totalFollowers: profile.totalFollowers,
    avgReach: profile.avgReach,
    avgEngagement: profile.avgEngagement,
    engagementNorm: ENGAGEMENT_NORM[tierOf(profile.totalFollowers)],
    lastUpdated: profile.lastUpdated,
    reportedBy: describeShortSource(channels),
  };
}

export type AthleteDashboard = NonNullable<Awaited<ReturnType<typeof loadAthleteDashboard>>>;

const readDashboard = prepareReads(
  ({ orm }, { userId, today }: Placeholders<{ userId: string; today: string }>) => [
    orm
      .select({
        profile: athleteProfiles,
        channels: channelsColumn(athleteProfiles.userId),
        fullName: profiles.fullName,
        emailConfirmedAt: profiles.emailConfirmedAt,
        createdAt: profiles.createdAt,
      })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(eq(athleteProfiles.userId, userId)),
    orm
      .select({ n: count() })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .where(isDeliverableBy(userId)),
    countAvailable(orm, { athleteId: userId, today }),
  ],
);
