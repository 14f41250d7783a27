import { and, desc, eq, isNull, notExists, sql } from "drizzle-orm";
import { isOpen, isPastLastDay } from "~/features/campaigns/campaigns/policy.server";
import { replyMs, replyTimeText } from "~/features/communication/messages/reply-times.server";
import { describeForecastErrors } from "~/features/content/campaign-results/forecast-errors";
import { selectForecastErrors } from "~/features/content/campaign-results/forecast-errors.server";
import {
  punctualityQueries,
  readPunctuality,
} from "~/features/content/track-record/load-track-record.server";
import { invitationState } from "~/features/deals/deals/invitation-state.server";
import { remainingBudget } from "~/features/deals/invitations/budget";
import { budgetColumns } from "~/features/deals/invitations/budget.server";
import { campaignConflicts } from "~/features/deals/rights/conflicts.server";
import { countFollowers } from "~/features/profiles/athletes/describe-figures";
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
  campaignInvitations,
  campaigns,
  profiles,
  recommendationDismissals,
} from "~db/schema";
import { selectPreferences } from "./load-preferences.server";
import { planIncludesMatching } from "./plan-includes-matching.server";
import { costOf, feeOf, ratePotential } from "./potential";
import { MAX_MATCHES, splitReasons } from "./rank";
import { hasInvitation } from "./ranking.server";
import { selectDismissed, selectOtherMatches, selectShownCampaign } from "./select-matches.server";

const MAX_CAMPAIGNS = 200;
const MAX_INVITED = 50;

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
    errors,
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
    selectDismissed(db, brandId, chosen),
    selectPreferences(db, brandId),
    selectOtherMatches(db, brandId, chosen),
    selectForecastErrors(db, brandId),
    ...punctualityQueries(db, listed, now),
  );
  const planned = campaign?.deliverables ?? [];
  const campaignFee = campaign ? feeOf(campaign.terms) : null;
  const left = campaign ? remainingBudget(campaign.budget) : null;
  return {
    forecastError: describeForecastErrors(errors),
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
      .map(({ startingRate, replyMs: ms, channels, learned, conflicts, reason, ...match }) => ({
        ...match,
        reasons: splitReasons(reason),
        obstacles: [...conflicts, ...overBudget(costOf({ startingRate, campaignFee }), left)],
        from: formatStartingRate(startingRate),
        followerCounts: countFollowers(channels),
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

type Matches = Awaited<ReturnType<typeof loadMatches>>;
export type MatchItem = Matches["matches"][number];
export type InvitedItem = Matches["invited"][number];
export type DismissedItem = Matches["dismissed"][number];
