import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import {
  athleteProfiles,
  brandPreferences,
  campaignInvitations,
  campaigns,
  recommendationDismissals,
} from "~db/schema";
import { OPEN_CAMPAIGNS } from "../invitations/status";
import { askedBy, askedByCampaign, candidatesFor, readCandidates } from "./candidates.server";
import type { Dismissed } from "./lessons";
import type { Wish } from "./rank";
import { type Recommendation, recommend } from "./recommend";

/** The recommendations for a brief that is not stored yet. One round trip. */
export async function rankBrief(
  db: Database,
  brandId: string,
  { wish, budget }: { wish: Wish; budget: number | null },
): Promise<Recommendation[]> {
  const [[preferences], rows] = await db.read(
    db.orm.select().from(brandPreferences).where(eq(brandPreferences.brandId, brandId)),
    candidatesFor(db, askedBy(brandId, wish)),
  );
  return recommend(
    { wish, budget, taking: 0, preferences: preferences ?? null },
    readCandidates(rows),
  );
}

/**
 * All that ranks athletes for an open campaign, in one round trip; null when there is no such campaign.
 * @param campaignId the id, or what selects it
 * @param brandId whose it must be; a job asks for nobody
 */
export async function readCampaign(db: Database, campaignId: string | SQL, brandId?: string) {
  const { orm } = db;
  const [[campaign], dismissed, rows] = await db.read(
    orm
      .select({
        id: campaigns.id,
        budget: campaigns.budget,
        wish: {
          title: campaigns.title,
          description: campaigns.description,
          requirements: campaigns.requirements,
          targetSports: campaigns.targetSports,
          deliverables: campaigns.deliverables,
          minFollowers: campaigns.minFollowers,
          minEngagementRate: campaigns.minEngagementRate,
        },
        taking: orm
          .select({ n: count().as("n") })
          .from(campaignInvitations)
          .where(
            and(
              eq(campaignInvitations.campaignId, campaigns.id),
              inArray(campaignInvitations.status, ["pending", "accepted"]),
            ),
          )
          .as("taking"),
        preferences: brandPreferences,
      })
      .from(campaigns)
      .leftJoin(brandPreferences, eq(brandPreferences.brandId, campaigns.brandId))
      .where(
        and(
          eq(campaigns.id, campaignId),
          inArray(campaigns.status, OPEN_CAMPAIGNS),
          brandId === undefined ? undefined : eq(campaigns.brandId, brandId),
        ),
      ),
    orm
      .select({
        userId: athleteProfiles.userId,
        sport: athleteProfiles.sport,
        totalFollowers: athleteProfiles.totalFollowers,
        avgEngagement: athleteProfiles.avgEngagement,
        contentThemes: athleteProfiles.contentThemes,
        reason: recommendationDismissals.reason,
      })
      .from(recommendationDismissals)
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, recommendationDismissals.athleteId))
      .where(eq(recommendationDismissals.campaignId, campaignId)),
    candidatesFor(db, askedByCampaign(campaignId)),
  );
  if (!campaign) return null;
  return { ...campaign, dismissed, candidates: readCandidates(rows) };
}

export type RankedCampaign = NonNullable<Awaited<ReturnType<typeof readCampaign>>>;

/** What stands in the place of a campaign's recommendations, with these dismissals. */
export const rerank = (campaign: RankedCampaign, dismissed: Dismissed[], now: number) =>
  replaceRecommendations(
    campaign.id,
    recommend({ ...campaign, dismissed }, campaign.candidates),
    now,
  );

/** Whoever has left, or has been dismissed since they were read, is not put back. */
export const replaceRecommendations = (
  campaignId: string,
  recommendations: readonly Recommendation[],
  now: number,
): Statement[] => [
  sql`delete from athlete_recommendations where campaign_id = ${campaignId}`,
  sql`insert into athlete_recommendations (id, brand_id, campaign_id, athlete_id, match_score,
        match_reason, concerns, roi_low, roi_high, created_at)
      select one.value->>'id', c.brand_id, c.id, a.user_id, one.value->>'score', one.value->>'reason',
        one.value->'concerns', one.value->>'roiLow', one.value->>'roiHigh', ${now}
      from json_each(${JSON.stringify(recommendations.map((row) => ({ ...row, id: newId() })))}) one
      join campaigns c on c.id = ${campaignId} and c.status in ('draft', 'active')
      join athlete_profiles a on a.user_id = one.value->>'athleteId'
      where not exists (select 1 from recommendation_dismissals d
                        where d.campaign_id = c.id and d.athlete_id = a.user_id)`,
];
