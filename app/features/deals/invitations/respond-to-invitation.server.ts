import {
  markHandled,
  removeNotification,
} from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { MINUTE_MS } from "~/platform/durations";
import { conflict, wrapError } from "~/platform/errors";
import type { DeclineReason } from "~db/constants";
import { listOfferConflicts } from "../rights/contract-conflicts.server";
import { type InvitationRow, transitionInvitation } from "./invitation-row.server";
import {
  makeAgreement,
  PAST_LAST_DAY,
  requireNewestOffer,
  requireSignature,
  type Signature,
  STALE_OFFER,
} from "./make-agreement.server";
import { invitationNotifications } from "./notifications";
import { ANSWERED, type Answer } from "./status";

/** What the athlete has read: the version of the campaign, and the number of the offer. */
interface Read {
  version?: number | undefined;
  offer?: number | undefined;
}

/**
 * The invited athlete's answer. Giving the same answer twice is as good as once.
 * @param reason why it is declined
 * @throws AppError conflict when the invitation was decided otherwise or withdrawn, or its campaign has changed or ended
 */
export async function respondToInvitation(
  ctx: CommandContext,
  invitationId: string,
  answer: Answer,
  {
    version,
    offer = 1,
    reason = null,
    ...signature
  }: Read & Signature & { reason?: DeclineReason | null | undefined } = {},
) {
  const { actor, now } = ctx;
  const status = ANSWERED[answer];
  // Side by side with the invitation: one round trip.
  const conflicts = answer === "accept" ? listOfferConflicts(ctx, { invitationId }) : [];
  try {
    const isRepeated = (row: InvitationRow) => {
      if (answer === "accept" && row.offer !== offer) throw conflict(STALE_OFFER);
      return true;
    };
    const step = { name: answer, isRepeated };
    const change = transitionInvitation(ctx, invitationId, step, async (row) => {
      if (version !== undefined && version !== row.version) throw conflict(STALE_FORM);
      if (answer === "accept") requireNewestOffer(row, "athlete", offer);
      if (answer === "accept" && row.ended) throw conflict(PAST_LAST_DAY);
      if (answer === "accept") requireSignature(row, signature, await conflicts);
      return {
        set: { updatedAt: now, declineReason: answer === "decline" ? reason : null },
        effects: [
          ...markHandled(ctx.actor.personId, ctx.now, row.campaignId),
          ...(answer === "accept" ? makeAgreement(ctx, row, signature.name) : []),
          ...notify(ctx, invitationNotifications.answered, {
            userId: row.brandId,
            subjectId: row.campaignId,
            params: {
              athleteName: actor.name,
              answer: status,
              campaign: row.title,
              fee: row.terms.fee,
              reason,
              isSigned: answer === "accept" && row.signature !== null,
            },
            // Its mail waits, so that it is not sent when the athlete takes the answer back.
            ...(answer === "decline" && { bundle: `declined:${row.campaignId}` }),
          }),
        ],
      };
    });
    await Promise.all([change, conflicts]);
  } catch (error) {
    throw wrapError("respond", error);
  }
}

/** How long an athlete may take a decline back. The page offers it at once; a bad line needs some more time. */
export const UNDO_DECLINE_MS = MINUTE_MS;

/**
 * Takes a decline back: the invitation waits for an answer again, with the time that it had, and the brand's notice is removed.
 * @throws AppError conflict after `UNDO_DECLINE_MS`
 */
export async function undoDecline(ctx: CommandContext, invitationId: string) {
  try {
    await transitionInvitation(ctx, invitationId, "undoDecline", (row) => {
      if (row.updatedAt < ctx.now - UNDO_DECLINE_MS) throw conflict(TOO_LATE);
      return {
        set: { updatedAt: ctx.now, declineReason: null },
        effects: [
          removeNotification(invitationNotifications.answered, {
            sideId: row.brandId,
            subjectId: row.campaignId,
            senderId: row.athleteId,
            at: row.updatedAt,
          }),
        ],
      };
    });
  } catch (error) {
    throw wrapError("undo decline", error);
  }
}

const TOO_LATE = "It's too late to undo this. Write to the brand if you'd like another invitation.";

const STALE_FORM =
  "The brand has changed this campaign since you opened it. Read it again before you accept.";
