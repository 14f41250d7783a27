/** What a brand decides about a content item in review. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { membersOfBrand } from "~/features/identity/accounts/brand-members";
import { wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { assertRowChanged, type Statement } from "~db/client";
import type { FlagReason } from "~db/constants";
import { contentComments } from "~db/schema";
import type { ContentSnapshot } from "./content-snapshot.server";
import { checkCaption, requireFindingsAcknowledged } from "./disclosure.server";
import { formatFlagFeedback } from "./feedback";
import { contentNotifications } from "./notifications";
import {
  type ExpectedUpdatedAt,
  isClosed,
  isSameDecision,
  transitionContent,
  transitionContents,
} from "./transition.server";

interface Approval {
  feedback?: string | undefined;
  expectedUpdatedAt?: ExpectedUpdatedAt;
  /** Whether the brand has seen the result of the disclosure check. */
  acknowledged?: boolean;
  /** Whether the brand has seen that it asked for changes which are not ticked off. */
  despiteRequests?: boolean;
  /** Set when the deadline approves in the brand's name: the statements before it in the batch, and the last day. */
  automatic?: { before: Statement[]; lastDay: string };
}

export const approveContent = (
  ctx: CommandContext,
  id: string,
  {
    feedback,
    expectedUpdatedAt,
    acknowledged = false,
    despiteRequests = false,
    automatic,
  }: Approval = {},
) => {
  const isRepeated = isSameDecision(feedback || null, expectedUpdatedAt);
  const step = { name: "approve", isRepeated } as const;
  return transitionContent(ctx, id, step, expectedUpdatedAt, (content) => {
    requireFindingsAcknowledged(content, acknowledged);
    if (content.openRequests > 0 && !despiteRequests && !automatic)
      throw new FieldError({ despiteRequests: ["Tick the box to approve it all the same"] });
    if (!automatic) return approval(ctx, content, feedback);
    const { athleteId, title, company } = content;
    const toAthlete = { userId: athleteId, subjectId: id };
    const { before, lastDay } = automatic;
    return {
      before,
      set: approvedColumns(ctx, feedback),
      auditDetail: { automatic: true, lastDay },
      effects: [
        ...ctx.emit("content.approved", { contentId: id }, ctx.now),
        ...notify(ctx, contentNotifications.approved_by_deadline, {
          ...toAthlete,
          params: { company, title, lastDay },
        }),
        ...notify(ctx, contentNotifications.approved_for_brand, {
          userId: ctx.actor.personId,
          subjectId: id,
          params: { title, lastDay },
        }),
      ],
    };
  });
};

const approvedColumns = ({ now }: CommandContext, feedback: string | undefined) => ({
  approvedAt: now,
  brandFeedback: feedback || null,
});

const approval = (
  ctx: CommandContext,
  { id, athleteId, title, company }: ContentSnapshot,
  feedback?: string,
) => ({
  set: approvedColumns(ctx, feedback),
  effects: [
    ...ctx.emit("content.approved", { contentId: id }, ctx.now),
    ...notify(ctx, contentNotifications.approved, {
      userId: athleteId,
      subjectId: id,
      params: { company, title },
    }),
  ],
});

/**
 * Approves several content items of the brand, all in one batch. What asks for a decision of its own is passed over and named.
 * @param shownAt the items, with when each last changed as the page showed it
 * @returns how many are approved: those that were before, by the same form sent twice, too
 * @throws AppError not_found when none of them is the brand's, conflict when they go on changing
 */
export async function approveContents(ctx: CommandContext, shownAt: ReadonlyMap<string, number>) {
  const isApproved = (content: ContentSnapshot) =>
    content.status === "approved" && isSameDecision(null, shownAt.get(content.id))(content);
  const refusalOf = (content: ContentSnapshot) => {
    if (isClosed(content)) return "its deal or campaign is over";
    if (content.status !== "awaiting_review" || content.updatedAt !== shownAt.get(content.id))
      return "it has changed since you opened the page";
    if (checkCaption(content).length > 0) return "its ad label must be checked";
    return content.openRequests > 0 ? "changes you asked for aren't ticked off" : null;
  };
  const { done, refused } = await transitionContents(
    ctx,
    "approve",
    shownAt,
    refusalOf,
    (content) => approval(ctx, content),
  ).catch((error) => {
    throw wrapError("approve content", error);
  });
  const open = refused.filter(({ content }) => !isApproved(content));
  return {
    approved: done.length + refused.length - open.length,
    refused: open.map(({ content, refusal }) => ({ athlete: content.athleteName, refusal })),
  };
}

/** Sends a content item back with what to change: in words, as a list of the brand's open comments on this version, or both. */
export const requestChanges = (
  ctx: CommandContext,
  id: string,
  feedback: string,
  expectedUpdatedAt?: ExpectedUpdatedAt,
  comments: readonly string[] = [],
) => {
  const text = feedback || SEE_LIST;
  const isRepeated = isSameDecision(text, expectedUpdatedAt);
  const step = { name: "request-changes", isRepeated } as const;
  return transitionContent(ctx, id, step, expectedUpdatedAt, (content) => {
    const { athleteId, brandId, title, company, version, athleteZone: zone } = content;
    const lastDay = lastDayOf({ kind: "changes", since: ctx.now, zone });
    return {
      set: { rejectedAt: ctx.now, brandFeedback: text, revisionNotes: text },
      effects: [
        ctx.db.orm
          .update(contentComments)
          .set({ requestedVersion: version })
          .where(
            and(
              eq(contentComments.contentId, id),
              inArray(contentComments.id, [...comments]),
              eq(contentComments.version, version),
              sql`${contentComments.userId} in (${membersOfBrand(brandId)})`,
              isNull(contentComments.parentId),
              isNull(contentComments.resolvedAt),
            ),
          ),
        // If all have been resolved since, nothing is asked for.
        ...(feedback ? [] : [assertRowChanged()]),
        ...notify(ctx, contentNotifications.changes_requested, {
          userId: athleteId,
          subjectId: id,
          params: { company, title, lastDay, feedback: text },
        }),
      ],
    };
  });
};

const SEE_LIST = "Please see the list of requested changes.";

/** Back to the athlete as a draft, and a case for the moderators. */
export const flagContent = (
  ctx: CommandContext,
  id: string,
  reason: FlagReason,
  feedback: string,
  expectedUpdatedAt?: ExpectedUpdatedAt,
) =>
  transitionContent(ctx, id, "flag", expectedUpdatedAt, ({ athleteId, title, company }) => ({
    set: { brandFeedback: formatFlagFeedback(reason, feedback) },
    effects: [
      ...ctx.emit(
        "content.flagged",
        { contentId: id, flaggedBy: ctx.actor.personId, reason, feedback },
        ctx.now,
      ),
      ...notify(ctx, contentNotifications.flagged, {
        userId: athleteId,
        subjectId: id,
        params: { company, title },
      }),
    ],
  }));
