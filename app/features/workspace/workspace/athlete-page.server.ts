import { and, asc, desc, eq, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import { isOpen, wasCompleted } from "~/features/campaigns/campaigns/policy.server";
import { replyMs, replyTimeText } from "~/features/communication/messages/reply-times.server";
import { dealResult } from "~/features/content/links/deal-result.server";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
import { invitedTo, parseInvitedTo } from "~/features/deals/invitations/invited.server";
import { selectInvitationConflicts } from "~/features/deals/rights/conflicts.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import {
  countFollowers,
  describeAudience,
  describeAway,
} from "~/features/profiles/athletes/describe-figures";
import { ENGAGEMENT_NORM, tierOf } from "~/features/profiles/athletes/figures";
import { HISTORY_WEEKS } from "~/features/profiles/athletes/history";
import { growthRateColumn } from "~/features/profiles/athletes/profile-columns.server";
import { explainScore } from "~/features/profiles/athletes/score";
import { formatStartingRate } from "~/features/profiles/athletes/starting-rate";
import { describeAnomaly } from "~/features/profiles/audience/anomalies";
import { selectVisibleAnomalies } from "~/features/profiles/audience/queries.server";
import { channelsColumn } from "~/features/profiles/channels/channel-columns.server";
import { describeSource, describeSources } from "~/features/profiles/channels/sources";
import { selectPortfolios } from "~/features/profiles/portfolio/queries.server";
import { forecastPost } from "~/features/profiles/reach/forecast-posts";
import { learnedColumn } from "~/features/profiles/reach/learned-column.server";
import { platformName } from "~/features/reference/platforms/platform-names";
import { dayOf } from "~/platform/dates";
import { WEEK_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import {
  athleteProfiles,
  brandPreferences,
  campaigns,
  dailyJobs,
  deals,
  metricSnapshots,
  profiles,
  shortlistedAthletes,
} from "~db/schema";
import { matchInsights } from "./match-insights";

const OPEN_LIMIT = 50;
const HISTORY_LIMIT = 50;

/** The brand's view of an athlete, compared with the brand's preferences and open campaigns. */
export async function loadAthleteForBrand(ctx: CommandContext, athleteId: string) {
  const { actor, db, now } = ctx;
  const [
    [row],
    openCampaigns,
    history,
    days,
    [preferences],
    shortlisted,
    [lastRun],
    portfolioItems,
    conflicts,
    signs,
  ] = await db.read(
    db.orm
      .select({
        profile: athleteProfiles,
        channels: channelsColumn(athleteProfiles.userId),
        learned: learnedColumn(athleteProfiles.userId),
        growthRate: growthRateColumn(),
        name: profiles.fullName,
        avatar: profiles.avatar,
        replyMs: replyMs(sql`${athleteProfiles.userId}`),
        invitedTo: invitedTo(actor.brandId, sql`${athleteProfiles.userId}`),
      })
      .from(athleteProfiles)
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(
        and(
          eq(athleteProfiles.userId, athleteId),
          eq(profiles.status, "active"),
          isNull(profiles.closedAt),
        ),
      ),
    db.orm
      .select({
        title: campaigns.title,
        targetSports: campaigns.targetSports,
        minFollowers: campaigns.minFollowers,
        minEngagementRate: campaigns.minEngagementRate,
      })
      .from(campaigns)
      .where(and(eq(campaigns.brandId, actor.brandId), isOpen("campaigns")))
      .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
      .limit(OPEN_LIMIT),
    // Another brand's campaign is visible only after it ends, because its plans are confidential.
    db.orm
      .select({
        id: campaigns.id,
        title: campaigns.title,
        status: campaigns.status,
        startDate: campaigns.startDate,
        ownResult: dealResult(sql`${campaigns.brandId} = ${actor.brandId}`),
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .where(
        and(
          eq(deals.athleteId, athleteId),
          countsAsDeal("deals"),
          or(eq(campaigns.brandId, actor.brandId), wasCompleted("campaigns")),
        ),
      )
      .orderBy(desc(campaigns.startDate), desc(campaigns.id))
      .limit(HISTORY_LIMIT),
    recentFigures(db, athleteId, now),
    db.orm.select().from(brandPreferences).where(eq(brandPreferences.brandId, actor.brandId)),
    db.orm
      .select({ at: shortlistedAthletes.createdAt })
      .from(shortlistedAthletes)
      .where(
        and(
          eq(shortlistedAthletes.brandId, actor.brandId),
          eq(shortlistedAthletes.athleteId, athleteId),
        ),
      ),
    db.orm
      .select({ at: dailyJobs.finishedAt })
      .from(dailyJobs)
      .where(and(eq(dailyJobs.name, "figures"), isNotNull(dailyJobs.finishedAt)))
      .orderBy(desc(dailyJobs.day))
      .limit(1),
    selectPortfolios(db, sql`(${athleteId})`),
    selectInvitationConflicts(ctx, [athleteId]),
    selectVisibleAnomalies(db, athleteId, now),
  );
  if (!row) return null;
  const { profile: p, channels, name, avatar, growthRate } = row;
  const tier = tierOf(p.totalFollowers);
  const { score, factors } = explainScore({ ...p, channels });
  return {
    id: p.userId,
    name,
    avatar,
    sport: p.sport,
    otherSports: p.otherSports,
    location: p.location,
    bio: p.bio,
    isVerified: p.isVerified,
    // The advice is for the athlete.
    score,
    factors: factors.map((factor) => ({ ...factor, advice: null })),
    enteredAt: p.lastUpdated,
    // Updated on every save and by the daily job.
    scoreAt: Math.max(p.lastUpdated, lastRun?.at ?? 0),
    totalFollowers: p.totalFollowers,
    followerCounts: countFollowers(channels),
    avgEngagement: p.avgEngagement,
    engagementNorm: ENGAGEMENT_NORM[tier],
    growthRate,
    contentQualityScore: p.contentQualityScore,
    contentThemes: p.contentThemes,
    usually: replyTimeText(row.replyMs),
    from: formatStartingRate(p.startingRate),
    away: describeAway(p, now),
    audience: describeAudience(p),
    channels: channels
      .filter(({ followers }) => followers > 0)
      .map((channel) => ({
        ...channel,
        name: platformName(channel.platform),
        reportedBy: describeSource(channel),
        post: forecastPost(channel, null, row.learned),
      })),
    sources: describeSources(channels),
    signs: signs.map((sign) => ({ text: describeAnomaly(sign), explanation: sign.explanation })),
    insights: matchInsights(p, openCampaigns, preferences ?? null),
    history,
    days,
    portfolioItems,
    shortlisted: shortlisted.length > 0,
    invitedTo: parseInvitedTo(row.invitedTo),
    conflicts: conflicts.map(({ campaign, text }) => `${text}: conflicts with “${campaign}”`),
    now,
  };
}

const recentFigures = (db: Database, athleteId: string, now: number) =>
  db.orm
    .select({
      takenOn: metricSnapshots.takenOn,
      totalFollowers: metricSnapshots.totalFollowers,
      avgEngagement: metricSnapshots.avgEngagement,
    })
    .from(metricSnapshots)
    .where(
      and(
        eq(metricSnapshots.athleteId, athleteId),
        gte(metricSnapshots.takenOn, dayOf(now - HISTORY_WEEKS * WEEK_MS)),
      ),
    )
    .orderBy(asc(metricSnapshots.takenOn));

export type AthleteForBrand = NonNullable<Awaited<ReturnType<typeof loadAthleteForBrand>>>;
