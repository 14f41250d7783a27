import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { BRIEF, listCampaignVersions } from "~/features/campaigns/campaigns/brief.server";
import { changedParts, describeChange } from "~/features/campaigns/campaigns/brief-changes";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import {
  contentDeadline,
  deadlineIn,
  invitationDeadline,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { deliverableName } from "~/features/campaigns/terms/deliverables";
import { campaignTermLines } from "~/features/campaigns/terms/terms";
import {
  ownCampaign,
  reportOf,
  reportQueries,
} from "~/features/content/campaign-results/report.server";
import {
  computeRowProgress,
  progressColumns,
} from "~/features/content/content/deliverables.server";
import { checkCaption } from "~/features/content/content/disclosure.server";
import { shownStatus } from "~/features/content/content/policy.server";
import { currentContract } from "~/features/deals/contracts/contract-rows.server";
import { invitationState } from "~/features/deals/deals/invitation-state.server";
import { feeOfInvitation } from "~/features/deals/invitations/budget.server";
import { campaignConflicts } from "~/features/deals/rights/conflicts.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { moneyColumns } from "~/features/money/payments/balance.server";
import { fundingOf } from "~/features/money/payments/funding";
import { fundedParts } from "~/features/money/payments/funding.server";
import { dayOf } from "~/platform/dates";
import {
  athleteProfiles,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  deals,
  profiles,
} from "~db/schema";
import { STRIP } from "./campaign-strip.server";
import { nextActionOf, stepOf } from "./deal-step";
import { describeCampaign } from "./describe-campaign";

export const CAMPAIGN_PAGE_TABS = ["athletes", "content", "results", "money", "brief"] as const;
type CampaignPageTab = (typeof CAMPAIGN_PAGE_TABS)[number];

/** Rows of a tab on one page. */
const PAGE = 25;

const pagesOf = (rows: number) => Math.ceil(rows / PAGE);

const ROW_COUNTS = {
  athletes: sql<number>`(select count(*) from campaign_invitations invited
    where invited.campaign_id = campaigns.id)`,
  content: sql<number>`(select count(*) from content_submissions sent
    where sent.campaign_id = campaigns.id and sent.status <> 'draft')`,
  money: sql<number>`(select count(*) from deals deal where deal.campaign_id = campaigns.id)`,
};

/**
 * A brand's campaign with what the tab shows, and the figures on all tabs; null when the brand has no such campaign.
 * @param number of the page, from 1
 */
export async function loadCampaignPage(
  ctx: CommandContext,
  campaignId: string,
  tab: CampaignPageTab = "athletes",
  number = 1,
) {
  const { actor, db, now } = ctx;
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.brandId));
  // Side by side: one round trip.
  const [[[found]], invitations, content, report, money, [history]] = await Promise.all([
    db.read(
      db.orm
        .select({
          campaign: {
            id: campaigns.id,
            brandId: campaigns.brandId,
            ...BRIEF,
            cover: campaigns.cover,
            status: campaigns.status,
            completionAskedAt: campaigns.completionAskedAt,
            held: moneyColumns.held,
            owed: moneyColumns.owed,
          },
          strip: STRIP,
          rows: ROW_COUNTS,
        })
        .from(campaigns)
        .where(own),
    ),
    tab === "athletes" ? invitationsOf(ctx, own, number) : [],
    tab === "content" ? contentOf(ctx, isSentContent(own), number) : [],
    tab === "results" ? readReport(ctx, campaignId) : null,
    tab === "money" ? moneyOf(ctx, own, number) : [],
    tab === "brief" ? db.read(listCampaignVersions(db, actor.brandId, campaignId)) : [[]],
  ]);
  if (!found) return null;
  const { campaign, rows, strip } = found;
  return {
    campaign,
    strip: describeCampaign(strip, dayOf(now)),
    hasGoal: strip.goal !== null,
    invitedCount: strip.invited,
    unanswered: strip.unanswered,
    deals: strip.deals,
    terms: campaignTermLines(campaign.terms),
    invitations,
    content,
    contentCount: rows.content,
    report,
    money,
    history: history.map(({ until, terms }, i) => ({
      at: until,
      changes: changedParts(terms, history[i - 1]?.terms ?? campaign).flatMap(describeChange),
    })),
    pages: tab === "results" || tab === "brief" ? 0 : pagesOf(rows[tab]),
  };
}

async function readReport({ actor, db }: CommandContext, campaignId: string) {
  const report = reportOf(
    ...(await db.read(...reportQueries(db, ownCampaign(actor.brandId, campaignId)))),
  );
  if (!report) return null;
  const { campaign, goal, totals, costs, per } = report;
  return { campaign, goal, totals, costs, per };
}

