import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { sumToAthletes } from "~/features/billing/ledger/balances.server";
import { isOpenCampaign } from "~/features/campaigns/campaigns/policy";
import {
  contentDeadline,
  deadlineIn,
  invitationDeadline,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { deliverableName } from "~/features/campaigns/terms/deliverables";
import {
  describeFigures,
  describeVerdict,
} from "~/features/content/campaign-results/describe-report";
import {
  ownCampaign,
  reportOf,
  reportQueries,
} from "~/features/content/campaign-results/report.server";
import { joinCaption } from "~/features/content/content/caption";
import { countOpenRequests } from "~/features/content/content/content-snapshot.server";
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
import { thumbnail } from "~/features/media/media/files.server";
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
import { nextActionOf, stepOf } from "./deal-step";

/** What the tabs of a brand's campaign list. */

/** Rows of a tab on one page. */
export const ROWS_ON_PAGE = 25;

export async function readCampaignReport({ actor, db }: CommandContext, campaignId: string) {
  const report = reportOf(
    ...(await db.read(...reportQueries(db, ownCampaign(actor.brandId, campaignId)))),
  );
  if (!report) return null;
  const { campaign, goal } = report;
  return {
    campaign,
    goal,
    verdict: describeVerdict(report),
    figures: describeFigures(report),
  };
}

/** The deals of the campaign with their money, by name. */
export async function listCampaignMoney(
  { db, now }: CommandContext,
  own: SQL | undefined,
  number: number,
) {
  const [rows] = await db.read(
    db.orm
      .select({
        id: deals.id,
        name: profiles.fullName,
        status: deals.status,
        fee: deals.fee,
        parts: fundedParts,
        paid: sql<number>`(select ${sumToAthletes("entry")} from ledger_entries entry
          where entry.deal_id = deals.id)`,
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
      .innerJoin(profiles, eq(profiles.id, deals.athleteId))
      .where(own)
      .orderBy(profiles.fullName, deals.id)
      .limit(ROWS_ON_PAGE)
      .offset((number - 1) * ROWS_ON_PAGE),
  );
  return rows.map(({ parts, ...deal }) => ({
    ...deal,
    secured: sumBy(parts, ({ status, amount }) => (status === "held" ? amount : 0)),
    funding: fundingOf(parts, deal.status === "ended" ? 0 : deal.fee, now),
  }));
}

const sumBy = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Drafts are the athlete's own business. */
export const isSentContent = (own: SQL | undefined) =>
  and(own, ne(contentSubmissions.status, "draft"));

export async function listCampaignAthletes(
  { db, now }: CommandContext,
  own: SQL | undefined,
  number: number,
) {
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
            .limit(ROWS_ON_PAGE)
            .offset((number - 1) * ROWS_ON_PAGE),
        ),
      )
      .orderBy(...order),
  );
  return rows.map(({ work, offered, turn, fundedParts: parts, isSigned, ...invitation }) => {
    const owed = invitation.status === "accepted" ? invitation.fee : 0;
    const funding = fundingOf(parts, owed, now);
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

/** Characters of a caption that a row has room for. */
const CAPTION_START = 240;

export async function listCampaignContent(
  { db, now }: CommandContext,
  shown: SQL | undefined,
  number: number,
) {
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
        openRequests: countOpenRequests,
        thumbnail,
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
            .limit(ROWS_ON_PAGE)
            .offset((number - 1) * ROWS_ON_PAGE),
        ),
      )
      .orderBy(...order),
  );
  return rows.map(({ description, hashtags, platform, audienceCountries, turn, ...item }) => {
    const failsDisclosure =
      checkCaption({ description, hashtags, platform, audienceCountries }).length > 0;
    return {
      ...item,
      deadline: deadlineIn(turn, now),
      caption: joinCaption({ description, hashtags }).slice(0, CAPTION_START),
      failsDisclosure,
      /** Nothing of it asks for a decision of its own. */
      mayApproveUnopened:
        item.status === "awaiting_review" &&
        !failsDisclosure &&
        item.openRequests === 0 &&
        item.conflicts.length === 0,
    };
  });
}
