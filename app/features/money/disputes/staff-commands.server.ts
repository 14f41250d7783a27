import { and, eq, exists, or, sql } from "drizzle-orm";
import { needsSecondAdmin, ONE_ADMIN_UP_TO } from "~/features/billing/ledger/fees";
import { deadlineIn } from "~/features/campaigns/deadlines/deadline-columns.server";
import { notify } from "~/features/communication/notifications/notify";
import { may } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { sideOfPerson } from "~/features/identity/accounts/brand-members";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { formatWeekday } from "~/platform/dates";
import { conflict, forbidden, wrapError } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import { disputes, userRoles } from "~db/schema";
import { appealDay, decisionWaitsUntil } from "./dispute-deadlines";
import {
  type DisputeRow,
  expireOffers,
  isActive,
  isVisibleTo,
  nameOf,
  notifyBothSides,
  requireDispute,
  transitionDispute,
} from "./dispute-row.server";
import { disputeNotifications } from "./notifications";
import { recordResolution } from "./record-dispute.server";
import { findRefundError } from "./refund-amount";
import type { Priority, Ruling } from "./schema";
import { isSecondPerson } from "./second-person.server";

/** The commands of staff. The first of them to act on an unassigned dispute becomes its handler. */

const ALREADY_ASSIGNED = "A colleague is handling this dispute. An admin can assign it to you.";
const SAME_RULER = "You made the decision that was appealed, so someone else decides now.";

/** @throws AppError conflict if the dispute is a colleague's, or its appeal is against the actor's own ruling */
function requireHandler({ actor }: CommandContext, { assignedTo, firstRuledBy }: DisputeRow) {
  if (firstRuledBy === actor.personId) throw conflict(SAME_RULER);
  if (assignedTo !== null && assignedTo !== actor.personId) throw conflict(ALREADY_ASSIGNED);
}

/** The respondent is heard first. */
function requireBothAnswered({ now }: CommandContext, row: DisputeRow) {
  const { priority, respondentId, turn } = row;
  const day = decisionWaitsUntil({ deadline: deadlineIn(turn, now), priority });
  if (day)
    throw conflict(
      `${nameOf(row, respondentId)} has until ${formatWeekday(day)} to answer. Decide once they have answered, or after that day.`,
    );
}

export const reviewDispute = (ctx: CommandContext, id: string) =>
  transitionDispute(ctx, id, "review", (row) => {
    requireHandler(ctx, row);
    return {
      set: { assignedTo: ctx.actor.personId, updatedAt: ctx.now },
      effects: notifyBothSides(ctx, disputeNotifications.in_review, row, {
        params: { title: row.title, campaign: row.campaign },
      }),
    };
  });

export const escalateDispute = (ctx: CommandContext, id: string) =>
  transitionDispute(ctx, id, "escalate", (row) => {
    requireHandler(ctx, row);
    return {
      set: { assignedTo: ctx.actor.personId, updatedAt: ctx.now },
      effects: notifyBothSides(ctx, disputeNotifications.escalated, row, {
        params: { title: row.title, campaign: row.campaign },
      }),
    };
  });

/** A refund decides about all that is held: what is not given back is released. */
const needsSecondPerson = ({ paid, feeHeld }: DisputeRow, refund: number | null) =>
  refund !== null && needsSecondAdmin({ amount: paid, fee: feeHeld });

/**
 * Rules on a dispute. A first ruling can be appealed, one on an appeal is final. A refund of a large sum is ruled by an admin who has
 * not worked on the dispute, after a colleague has.
 * @throws FieldError for a refund above what is held, AppError conflict while the respondent still has time to answer
 */