/** The deals of the campaign with their money, by name. */
async function moneyOf({ db }: CommandContext, own: SQL | undefined, number: number) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: deals.id,
        name: profiles.fullName,
        status: deals.status,
        fee: deals.fee,
        parts: fundedParts,
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(profiles, eq(profiles.id, deals.athleteId))
      .where(own)
      .orderBy(profiles.fullName, deals.id)
      .limit(PAGE)
      .offset((number - 1) * PAGE),
  );
  return rows.map(({ parts, ...deal }) => ({
    ...deal,
    secured: sumBy(parts, ({ status, amount }) => (status === "held" ? amount : 0)),
    paid: sumBy(parts, ({ toAthlete }) => toAthlete ?? 0),
    funding: fundingOf(parts, deal.status === "ended" ? 0 : deal.fee),
  }));
}

const sumBy = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Drafts are the athlete's own business. */
const isSentContent = (own: SQL | undefined) => and(own, ne(contentSubmissions.status, "draft"));

async function invitationsOf({ db, now }: CommandContext, own: SQL | undefined, number: number) {
  const order = [desc(campaignInvitations.updatedAt), desc(campaignInvitations.id)];
  const [rows] = await db.read(
    db.orm
      .select({
        id: campaignInvitations.id,
        athleteId: profiles.id,
        name: profiles.fullName,
        avatar: profiles.avatar,
        sport: athleteProfiles.sport,
        followers: athleteProfiles.totalFollowers,
        status: invitationState("campaign_invitations"),
        campaignStatus: campaigns.status,
        message: campaignInvitations.message,
        declineReason: campaignInvitations.declineReason,
        fee: feeOfInvitation("campaign_invitations"),
        work: progressColumns("sent"),
        offered: campaignInvitations.deliverables,
        offeredBy: campaignInvitations.offeredBy,
        createdAt: campaignInvitations.createdAt,
        updatedAt: campaignInvitations.updatedAt,
        contractId: currentContract,
        isSigned: sql`exists (select 1 from contracts signed where signed.deal_id = deals.id
          and signed.kind = 'contract' and signed.status = 'fully_executed')`.mapWith(Boolean),
        fundedParts,
        turn: invitationDeadline,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .leftJoin(deals, eq(deals.id, campaignInvitations.id))
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, campaignInvitations.athleteId))
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      // The columns are worked out for the rows of the page only.
      .where(
        inArray(
          campaignInvitations.id,
          db.orm
            .select({ id: campaignInvitations.id })
            .from(campaignInvitations)
            .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
            .where(own)
            .orderBy(...order)
            .limit(PAGE)
            .offset((number - 1) * PAGE),
        ),
      )
      .orderBy(...order),
  );
  return rows.map(({ work, offered, turn, fundedParts: parts, isSigned, ...invitation }) => {
    const funding = fundingOf(parts, invitation.status === "accepted" ? invitation.fee : 0);
    const facts = { ...invitation, isSigned, funding, parts, contentItems: work.contentItems };
    return {
      ...invitation,
      deliverables:
        work.deliverables.length > 0
          ? work.deliverables.map(({ text }) => text)
          : offered.map(deliverableName),
      funding,
      step: stepOf(facts),
      next: nextActionOf(facts, isOpenCampaign(invitation.campaignStatus)),
      deadline: deadlineIn(turn, now),
      progress: invitation.status === "accepted" ? computeRowProgress(work) : null,
    };
  });
}

async function contentOf({ db, now }: CommandContext, shown: SQL | undefined, number: number) {
  // What waits for the brand comes first, the longest wait before the others.
  const order = [
    sql`${contentSubmissions.status} <> 'awaiting_review'`,
    contentSubmissions.submittedAt,
    contentSubmissions.id,
  ];
  const [rows] = await db.read(
    db.orm
      .select({
        id: contentSubmissions.id,
        title: contentSubmissions.title,
        athleteName: profiles.fullName,
        version: contentSubmissions.version,
        deliverable: contentSubmissions.deliverable,
        status: shownStatus,
        submittedAt: contentSubmissions.submittedAt,
        updatedAt: contentSubmissions.updatedAt,
        description: contentSubmissions.description,
        hashtags: contentSubmissions.hashtags,
        platform: contentSubmissions.platform,
        audienceCountries: campaigns.audienceCountries,
        turn: contentDeadline,
        conflicts: campaignConflicts(sql`${contentSubmissions.athleteId}`, dayOf(now)),
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(
        inArray(
          contentSubmissions.id,
          db.orm
            .select({ id: contentSubmissions.id })
            .from(contentSubmissions)
            .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
            .where(shown)
            .orderBy(...order)
            .limit(PAGE)
            .offset((number - 1) * PAGE),
        ),
      )
      .orderBy(...order),
  );
  return rows.map(({ description, hashtags, platform, audienceCountries, turn, ...item }) => ({
    ...item,
    deadline: deadlineIn(turn, now),
    failsDisclosure:
      checkCaption({ description, hashtags, platform, audienceCountries }).length > 0,
  }));
}

export type CampaignPage = NonNullable<Awaited<ReturnType<typeof loadCampaignPage>>>;
