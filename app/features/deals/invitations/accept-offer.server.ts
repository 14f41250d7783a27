import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { conflict, wrapError } from "~/platform/errors";
import { proveOfferSigner, signAcceptedOffer } from "../contracts/sign-offers.server";
import { listOfferConflicts } from "../rights/contract-conflicts.server";
import { requireWithinBudget } from "./budget.server";
import { type InvitationRow, transitionInvitation } from "./invitation-row.server";
import {
  makeAgreement,
  PAST_LAST_DAY,
  requireNewestOffer,
  requireSignature,
} from "./make-agreement.server";
import { invitationNotifications } from "./notifications";
import type { Agree } from "./schema";
import { budgetWithout, signedCampaign } from "./send-offer.server";

/**
 * The brand accepts the athlete's offer, which makes the deal. If the athlete has signed it, the brand signs too and the contract
 * is in force; if not, the brand may sign first. Done twice, it is done once.
 * @throws AppError conflict when there is a newer offer or another answer; FieldError like `sendOffer`, or at `name`
 */
export async function acceptOffer(
  ctx: CommandContext,
  invitationId: string,
  { expectedOffer, overBudget: mayExceed, ...form }: Agree,
  auth?: AuthContext,
) {
  const { actor, now } = ctx;
  // Side by side with the invitation: one round trip.
  const signing = proveOfferSigner(ctx, form, auth);
  const listing = listOfferConflicts(ctx, { invitationId });
  try {
    // What was accepted without a signature is not signed by accepting it again.
    const isRepeated = ({ offer, signature }: InvitationRow) =>
      offer === expectedOffer && (!form.name || signature !== null);
    const step = { name: "agree", isRepeated } as const;
    const change = transitionInvitation(ctx, invitationId, step, async (row) => {
      const [signer, conflicts] = await Promise.all([signing, listing]);
      requireNewestOffer(row, "brand", expectedOffer);
      if (row.ended) throw conflict(PAST_LAST_DAY);
      requireWithinBudget(budgetWithout([row]), [row.terms.fee], mayExceed);
      requireSignature(row, { ...form, name: signer?.name }, conflicts);
      const { id, offer, athleteId, athleteName, terms } = row;
      const toSign = { ...terms, id, number: offer, athlete: { id: athleteId, name: athleteName } };
      return {
        set: { updatedAt: now },
        before: signer?.proof ?? [],
        effects: [
          ...markHandled(actor.brandId, now, row.campaignId),
          ...makeAgreement(ctx, row, signer?.name),
          ...(signer && !row.signature
            ? await signAcceptedOffer(ctx, signer.name, signedCampaign(row), toSign)
            : []),
          ...notify(ctx, invitationNotifications.agreed, {
            userId: row.athleteId,
            subjectId: row.campaignId,
            params: {
              company: row.company || actor.name,
              campaign: row.title,
              fee: row.terms.fee,
              ...(signer && { signedBy: row.signature ? "both" : "brand" }),
            },
          }),
        ],
      };
    });
    await Promise.all([change, signing, listing]);
  } catch (error) {
    throw wrapError("accept offer", error);
  }
}
