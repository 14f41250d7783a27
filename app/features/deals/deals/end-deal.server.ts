import { and, eq } from "drizzle-orm";
import { deadlineOf } from "~/features/campaigns/deadlines/deadlines";
import {
  selectPendingActions,
  toPendingActions,
} from "~/features/campaigns/deadlines/open-deadlines.server";
import { storeDeadlineStep } from "~/features/campaigns/deadlines/store-deadline-step.server";
import { recordEntry } from "~/features/campaigns/record/entries.server";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import { actsAs, type CommandContext } from "~/features/identity/accounts/actor";
import { workflow } from "~/platform/command";
import { conflict, wrapError } from "~/platform/errors";
import { assertRowChanged } from "~db/client";
import { contentSubmissions, deals } from "~db/schema";
import { dealNotifications } from "./notifications";
import { dealMachine } from "./status";

const isOwn = ({ actor }: CommandContext) => eq(deals.brandId, actor.brandId);

const transitionDeal = workflow({
  machine: dealMachine,
  table: deals,
  resource: "deal",
  actsAs,
  read: readDeal,
  unchanged: isOwn,
});

/** Reads the deal that a content item belongs to, and the deadline of its changes if it has one. */
async function readDeal(ctx: CommandContext, contentId: string) {
  const { db, actor } = ctx;
  const late = { brandId: actor.brandId, subjectIds: [contentId], limit: 1 };
  // The two reads start together, so that they share one round trip.
  const [[[deal]], [rows]] = await Promise.all([
    db.read(
      db.orm
        .select({ id: deals.id, status: deals.status })
        .from(deals)
        .innerJoin(contentSubmissions, eq(contentSubmissions.dealId, deals.id))
        .where(and(eq(contentSubmissions.id, contentId), isOwn(ctx))),
    ),
    db.read(selectPendingActions(db, "changes", late)),
  ]);
  return deal && { ...deal, changes: toPendingActions(rows)[0] };
}

/**
 * Ends a deal because a new version of this content item is late. A second call changes nothing, because the form may be sent twice.
 * @throws AppError conflict if the new version has arrived or the brand has extended its deadline
 */
export async function endLateDeal(ctx: CommandContext, contentId: string) {
  const { now } = ctx;
  try {
    const step = { name: "end", isRepeated: () => true } as const;
    await transitionDeal(ctx, contentId, step, ({ id, changes }) => {
      const deadline = changes && deadlineOf(changes, now);
      if (!changes || !deadline?.overdue) throw conflict(NOT_LATE);
      const { athleteId, campaignId, campaign, company, title } = changes;
      return {
        before: [storeDeadlineStep(changes, { lastStep: "due" }), assertRowChanged()],
        set: { closedAt: now, updatedAt: now },
        auditDetail: { contentId, lastDay: deadline.lastDay },
        effects: [
          ...ctx.emit("deal.ended", { dealId: id }, now),
          ...recordEntry({
            dealId: id,
            campaignId,
            athleteId,
            subjectId: id,
            kind: "deal_ended",
            body: { contentId, lastDay: deadline.lastDay, by: "brand" },
            at: now,
          }),
          ...markHandled(ctx.actor.brandId, now, contentId),
          ...markHandled(athleteId, now, contentId),
          ...notify(ctx, dealNotifications.ended, {
            userId: athleteId,
            subjectId: campaignId,
            params: { company, campaign, title, lastDay: deadline.lastDay },
          }),
        ],
      };
    });
  } catch (error) {
    throw wrapError("end deal", error);
  }
}

const NOT_LATE =
  "The athlete still has time to send a new version, or has just sent it. Reload the page to see it.";
