import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Events, RankedAthlete } from "~/events";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import {
  athleteProfiles,
  brandPreferences,
  campaignInvitations,
  campaigns,
  recommendationDismissals,
} from "~db/schema";
import type { CampaignCriteria } from "./candidate";
import {
  parseCandidates,
  selectBriefCriteria,
  selectCampaignCriteria,
  selectCandidates,
} from "./candidates.server";
import type { Dismissal } from "./negative-feedback";
import { planIncludesMatching } from "./plan-includes-matching.server";
import { type Match, rankCandidates } from "./rank";

/** An invitation that keeps an athlete out of a campaign's matches: any that was not taken back. */
export const hasInvitation = ne(campaignInvitations.status, "withdrawn");

/** Recommendations for a brief that is not stored yet. One round trip. */
export async function rankBrief(
  db: Database,
  brandId: string,
  criteria: CampaignCriteria,
): Promise<Match[]> {
  const [[preferences], rows] = await db.read(
    db.orm.select().from(brandPreferences).where(eq(brandPreferences.brandId, brandId)),
    selectCandidates(db, selectBriefCriteria(brandId, criteria)),
  );
  return rankCandidates(criteria, parseCandidates(rows), { preferences: preferences ?? null });
}

/**
 * Reads the input of matching for an open campaign in one round trip; null when there is none.
 * @param campaignId the id, or a subquery that selects it
 * @param brandId the required owner; jobs pass none
 */
export async function loadRankedCampaign(db: Database, campaignId: string | SQL, brandId?: string) {
  const { orm } = db;
  const [[campaign], dismissed, invited, rows] = await db.read(
    orm
      .select({
        id: campaigns.id,
        criteria: {
          title: campaigns.title,
          description: campaigns.description,
          requirements: campaigns.requirements,
          targetSports: campaigns.targetSports,
          deliverables: campaigns.deliverables,
          minFollowers: campaigns.minFollowers,
          minEngagementRate: campaigns.minEngagementRate,
        },
        preferences: brandPreferences,
      })
      .from(campaigns)
      .leftJoin(brandPreferences, eq(brandPreferences.brandId, campaigns.brandId))
      .where(
        and(
          eq(campaigns.id, campaignId),
          isOpen("campaigns"),
          brandId === undefined ? undefined : eq(campaigns.brandId, brandId),
        ),
      ),
    orm
      .select({
        userId: athleteProfiles.userId,
        sport: athleteProfiles.sport,
        totalFollowers: athleteProfiles.totalFollowers,
        startingRate: athleteProfiles.startingRate,
        contentThemes: athleteProfiles.contentThemes,
        reason: recommendationDismissals.reason,
      })
      .from(recommendationDismissals)
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, recommendationDismissals.athleteId))
      .where(eq(recommendationDismissals.campaignId, campaignId)),
    orm
      .select({ athleteId: campaignInvitations.athleteId })
      .from(campaignInvitations)
      .where(and(eq(campaignInvitations.campaignId, campaignId), hasInvitation)),
    selectCandidates(db, selectCampaignCriteria(campaignId)),
  );
  if (!campaign) return null;
  return {
    ...campaign,
    dismissed,
    invited: invited.map(({ athleteId }) => athleteId),
    candidates: parseCandidates(rows),
  };
}

export type RankedCampaign = NonNullable<Awaited<ReturnType<typeof loadRankedCampaign>>>;

/** Statements that replace a campaign's recommendations, given these dismissals. */
export const rerankCampaign = (campaign: RankedCampaign, dismissed: Dismissal[], now: number) =>
  replaceRecommendations(
    campaign.id,
    rankCandidates(campaign.criteria, campaign.candidates, { ...campaign, dismissed }),
    now,
  );

/** Stores what was found for a new campaign; stands in the batch that makes it. */
export const storeMatches = (
  { campaignId, matches }: Events["campaign.created"],
  now: number,
): Statement[] => (matches ? replaceRecommendations(campaignId, matches, now) : []);

/**
 * Skips athletes who were deleted or dismissed after they were read. What a campaign has stays as it is once the plan no
 * longer has matches for it.
 */
const replaceRecommendations = (
  campaignId: string,
  recommendations: readonly RankedAthlete[],
  now: number,
): Statement[] => [
  sql`delete from athlete_recommendations where campaign_id = (
        select c.id from campaigns c where c.id = ${campaignId} and ${planIncludesMatching("c", now)})`,
  sql`insert into athlete_recommendations (id, brand_id, campaign_id, athlete_id, match_score,
        match_reason, concerns, created_at)
      select one.value->>'id', c.brand_id, c.id, a.user_id, one.value->>'score', one.value->>'reason',
        one.value->'concerns', ${now}
      from json_each(${JSON.stringify(recommendations.map((row) => ({ ...row, id: newId() })))}) one
      join campaigns c on c.id = ${campaignId} and ${isOpen("c")} and ${planIncludesMatching("c", now)}
      join athlete_profiles a on a.user_id = one.value->>'athleteId'
      where not exists (select 1 from recommendation_dismissals d
                        where d.campaign_id = c.id and d.athlete_id = a.user_id)`,
];
