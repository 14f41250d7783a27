import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import { dayOf } from "~/platform/dates";
import type { Database } from "~db/client";
import {
  athleteProfiles,
  campaignInvitations,
  campaigns,
  contentSubmissions,
  deals,
  profiles,
} from "~db/schema";
import { BRIEF } from "../campaigns/brief.server";
import { changedParts, describeChange } from "../campaigns/brief-changes";
import { versionsOf } from "../campaigns/versions.server";
import { shortSource } from "../channels/read.server";
import { agreed, progressIn } from "../content/deliverables.server";
import { findingsOf } from "../content/disclosure.server";
import { shownStatus } from "../content/policy.server";
import { standingContract } from "../contracts/row.server";
import { invitationState } from "../deals/invitation-state.server";
import { deadlineIn, invitationTurn, pieceTurn } from "../hand-overs/turns.server";
import { budgetColumns, feeOfInvitation } from "../invitations/budget.server";
import { isInvited } from "../invitations/counted.server";
import { moneyColumns } from "../payments/balance.server";
import { fundingOf } from "../payments/funding";
import { fundedParts } from "../payments/funding.server";
import { conflictsInCampaign } from "../rights/conflicts.server";

/** Rows of a tab; what is older is found in the brand's lists of content and in the counts. */
const TAB_ROWS = 100;

/** A brand's campaign with its invitations and its content; null when the brand has no such campaign. */
export async function campaignOf(
  db: Database,
  brandId: string,
  campaignId: string,
  now = Date.now(),
) {
  const { orm } = db;
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId));
  // Drafts are the athlete's own business.
  const shown = and(own, ne(contentSubmissions.status, "draft"));
  const [found, invitations, invited, content, items, versions] = await db.read(
    orm
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
    orm
      .select({
        id: campaignInvitations.id,
        athleteId: profiles.id,
        name: profiles.fullName,
        avatar: profiles.avatar,
        sport: athleteProfiles.sport,
        followers: athleteProfiles.totalFollowers,
        toldBy: shortSource(athleteProfiles.userId),
        status: invitationState("campaign_invitations"),
        message: campaignInvitations.message,
        fee: feeOfInvitation("campaign_invitations"),
        work: agreed("sent"),
        offered: campaignInvitations.deliverables,
        createdAt: campaignInvitations.createdAt,
        updatedAt: campaignInvitations.updatedAt,
        contractId: standingContract,
        fundedParts,
        turn: invitationTurn,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .leftJoin(deals, eq(deals.id, campaignInvitations.id))
      .innerJoin(athleteProfiles, eq(athleteProfiles.userId, campaignInvitations.athleteId))
      .innerJoin(profiles, eq(profiles.id, athleteProfiles.userId))
      .where(own)
      .orderBy(desc(campaignInvitations.updatedAt), desc(campaignInvitations.id))
      .limit(TAB_ROWS),
    orm
      .select({
        n: sql<number>`coalesce(sum(${isInvited("campaign_invitations")}), 0)`,
        pending: sql<number>`coalesce(sum(${campaignInvitations.status} = 'pending'), 0)`,
        accepted: sql<number>`coalesce(sum(${invitationState("campaign_invitations")} = 'accepted'), 0)`,
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .where(own),
    orm
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
        turn: pieceTurn,
        conflicts: conflictsInCampaign(sql`${contentSubmissions.athleteId}`, dayOf(now)),
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .innerJoin(profiles, eq(profiles.id, contentSubmissions.athleteId))
      .where(shown)
      // What waits for the brand comes first, the longest wait before the others.
      .orderBy(
        sql`${contentSubmissions.status} <> 'awaiting_review'`,
        contentSubmissions.submittedAt,
        contentSubmissions.id,
      )
      .limit(TAB_ROWS),
    orm
      .select({ n: count() })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .where(shown),
    versionsOf(db, brandId, campaignId),
  );
  const campaign = found[0];
  if (!campaign) return null;
  return {
    campaign,
    invitations: invitations.map(({ work, offered, turn, fundedParts: parts, ...invitation }) => ({
      ...invitation,
      deliverables:
        work.deliverables.length > 0 ? work.deliverables.map(({ text }) => text) : offered,
      funding: fundingOf(parts, invitation.status === "accepted" ? invitation.fee : 0),
      deadline: deadlineIn(turn, now),
      progress: invitation.status === "accepted" ? progressIn(work) : null,
    })),
    invitationCount: invited[0]?.n ?? 0,
    pendingCount: invited[0]?.pending ?? 0,
    acceptedCount: invited[0]?.accepted ?? 0,
    content: content.map(
      ({ description, hashtags, platform, audienceCountries, turn, ...item }) => ({
        ...item,
        deadline: deadlineIn(turn, now),
        failsDisclosure:
          findingsOf({ description, hashtags, platform, audienceCountries }).length > 0,
      }),
    ),
    contentCount: items[0]?.n ?? 0,
    history: versions.map(({ until, terms }, i) => ({
      at: until,
      changes: changedParts(terms, versions[i - 1]?.terms ?? campaign).map(describeChange),
    })),
  };
}

export type CampaignPage = NonNullable<Awaited<ReturnType<typeof campaignOf>>>;
