import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { AppError, appErrorIn, notFound, wrapError } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { toPence } from "~/platform/money";
import { brokenUnique } from "~db/client";
import { proveOfferSigner } from "../contracts/sign-offers.server";
import { overBudget } from "./budget";
import { requireWithinBudget } from "./budget.server";
import {
  type InvitationEligibility,
  ineligibilityReason,
  invitationEligibility,
  isOfferBelowRate,
  loadInvitable,
  type Offer,
  requireMayInvite,
} from "./invitable.server";
import { ALREADY_INVITED } from "./invitation-limits";
import type { Invite, InviteMany } from "./schema";
import { sendInvitations } from "./send-invitations.server";

/**
 * Invites an athlete to one of the brand's draft or active campaigns, for a fee and some of the brief's deliverables.
 * The same form sent twice is one invitation; a second invitation to the same campaign is refused by the unique
 * index, unless the first is void: then it is replaced, and its deal stays. Fees above the budget must be said to be meant.
 * @returns the athlete's name, by how many pence the campaign's budget is exceeded with it, and whether the fee is below the athlete's rate
 * @throws AppError forbidden without a confirmed address, limit after `INVITATIONS_PER_HOUR`
 */
export async function invite(
  ctx: CommandContext,
  athleteId: string,
  form: Invite,
  auth?: AuthContext,
): Promise<{ name: string; over: number; below: boolean }> {
  requireParty(ctx, "brand");
  const offer = { id: form.id, athleteId, fee: toPence(form.fee) };
  const reload = async () => {
    const found = await loadInvitable(ctx, form.campaignId, [athleteId]);
    if (!found.names.has(athleteId)) throw notFound();
    const eligibility = invitationEligibility(found, offer);
    if (eligibility === "invited") throw new FieldError({ campaignId: [ALREADY_INVITED] });
    if (eligibility === "refused")
      throw new FieldError({ fee: [ineligibilityReason(found, offer)] });
    if (eligibility === "free") {
      requireMayInvite(found, 1);
      requireWithinBudget(found.campaign, [offer.fee], form.overBudget);
    }
    return { ...found, eligibility };
  };
  // Side by side: one round trip.
  const [found, signer] = await Promise.all([reload(), proveOfferSigner(ctx, form, auth)]);
  const below = isOfferBelowRate(found, offer);
  const name = found.names.get(athleteId) ?? "";
  if (found.eligibility === "sent") return { name, over: 0, below };
  try {
    await sendInvitations(ctx, found, [offer], form, signer);
  } catch (error) {
    const isConflict = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
    if (!isConflict) throw wrapError("send invitation", error);
    // The second look says what came between: the same form, another invitation, the end, the limit.
    if ((await reload()).eligibility === "sent") return { name, over: 0, below };
    throw brokenUnique(error) ? new TakenIdError() : error;
  }
  return { name, over: overBudget(found.campaign, [offer.fee]), below };
}

/**
 * Invites several athletes to a campaign at once, in one batch. Who cannot be invited is left out and named. The same
 * form sent twice invites once.
 * @throws AppError like `invite`; invalid when no athlete can be invited
 */
export async function inviteMany(
  ctx: CommandContext,
  form: InviteMany,
  auth?: AuthContext,
): Promise<{
  sent: number;
  over: number;
  /** How many fees are below the athlete's rate. */
  below: number;
  refused: { name: string; reason: string }[];
}> {
  requireParty(ctx, "brand");
  const offers = offersIn(form);
  const reload = async () => {
    const ids = offers.map(({ athleteId }) => athleteId);
    const found = await loadInvitable(ctx, form.campaignId, ids);
    const having = (eligibility: InvitationEligibility) =>
      offers.filter((offer) => invitationEligibility(found, offer) === eligibility);
    const [free, sent] = [having("free"), having("sent")];
    const left = [...having("invited"), ...having("refused"), ...having("unknown")];
    const refused = left.map((offer) => ({
      name: found.names.get(offer.athleteId) ?? "An athlete",
      reason: ineligibilityReason(found, offer),
    }));
    if (free.length > 0) {
      requireMayInvite(found, free.length);
      requireWithinBudget(
        found.campaign,
        free.map(({ fee }) => fee),
        form.overBudget,
      );
    } else if (sent.length === 0) throw new AppError("invalid", "None of them can be invited");
    return { found, free, sent, refused };
  };
  let [invitable, signer] = await Promise.all([reload(), proveOfferSigner(ctx, form, auth)]);
  if (invitable.free.length > 0) {
    try {
      await sendInvitations(ctx, invitable.found, invitable.free, form, signer);
    } catch (error) {
      const isConflict = brokenUnique(error) || appErrorIn(error)?.code === "conflict";
      if (!isConflict) throw wrapError("send invitations", error);
      // One of them has just been invited, or this form was sent twice at once: tried once more without them.
      invitable = await reload();
      if (invitable.free.length > 0)
        await sendInvitations(ctx, invitable.found, invitable.free, form, signer);
    }
  }
  const invited = [...invitable.free, ...invitable.sent];
  return {
    sent: invited.length,
    over: overBudget(
      invitable.found.campaign,
      invitable.free.map(({ fee }) => fee),
    ),
    below: invited.filter((offer) => isOfferBelowRate(invitable.found, offer)).length,
    refused: invitable.refused,
  };
}

/** Each has an id of the form and the athlete: the same form names the same invitations. */
const offersIn = ({ id, fee, offers }: InviteMany): Offer[] =>
  offers
    .filter((offer) => offer.invite)
    .map((offer) => ({
      id: id.slice(0, 18) + offer.athleteId.slice(-8),
      athleteId: offer.athleteId,
      fee: toPence(offer.fee ?? fee ?? 0),
    }));
