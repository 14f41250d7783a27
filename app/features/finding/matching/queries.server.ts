import { and, desc, eq, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { isOpen, isPastLastDay } from "~/features/campaigns/campaigns/policy.server";
import { replyTimeText } from "~/features/communication/messages/reply-time";
import { replyMs } from "~/features/communication/messages/reply-times.server";
import {
  punctualityQueries,
  readPunctuality,
} from "~/features/content/track-record/load-track-record.server";
import { invitationState } from "~/features/deals/deals/invitation-state.server";
import { remainingBudget } from "~/features/deals/invitations/budget";
import { budgetColumns } from "~/features/deals/invitations/budget.server";
import { campaignConflicts } from "~/features/deals/rights/conflicts.server";
import {
  describeEngagement,
  describeFollowers,
} from "~/features/profiles/athletes/describe-figures";
import { ENGAGEMENT_NORM, tierOf } from "~/features/profiles/athletes/figures";
import { formatStartingRate } from "~/features/profiles/athletes/starting-rate";
import {
  channelsColumn,
  shortSourceColumn,
} from "~/features/profiles/channels/channel-columns.server";
import { forecastPosts } from "~/features/profiles/reach/forecast-posts";
import { learnedColumn } from "~/features/profiles/reach/learned-column.server";
import { dayOf } from "~/platform/dates";
import { formatMoney } from "~/platform/money";
import type { Database } from "~db/client";
import {
  athleteProfiles,
  athleteRecommendations,
  brandPreferences,
  campaignInvitations,
  campaigns,
  profiles,
  recommendationDismissals,
} from "~db/schema";
import { planIncludesMatching } from "./plan-includes-matching.server";
import { costOf, feeOf, ratePotential } from "./potential";
import { MAX_MATCHES } from "./rank";
import { hasInvitation } from "./ranking.server";

const MAX_CAMPAIGNS = 200;
const MAX_DISMISSED = 50;
const MAX_INVITED = 50;
const MAX_ALSO_FITS = 50;

/**
 * The campaign whose matches are shown: the one asked for, if it is the brand's; else the open one that needs
 * people most. That is the one with the fewest who have accepted, the newest of several; one whose end date has
 * passed comes last.
 */
const selectShownCampaign = (
  brandId: string,
  requestedId: string | null,
  today: string,
): SQL => sql`(select coalesce(
  (select id from campaigns where id = ${requestedId} and brand_id = ${brandId}),
  (select c.id from campaigns c where c.brand_id = ${brandId} and ${isOpen("c")}
   order by ${isPastLastDay("c", today)},
     (select count(*) from deals deal where deal.campaign_id = c.id and deal.status = 'active'),
     c.created_at desc, c.id desc limit 1)))`;

/**
 * The matches of one campaign of a brand, the highest score first, who was asked already, and who was dismissed.
 * @param asked the campaign asked for; null for the one that needs people most
 */
export async function loadMatches(
  db: Database,
  brandId: string,
  requestedId: string | null,
  now = Date.now(),
) {
  const { orm } = db;
  const today = dayOf(now);
  const chosen = selectShownCampaign(brandId, requestedId, today);
  const athlete = {
    name: profiles.fullName,
    avatar: profiles.avatar,
    sport: athleteProfiles.sport,
    location: athleteProfiles.location,
    followers: athleteProfiles.totalFollowers,
    engagement: athleteProfiles.avgEngagement,
    ambassadorScore: athleteProfiles.ambassadorScore,
    isVerified: athleteProfiles.isVerified,
  };
  const listed = sql`(select athlete_id from athlete_recommendations where campaign_id = ${chosen})`;
  const [
    [campaign],
    matches,
    invitedElsewhere,
    open,
    dismissed,
    preferences,
    alsoFits,
    ended,
    corrected,
  ] = await db.read(
    orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        status: campaigns.status,
        deliverables: campaigns.deliverables,
        terms: campaigns.terms,
        budget: { budget: campaigns.budget, ...budgetColumns },
        hasMatches: planIncludesMatching("campaigns", now),
        /** The end date, once it has passed. */
        past: sql<
          string | null
        >`iif(${isPastLastDay("campaigns", today)}, ${campaigns.endDate}, null)`,
      })
      .from(campaigns)
      .where(and(eq(campaigns.id, chosen), eq(campaigns.brandId, brandId))),
    orm
      .select({
        ...athlete,
        athleteId: athleteRecommendations.athleteId,
        campaignId: campaigns.id,
        score: athleteRecommendations.matchScore,
        reason: athleteRecommendations.matchReason,
        concerns: athleteRecommendations.concerns,
        rankedAt: athleteRecommendations.createdAt,
        startingRate: athleteProfiles.startingRate,
        reportedBy: shortSourceColumn(sql`${athleteRecommendations.athleteId}`),
        channels: channelsColumn(athleteRecommendations.athleteId),
        learned: learnedColumn(athleteRecommendations.athleteId),
        replyMs: replyMs(sql`${athleteRecommendations.athleteId}`),
        invitation: invitationState("campaign_invitations"),
        conflicts: campaignConflicts(sql`${athleteRecommendations.athleteId}`, today),
      })
      .from(athleteRecommendations)
      .innerJoin(campaigns, eq(campaigns.id, athleteRecommendations.campaignId))
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, athleteRecommendations.athleteId))
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .leftJoin(
        campaignInvitations,
        and(
          eq(campaignInvitations.campaignId, campaigns.id),
          eq(campaignInvitations.athleteId, athleteProfiles.userId),
          hasInvitation,
        ),
      )
      .where(
        and(
          eq(athleteRecommendations.brandId, brandId),
          eq(profiles.status, "active"),
          isOpen("campaigns"),
          eq(campaigns.id, chosen),
          notExists(
            orm
              .select({ one: sql`1` })
              .from(recommendationDismissals)
              .where(
                and(
                  eq(recommendationDismissals.campaignId, athleteRecommendations.campaignId),
                  eq(recommendationDismissals.athleteId, athleteRecommendations.athleteId),
                ),
              ),
          ),
        ),
      )
      .orderBy(desc(athleteRecommendations.matchScore), athleteRecommendations.athleteId)
      .limit(MAX_MATCHES),
    orm
      .select({
        ...athlete,
        athleteId: campaignInvitations.athleteId,
        campaignId: campaignInvitations.campaignId,
        invitation: invitationState("campaign_invitations"),
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, campaignInvitations.athleteId))
      .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
      .leftJoin(
        athleteRecommendations,
        and(
          eq(athleteRecommendations.campaignId, campaignInvitations.campaignId),
          eq(athleteRecommendations.athleteId, campaignInvitations.athleteId),
        ),
      )
      .where(
        and(
          eq(campaignInvitations.campaignId, chosen),
          eq(campaigns.brandId, brandId),
          isOpen("campaigns"),
          hasInvitation,
          isNull(athleteRecommendations.id),
        ),
      )
      .orderBy(desc(campaignInvitations.createdAt), campaignInvitations.athleteId)
      .limit(MAX_INVITED),
    orm
      .select({ id: campaigns.id, title: campaigns.title })
      .from(campaigns)
      .where(and(eq(campaigns.brandId, brandId), isOpen("campaigns")))
      .orderBy(desc(campaigns.createdAt))
      .limit(MAX_CAMPAIGNS),
    orm
      .select({
        athleteId: recommendationDismissals.athleteId,
        name: profiles.fullName,
        reason: recommendationDismissals.reason,
        campaignId: campaigns.id,
      })
      .from(recommendationDismissals)
      .innerJoin(campaigns, eq(campaigns.id, recommendationDismissals.campaignId))
      .innerJoin(profiles, eq(profiles.id, recommendationDismissals.athleteId))
      .where(
        and(
          eq(recommendationDismissals.brandId, brandId),
          isOpen("campaigns"),
          eq(campaigns.id, chosen),
        ),
      )
      .orderBy(desc(recommendationDismissals.createdAt))
      .limit(MAX_DISMISSED),
    selectPreferences(db, brandId),
    selectOtherMatches(db, brandId, chosen),
    ...punctualityQueries(db, listed, now),
  );
  const planned = campaign?.deliverables ?? [];
  const campaignFee = campaign ? feeOf(campaign.terms) : null;
  const left = campaign ? remainingBudget(campaign.budget) : null;
  return {
    campaign: campaign
      ? {
          id: campaign.id,
          title: campaign.title,
          status: campaign.status,
          hasMatches: campaign.hasMatches,
          past: campaign.past,
        }
      : null,
    matches: matches
      .filter(({ invitation }) => invitation === null)
      .map(({ startingRate, replyMs: ms, channels, learned, conflicts, ...match }) => ({
        ...match,
        obstacles: [...conflicts, ...overBudget(costOf({ startingRate, campaignFee }), left)],
        from: formatStartingRate(startingRate),
        followersText: describeFollowers(channels),
        engagementText: describeEngagement(
          match.engagement,
          ENGAGEMENT_NORM[tierOf(match.followers)],
        ),
        punctuality: readPunctuality(ended, corrected, match.athleteId),
        usually: replyTimeText(ms),
        potential: ratePotential(
          forecastPosts(channels, planned, learned),
          costOf({ startingRate, campaignFee }),
        ),
        alsoFits: alsoFits
          .filter(({ athleteId }) => athleteId === match.athleteId)
          .map(({ campaignId, title, score }) => ({ campaignId, title, score })),
      })),
    invited: [...matches.filter(({ invitation }) => invitation !== null), ...invitedElsewhere],
    campaigns: open,
    dismissed,
    hasPreferences: preferences.length > 0,
  };
}

