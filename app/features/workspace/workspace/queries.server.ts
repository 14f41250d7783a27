import { and, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
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
import { sumApproved } from "~/features/content/content/approved-work";
import {
  computeRowProgress,
  progressColumns,
} from "~/features/content/content/deliverables.server";
import { checkCaption } from "~/features/content/content/disclosure.server";
import { shownStatus } from "~/features/content/content/policy.server";
import { currentContract } from "~/features/deals/contracts/contract-rows.server";
import { countsAsDeal } from "~/features/deals/deals/deals.server";
import { invitationState } from "~/features/deals/deals/invitation-state.server";
import { budgetColumns, feeOfInvitation } from "~/features/deals/invitations/budget.server";
import { isInvited } from "~/features/deals/invitations/invitation-conditions.server";
import { campaignConflicts } from "~/features/deals/rights/conflicts.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { moneyColumns } from "~/features/money/payments/balance.server";
import { fundingOf } from "~/features/money/payments/funding";
import { fundedParts } from "~/features/money/payments/funding.server";
import { shortSourceColumn } from "~/features/profiles/channels/channel-columns.server";
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

export const CAMPAIGN_PAGE_TABS = ["overview", "invitations", "content"] as const;
type CampaignPageTab = (typeof CAMPAIGN_PAGE_TABS)[number];

/** Invitations, or content items, of one page. */
const PAGE = 25;

const pagesOf = (rows: number | undefined) => Math.ceil((rows ?? 0) / PAGE);

/**
 * A brand's campaign with what the tab shows, and the figures on all tabs; null when the brand has no such campaign.
 * @param number of the page, from 1
 */
export async function loadCampaignPage(
  ctx: CommandContext,
  campaignId: string,
  tab: CampaignPageTab = "overview",
  number = 1,
) {
  const { actor, db } = ctx;
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.brandId, actor.brandId));
  // Side by side: one round trip.
  const [[[campaign], [invited], work, [items]], invitations, content, versions] =
    await Promise.all([
      db.read(
        db.orm
          .select({
            id: campaigns.id,
            brandId: campaigns.brandId,
            ...BRIEF,
            cover: campaigns.cover,
            status: campaigns.status,
            completionAskedAt: campaigns.completionAskedAt,
            ...budgetColumns,
            ...moneyColumns,
          })
          .from(campaigns)
          .where(own),
        db.orm
          .select({
            rows: count(),
            n: sql<number>`coalesce(sum(${isInvited("campaign_invitations")}), 0)`,
            pending: sql<number>`coalesce(sum(${campaignInvitations.status} = 'pending'), 0)`,
            accepted: sql<number>`coalesce(sum(${invitationState("campaign_invitations")} = 'accepted'), 0)`,
          })
          .from(campaignInvitations)
          .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
          .where(own),
        db.orm
          .select(progressColumns("sent"))
          .from(deals)
          .innerJoin(campaigns, eq(campaigns.id, deals.campaignId))
          .where(and(own, countsAsDeal("deals"))),
        db.orm
          .select({ n: count() })
          .from(contentSubmissions)
          .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
          .where(isSentContent(own)),
      ),
      tab === "invitations" ? invitationsOf(ctx, own, number) : [],
      tab === "content" ? contentOf(ctx, isSentContent(own), number) : [],
      tab === "overview" ? db.read(listCampaignVersions(db, actor.brandId, campaignId)) : [[]],
    ]);
  if (!campaign) return null;
  const [history] = versions;
  return {
    campaign,
    terms: campaignTermLines(campaign.terms),
    invitations,
    invitationCount: invited?.n ?? 0,
    pendingCount: invited?.pending ?? 0,
    acceptedCount: invited?.accepted ?? 0,
    content,
    contentCount: items?.n ?? 0,
    work: sumApproved(work),
    history: history.map(({ until, terms }, i) => ({
      at: until,
      changes: changedParts(terms, history[i - 1]?.terms ?? campaign).flatMap(describeChange),
    })),
    pages: tab === "overview" ? 0 : pagesOf(tab === "content" ? items?.n : invited?.rows),
  };
}

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
        reportedBy: shortSourceColumn(athleteProfiles.userId),
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
