import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { byLastDay } from "~/features/campaigns/deadlines/business-days";
import {
  contentDeadline,
  contractDeadline,
  deadlineIn,
  invitationDeadline,
} from "~/features/campaigns/deadlines/deadline-columns.server";
import { findRemainingWork } from "~/features/content/content/deliverables";
import { progressColumns } from "~/features/content/content/deliverables.server";
import { shownStatus } from "~/features/content/content/policy.server";
import { isOpenContract } from "~/features/deals/contracts/contract-rows.server";
import { isParticipant } from "~/features/deals/deals/invitation-state.server";
import { feeOfInvitation } from "~/features/deals/invitations/budget.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { isFeeOwed } from "~/features/money/payments/funding";
import { fundedParts } from "~/features/money/payments/funding.server";
import { campaignInvitations, campaigns, contentSubmissions, contracts, deals } from "~db/schema";
import { nextStep, type Side } from "./next-step";

const SHOWN = 5;
/** Rows read of each kind, newest first. More than are shown, because those with a next step come first. */
const LOOKED_THROUGH = 50;

/**
 * The open campaigns, invitations, contracts and content items that the two sides of a conversation share: those that wait for the reader
 * first, then by deadline. A draft is the athlete's alone.
 */
export async function loadSharedWork({ actor, db, now }: CommandContext, conversationId: string) {
  const side: Side = actor.type === "brand" ? "brand" : "athlete";
  const other =
    side === "brand"
      ? sql`(select athlete_id from conversations where id = ${conversationId} and brand_id = ${actor.brandId})`
      : sql`(select brand_id from conversations where id = ${conversationId} and athlete_id = ${actor.personId})`;
  const [brandId, athleteId] = side === "brand" ? [actor.brandId, other] : [other, actor.personId];
  const [invitations, contentItems, openContracts] = await db.read(
    db.orm
      .select({
        id: campaignInvitations.id,
        campaignId: campaigns.id,
        title: campaigns.title,
        campaignStatus: campaigns.status,
        status: campaignInvitations.status,
        turn: invitationDeadline,
        fee: feeOfInvitation("campaign_invitations"),
        fundedParts,
        ...progressColumns("sent"),
      })
      .from(campaignInvitations)
      .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
      .leftJoin(deals, eq(deals.id, campaignInvitations.id))
      .where(
        and(
          eq(campaignInvitations.athleteId, athleteId),
          isParticipant("campaign_invitations"),
          eq(campaigns.brandId, brandId),
          isOpen("campaigns"),
        ),
      )
      .orderBy(desc(campaignInvitations.createdAt))
      .limit(LOOKED_THROUGH),
    db.orm
      .select({
        id: contentSubmissions.id,
        title: contentSubmissions.title,
        status: shownStatus,
        turn: contentDeadline,
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .where(
        and(
          eq(contentSubmissions.athleteId, athleteId),
          eq(campaigns.brandId, brandId),
          inArray(shownStatus, ["polishing", "awaiting_review", "rejected", "approved"]),
        ),
      )
      .orderBy(desc(contentSubmissions.createdAt))
      .limit(LOOKED_THROUGH),
    db.orm
      .select({
        id: contracts.id,
        title: contracts.title,
        contractKind: contracts.kind,
        status: contracts.status,
        turn: contractDeadline,
      })
      .from(contracts)
      .where(
        and(eq(contracts.athleteId, athleteId), eq(contracts.brandId, brandId), isOpenContract),
      )
      .orderBy(desc(contracts.createdAt))
      .limit(LOOKED_THROUGH),
  );
  const items = [
    ...openContracts.map(({ turn, ...contract }) => {
      const item = { kind: "contract" as const, ...contract, deadline: deadlineIn(turn, now) };
      return { ...item, step: nextStep(item, side) };
    }),
    ...contentItems.map(({ turn, ...contentItem }) => {
      const deadline = deadlineIn(turn, now);
      const title = contentItem.title || "Untitled Content";
      const item = { kind: "contentItem" as const, ...contentItem, title, deadline };
      return { ...item, step: nextStep(item, side) };
    }),
    ...invitations.map(
      ({ turn, deliverables, contentItems: sent, fee, fundedParts: parts, ...invitation }) => {
        const deadline = deadlineIn(turn, now);
        // The athlete waits with the work until the fee is there.
        const isWorkLeft = findRemainingWork(deliverables, sent) !== null && !isFeeOwed(parts, fee);
        const item = { kind: "campaign" as const, ...invitation, deadline, isWorkLeft };
        return { ...item, step: nextStep(item, side) };
      },
    ),
  ].sort(
    (a, b) =>
      Number(b.step.isOwn) - Number(a.step.isOwn) ||
      byLastDay(a.deadline?.lastDay, b.deadline?.lastDay),
  );
  return {
    side,
    items: items.slice(0, SHOWN),
    hasMore: items.length > SHOWN,
    ownSteps: items.filter(({ step }) => step.isOwn).length,
  };
}

export type SharedWork = Awaited<ReturnType<typeof loadSharedWork>>;
