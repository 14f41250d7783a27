import { notify, notifyMany } from "~/features/communication/notifications/notify";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { STAFF } from "~/features/identity/accounts/staff-access.server";
import { conflict, forbidden } from "~/platform/errors";
import { newId } from "~db/columns";
import { disputeAppeals } from "~db/schema";
import { mayStillAppeal } from "./dispute-deadlines";
import {
  type DisputeRow,
  expireOffers,
  markAnswered,
  noticeParams,
  toOtherSide,
  transitionDispute,
} from "./dispute-row.server";
import { disputeNotifications } from "./notifications";

/** How a side ends a dispute that it filed, or has a ruling looked at again. */

/** The side that filed a dispute withdraws it. After an appeal there is a ruling, which only the appeal can change. */
export const withdrawDispute = (ctx: CommandContext, id: string) => {
  const isFiler = (row: DisputeRow) => row.filedBy === sideIdOf(ctx.actor);
  return transitionDispute(ctx, id, { name: "withdraw", isRepeated: isFiler }, (row) => {
    if (!isFiler(row)) throw forbidden();
    if (row.appealId)
      throw conflict("Our team has decided on this dispute, so it can't be withdrawn any more.");
    return {
      set: { updatedAt: ctx.now },
      effects: [
        expireOffers(ctx, id),
        ...ctx.emit("dispute.ended", { disputeId: id }, ctx.now),
        ...markAnswered(ctx, id),
        ...notify(ctx, disputeNotifications.withdrawn, {
          ...toOtherSide(ctx, row),
          params: noticeParams(ctx, row),
        }),
        ...notifyMany(ctx, disputeNotifications.withdrawn_for_staff, STAFF, {
          subjectId: id,
          params: noticeParams(ctx, row),
        }),
      ],
    };
  });
};

/**
 * Appeals against a ruling of staff: once, within 7 days, by either side. The ruling is kept with the appeal, and another
 * member of staff decides again. A settlement is no ruling.
 */
export const appealRuling = (ctx: CommandContext, id: string, note: string) => {
  const isRepeated = ({ appellantId, appealNote }: DisputeRow) =>
    appellantId === sideIdOf(ctx.actor) && appealNote === note;
  return transitionDispute(ctx, id, { name: "appeal", isRepeated }, (row) => {
    const refusal = appealRefusal(row, ctx.now);
    if (refusal) throw conflict(refusal);
    const { resolvedBy, resolvedAt, resolutionType } = row;
    return {
      set: {
        assignedTo: null,
        resolutionType: null,
        resolutionDetails: null,
        refundAmount: null,
        resolvedAt: null,
        resolvedBy: null,
        updatedAt: ctx.now,
      },
      effects: [
        ctx.db.orm.insert(disputeAppeals).values({
          id: newId(),
          disputeId: id,
          appellantId: sideIdOf(ctx.actor),
          note,
          ruledBy: resolvedBy,
          ruledAt: Number(resolvedAt),
          resolutionType: resolutionType ?? "other",
          resolutionDetails: row.resolutionDetails ?? "",
          refundAmount: row.refundAmount,
          createdAt: ctx.now,
        }),
        ...markAnswered(ctx, id),
        ...notify(ctx, disputeNotifications.appealed, {
          ...toOtherSide(ctx, row),
          params: noticeParams(ctx, row),
        }),
        ...notifyMany(ctx, disputeNotifications.appealed_for_staff, STAFF, {
          subjectId: id,
          params: noticeParams(ctx, row),
        }),
      ],
    };
  });
};

/** Why a resolved dispute cannot be appealed; null if it can. */
export function appealRefusal(
  row: Pick<DisputeRow, "appealId" | "filedBy" | "respondentId" | "resolvedAt" | "resolvedBy">,
  now: number,
): string | null {
  const { appealId, filedBy, respondentId, resolvedAt, resolvedBy } = row;
  if (appealId) return "This decision is final: it was made on an appeal.";
  if (resolvedBy === filedBy || resolvedBy === respondentId)
    return "You both agreed on this settlement, so there is no decision to appeal against.";
  if (resolvedAt === null || !mayStillAppeal(resolvedAt, now))
    return "The 7 days to appeal have passed.";
  return null;
}