export const resolveDispute = (
  ctx: CommandContext,
  id: string,
  { type, refund, details }: Ruling,
) =>
  transitionDispute(ctx, id, "resolve", async (row) => {
    requireHandler(ctx, row);
    requireBothAnswered(ctx, row);
    const refusal = refund === null ? null : findRefundError(refund, row.paid);
    if (refusal) throw new FieldError({ refund: [refusal] });
    const isLarge = needsSecondPerson(row, refund);
    if (isLarge && !row.isSecondPerson)
      throw new FieldError({
        refund: [
          `More than ${formatMoney(ONE_ADMIN_UP_TO)} is held, so a refund needs two of us. First, a colleague reviews or escalates the dispute. Then an admin decides. That admin mustn't have worked on the dispute, must have been an admin for three days by then, and mustn't have been appointed by that colleague.`,
        ],
      });
    return {
      ...(isLarge && { onlyIf: isSecondPerson(ctx) }),
      set: {
        assignedTo: ctx.actor.personId,
        resolutionType: type,
        resolutionDetails: details,
        refundAmount: refund,
        resolvedAt: ctx.now,
        resolvedBy: ctx.actor.personId,
        updatedAt: ctx.now,
      },
      effects: [
        expireOffers(ctx, id),
        ...ctx.emit("dispute.ended", { disputeId: id }, ctx.now),
        ...(await recordResolution(ctx, row, "dispute_ruled", { type, refund, details })),
        ...notifyBothSides(ctx, disputeNotifications.ruled, row, {
          params: {
            title: row.title,
            type,
            refund,
            details,
            appealUntil: row.appealId ? null : appealDay(ctx.now),
          },
        }),
      ],
      auditDetail: { type, refund },
    };
  }).catch((error) => {
    throw wrapError("resolve dispute", error);
  });

/**
 * Assigns an active dispute. A moderator can claim an unassigned one. An admin can assign any dispute to any member of
 * staff, except the one whose ruling was appealed.
 */
export async function assignDispute(ctx: CommandContext, id: string, staffId: string) {
  requireAbility(ctx, "manage disputes");
  const { actor, db, now } = ctx;
  const isAdmin = may(actor, "take over a colleague's work");
  if (!isAdmin && staffId !== actor.personId) throw forbidden();
  const row = await requireDispute(ctx, id);
  if (row.assignedTo === staffId) return;
  if (row.firstRuledBy === staffId)
    throw conflict(
      staffId === actor.personId
        ? SAME_RULER
        : "They made the decision that was appealed. Choose someone else.",
    );
  if (!isAdmin && row.assignedTo !== null) throw conflict(ALREADY_ASSIGNED);
  await commit(ctx, {
    change: db.orm
      .update(disputes)
      .set({ assignedTo: staffId, updatedAt: now })
      .where(
        and(
          eq(disputes.id, id),
          isVisibleTo(ctx),
          isActive,
          sql`assigned_to is ${row.assignedTo}`,
          sql`${sideOfPerson(staffId)} not in (filed_by, respondent_id)`,
          sql`not exists (select 1 from dispute_appeals where dispute_id = disputes.id and ruled_by = ${staffId})`,
          exists(
            db.orm
              .select({ id: userRoles.id })
              .from(userRoles)
              .where(
                and(
                  eq(userRoles.userId, staffId),
                  or(eq(userRoles.role, "admin"), eq(userRoles.role, "moderator")),
                ),
              ),
          ),
        ),
      ),
    effects:
      staffId === actor.personId
        ? []
        : notify(ctx, disputeNotifications.assigned, {
            userId: staffId,
            subjectId: id,
            params: { name: actor.name, title: row.title, campaign: row.campaign },
          }),
    audit: {
      action: "dispute_assigned",
      resourceType: "dispute",
      resourceId: id,
      detail: { from: row.assignedTo, to: staffId },
    },
  });
}

/** Sets how urgent an active dispute is. The two sides see it in their lists. */
export async function setPriority(ctx: CommandContext, id: string, { priority, reason }: Priority) {
  requireAbility(ctx, "manage disputes");
  // It takes away the respondent's time to answer.
  if (priority === "urgent" && !may(ctx.actor, "mark disputes as urgent")) throw forbidden();
  const row = await requireDispute(ctx, id);
  await commit(ctx, {
    change: ctx.db.orm
      .update(disputes)
      .set({ priority, updatedAt: ctx.now })
      .where(and(eq(disputes.id, id), isVisibleTo(ctx), isActive)),
    audit: {
      action: "dispute_priority_set",
      resourceType: "dispute",
      resourceId: id,
      detail: { from: row.priority, to: priority, ...(priority === "urgent" && { reason }) },
    },
  });
}