/** Pence. */
const overBudget = (cost: number | null, left: number | null): string[] =>
  cost !== null && left !== null && cost > left
    ? [`Costs ${formatMoney(cost)}, and ${formatMoney(Math.max(0, left))} of your budget is left`]
    : [];

/** The brand's other open campaigns that an athlete of this list is a match for and can be invited to. */
const selectOtherMatches = ({ orm }: Database, brandId: string, chosen: SQL) =>
  orm.all<{ athleteId: string; campaignId: string; title: string; score: number }>(sql`
    select r.athlete_id as "athleteId", c.id as "campaignId", c.title, r.match_score as score
    from athlete_recommendations r join campaigns c on c.id = r.campaign_id
    where r.brand_id = ${brandId} and c.brand_id = ${brandId} and c.id <> ${chosen}
      and ${isOpen("c")}
      and r.athlete_id in (select athlete_id from athlete_recommendations where campaign_id = ${chosen})
      and not exists (select 1 from recommendation_dismissals d
        where d.campaign_id = c.id and d.athlete_id = r.athlete_id)
      and not exists (select 1 from campaign_invitations i
        where i.campaign_id = c.id and i.athlete_id = r.athlete_id and i.status <> 'withdrawn')
    order by r.match_score desc, c.id limit ${MAX_ALSO_FITS}`);

type Matches = Awaited<ReturnType<typeof loadMatches>>;
export type MatchItem = Matches["matches"][number];
export type InvitedItem = Matches["invited"][number];
export type DismissedItem = Matches["dismissed"][number];

const selectPreferences = ({ orm }: Database, brandId: string) =>
  orm
    .select({
      targetSports: brandPreferences.targetSports,
      targetLocations: brandPreferences.targetLocations,
      targetFollowerMin: brandPreferences.targetFollowerMin,
      targetFollowerMax: brandPreferences.targetFollowerMax,
      targetEngagementMin: brandPreferences.targetEngagementMin,
      budgetMin: brandPreferences.budgetMin,
      budgetMax: brandPreferences.budgetMax,
      yearBudget: brandPreferences.yearBudget,
      preferredContentThemes: brandPreferences.preferredContentThemes,
      version: brandPreferences.version,
    })
    .from(brandPreferences)
    .where(eq(brandPreferences.brandId, brandId));

/** The brand's preferences; null before they are set. */
export async function loadPreferences(db: Database, brandId: string) {
  const [[preferences]] = await db.read(selectPreferences(db, brandId));
  return preferences ?? null;
}
