import { and, asc, count, desc, eq, gt, inArray, not, or, sql } from "drizzle-orm";
import { isLaunchedCampaign, isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import {
  endedBefore,
  isOpen,
  isPastLastDay,
  isRunning,
  wasLaunched,
} from "~/features/campaigns/campaigns/policy.server";
import {
  contentDeadline,
  invitationDeadline,
  soonestFirst,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
import { hasNoParticipants } from "~/features/deals/invitations/invitation-conditions.server";
import { dayOf } from "~/platform/dates";
import { WEEK_MS } from "~/platform/durations";
import type { Database } from "~db/client";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import {
  athleteProfiles,
  brandMembers,
  brandProfiles,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  deals,
  profiles,
} from "~db/schema";
import { ONLY_CAMPAIGN, STRIP } from "./campaign-strip.server";
import { describeCampaign } from "./describe-campaign";

const FIRST = 3;
/** Campaigns that are running or coming. */
const CAMPAIGNS = 6;
/** Content items and offers that are read, oldest first. More than are shown, because an extended one is due later than newer ones. */
const LOOKED_THROUGH = 100;

/** Everything on a brand's first screen; null when the account has no company behind it. */
export async function loadBrandDashboard(db: Database, brandId: string, now: number) {
  const [company, open, sums, acceptances, reviews, waits, answers, ended, alone, offers] =
    await db.read(...readDashboard({ brandId, today: dayOf(now), weekAgo: now - WEEK_MS }));
  const [brand] = company;
  if (!brand) return null;
  return {
    company: brand.name,
    unconfirmedEmail: brand.emailConfirmedAt === null ? brand.email : null,
    steps: {
      hasProfile: Boolean(brand.about),
      campaignId: sums[0]?.newest ?? undefined,
      hasInvited: Boolean(sums[0]?.invited),
      hasLaunched: Boolean(sums[0]?.launched),
    },
    campaigns: open.map((facts) => {
      const { id, title, status, invited, unanswered, deals } = facts;
      const described = describeCampaign(facts, dayOf(now));
      return { id, title, status, invited, unanswered, deals, ...described };
    }),
    figures: {
      campaigns: sums[0]?.total ?? 0,
      active: sums[0]?.active ?? 0,
      budget: sums[0]?.budget ?? 0,
      athletes: acceptances[0]?.n ?? 0,
      reach: acceptances[0]?.reach ?? 0,
      avgReach: acceptances[0]?.avgReach ?? 0,
    },
    reviews: soonestFirst(reviews, now).slice(0, FIRST),
    reviewCount: waits[0]?.n ?? 0,
    reviewedCampaignId: waits[0]?.campaignId ?? null,
    offers: { total: offers[0]?.total ?? 0, items: soonestFirst(offers, now).slice(0, FIRST) },
    toComplete: ended,
    toFill: { total: alone[0]?.total ?? 0, items: alone },
    toLaunch: answers.filter(({ campaignStatus }) => !isLaunchedCampaign(campaignStatus)),
    news: answers.filter(({ campaignStatus }) => isRunningCampaign(campaignStatus)),
  };
}

export type BrandDashboard = NonNullable<Awaited<ReturnType<typeof loadBrandDashboard>>>;

type DashboardValues = { brandId: string; today: string; weekAgo: number };

const readDashboard = prepareReads(
  ({ orm }, { brandId, today, weekAgo }: Placeholders<DashboardValues>) => {
    const own = eq(campaigns.brandId, brandId);
    const agreed = countsAsDeal("deals");
    const waiting = and(own, eq(contentSubmissions.status, "awaiting_review"));

    const soonest = [
      desc(wasLaunched("campaigns")),
      sql`coalesce(campaigns.start_date, '~')`,
      desc(campaigns.id),
    ];

    // One row an athlete: who accepted several campaigns counts once.
    const taking = orm
      .select({
        followers: athleteProfiles.totalFollowers,
        avgReach: athleteProfiles.avgReach,
        active: sql<number>`max(${isRunning("campaigns")})`.as("active"),
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, deals.athleteId))
      .where(and(own, agreed))
      .groupBy(athleteProfiles.userId)
      .as("taking");

    return [
      orm
        .select({
          name: brandProfiles.companyName,
          about: brandProfiles.bio,
          email: profiles.email,
          emailConfirmedAt: profiles.emailConfirmedAt,
        })
        .from(brandProfiles)
        .innerJoin(brandMembers, eq(brandMembers.brandId, brandProfiles.id))
        .innerJoin(profiles, eq(profiles.id, brandMembers.personId))
        .where(eq(brandProfiles.id, brandId)),
      orm
        .select(STRIP)
        .from(campaigns)
        // Chosen first: a query computes its columns for all rows before it orders them.
        .where(
          inArray(
            campaigns.id,
            orm
              .select({ id: campaigns.id })
              .from(campaigns)
              .where(and(own, isOpen("campaigns")))
              .orderBy(...soonest)
              .limit(CAMPAIGNS),
          ),
        )
        .orderBy(...soonest),
      orm
        .select({
          total: count(),
          newest: sql<string | null>`max(campaigns.id)`,
          active: sql<number>`coalesce(sum(${isRunning("campaigns")}), 0)`,
          launched: sql<number>`coalesce(sum(${wasLaunched("campaigns")}), 0)`,
          invited: sql<number>`exists (select 1 from campaign_invitations ci
          join campaigns asked on asked.id = ci.campaign_id where asked.brand_id = ${brandId})`,
          budget: sql<number>`coalesce(sum(case when ${isRunning("campaigns")}
          then ${campaigns.budget} end), 0)`,
        })
        .from(campaigns)
        .where(own),
      orm
        .select({
          n: count(),
          reach: sql<number>`coalesce(sum(${taking.active} * ${taking.followers}), 0)`,
          avgReach: sql<number>`coalesce(sum(${taking.active} * ${taking.avgReach}), 0)`,
        })
        .from(taking),
      orm
        .select({
          id: contentSubmissions.id,
          title: contentSubmissions.title,
          version: contentSubmissions.version,
          athleteName: profiles.fullName,
          athleteAvatar: profiles.avatar,
          campaignTitle: campaigns.title,
          submittedAt: contentSubmissions.submittedAt,
          turn: contentDeadline,
        })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
        .where(waiting)
        .orderBy(asc(contentSubmissions.submittedAt), asc(contentSubmissions.id))
        .limit(LOOKED_THROUGH),
      orm
        .select({ n: count(), campaignId: ONLY_CAMPAIGN })
        .from(contentSubmissions)
        .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
        .where(waiting),
      // An athlete said yes and has sent nothing yet: the draft waits to be launched, or the news is fresh.
      orm
        .select({
          id: deals.id,
          athleteName: profiles.fullName,
          athleteAvatar: profiles.avatar,
          campaignId: campaigns.id,
          campaignTitle: campaigns.title,
          campaignStatus: campaigns.status,
        })
        .from(deals)
        .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
        .innerJoin(profiles, eq(profiles.id, deals.athleteId))
        .where(
          and(
            own,
            agreed,
            isOpen("campaigns"),
            sql`not exists (select 1 from content_submissions c where c.status <> 'draft'
            and c.deal_id = ${deals.id})`,
            or(not(wasLaunched("campaigns")), gt(deals.createdAt, weekAgo)),
          ),
        )
        .orderBy(desc(deals.createdAt), desc(deals.id))
        .limit(2 * FIRST),
      orm
        .select({ id: campaigns.id, title: campaigns.title, endDate: campaigns.endDate })
        .from(campaigns)
        .where(and(own, endedBefore("campaigns", today)))
        .orderBy(asc(campaigns.endDate), asc(campaigns.id))
        .limit(FIRST),
      orm
        .select({ id: campaigns.id, title: campaigns.title, total: sql<number>`count(*) over ()` })
        .from(campaigns)
        .where(
          and(
            own,
            isRunning("campaigns"),
            not(isPastLastDay("campaigns", today)),
            hasNoParticipants,
          ),
        )
        .orderBy(asc(campaigns.createdAt), asc(campaigns.id))
        .limit(FIRST),
      // Athletes who offered other terms.
      orm
        .select({
          id: campaignInvitations.id,
          fee: campaignInvitations.fee,
          offeredAt: campaignInvitations.offeredAt,
          athleteName: profiles.fullName,
          athleteAvatar: profiles.avatar,
          campaignTitle: campaigns.title,
          turn: invitationDeadline,
          total: sql<number>`count(*) over ()`,
        })
        .from(campaigns)
        .innerJoin(campaignInvitations, eq(campaignInvitations.campaignId, campaigns.id))
        .innerJoin(profiles, eq(profiles.id, campaignInvitations.athleteId))
        .where(
          and(
            own,
            isOpen("campaigns"),
            eq(campaignInvitations.status, "pending"),
            eq(campaignInvitations.offeredBy, "athlete"),
          ),
        )
        .orderBy(asc(campaignInvitations.offeredAt), asc(campaignInvitations.id))
        .limit(LOOKED_THROUGH),
    ];
  },
);
