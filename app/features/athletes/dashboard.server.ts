import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import type { ContentStatus } from "~db/constants";
import {
  athleteProfiles,
  brandProfiles,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  profiles,
} from "~db/schema";
import { ENGAGEMENT_NORM, tierOf } from "./figures";
import { explainScore, profileProgress } from "./score";

/** Rows shown per kind of task; the count covers all of them. */
const SHOWN = 3;

/** The athlete's dashboard; null when the account has no athlete profile. */
export async function athleteDashboard(db: Database, userId: string) {
  const [own, active, invitations, returned, approved, available] = await db.read(
    db.orm
      .select({
        profile: athleteProfiles,
        fullName: profiles.fullName,
        emailConfirmedAt: profiles.emailConfirmedAt,
        createdAt: profiles.createdAt,
      })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(eq(athleteProfiles.userId, userId)),
    activeCampaigns(db, userId),
    pendingInvitations(db, userId),
    contentWith(db, userId, "rejected"),
    contentWith(db, userId, "approved"),
    db.orm.select({ n: count() }).from(campaigns).where(eq(campaigns.status, "active")),
  );
  const row = own[0];
  if (!row) return null;
  const { profile, fullName, emailConfirmedAt, createdAt } = row;
  return {
    fullName,
    emailConfirmed: emailConfirmedAt !== null,
    /** Until the profile is first saved. */
    isNew: profile.lastUpdated <= createdAt,
    progress: profileProgress(profile),
    score: explainScore(profile),
    activeCampaigns: active[0]?.n ?? 0,
    availableCampaigns: available[0]?.n ?? 0,
    totalFollowers: profile.totalFollowers,
    avgReach: profile.avgReach,
    avgEngagement: profile.avgEngagement,
    engagementNorm: ENGAGEMENT_NORM[tierOf(profile.totalFollowers)],
    lastUpdated: profile.lastUpdated,
    waiting: {
      returned: counted(returned),
      invitations: counted(invitations),
      approved: counted(approved),
    },
  };
}

export type AthleteDashboard = NonNullable<Awaited<ReturnType<typeof athleteDashboard>>>;

/** The first rows and the total count. */
function counted<R extends { total: number }>(rows: R[]) {
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...item }) => item) };
}

const total = sql<number>`count(*) over ()`;

const activeCampaigns = ({ orm }: Database, userId: string) =>
  orm
    .select({ n: count() })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .where(
      and(
        eq(campaignInvitations.athleteId, userId),
        eq(campaignInvitations.status, "accepted"),
        eq(campaigns.status, "active"),
      ),
    );

const pendingInvitations = ({ orm }: Database, userId: string) =>
  orm
    .select({
      id: campaignInvitations.id,
      campaignId: campaigns.id,
      title: campaigns.title,
      company: brandProfiles.companyName,
      fee: campaignInvitations.fee,
      deliverables: campaignInvitations.deliverables,
      createdAt: campaignInvitations.createdAt,
      total,
    })
    .from(campaignInvitations)
    .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
    .where(
      and(eq(campaignInvitations.athleteId, userId), eq(campaignInvitations.status, "pending")),
    )
    .orderBy(desc(campaignInvitations.createdAt), desc(campaignInvitations.id))
    .limit(SHOWN);

const contentWith = ({ orm }: Database, userId: string, status: ContentStatus) =>
  orm
    .select({
      id: contentSubmissions.id,
      title: contentSubmissions.title,
      version: contentSubmissions.version,
      feedback: contentSubmissions.brandFeedback,
      company: brandProfiles.companyName,
      updatedAt: contentSubmissions.updatedAt,
      total,
    })
    .from(contentSubmissions)
    .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
    .innerJoin(brandProfiles, eq(brandProfiles.userId, campaigns.brandId))
    .where(
      and(
        eq(contentSubmissions.athleteId, userId),
        eq(contentSubmissions.status, status),
        ne(campaigns.status, "cancelled"),
      ),
    )
    .orderBy(desc(contentSubmissions.updatedAt), desc(contentSubmissions.id))
    .limit(SHOWN);
