import { and, eq, inArray, sql } from "drizzle-orm";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import { standardTermsStart } from "~/features/campaigns/terms/form";
import { deliverablesFrom, standardTermsFrom } from "~/features/campaigns/terms/schema";
import { markHandled } from "~/features/communication/notifications/mark-handled";
import { notify } from "~/features/communication/notifications/notify";
import { type CommandContext, requireParty, sideIdOf } from "~/features/identity/accounts/actor";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { type Change, commitAll } from "~/platform/command";
import { AppError, conflict, notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { toPence } from "~/platform/money";
import type { Side } from "~db/constants";
import { campaignInvitations } from "~db/schema";
import { USUAL_TERMS } from "~db/terms";
import { type OfferSigner, proveOfferSigner, signOffers } from "../contracts/sign-offers.server";
import { listCounterOfferConflicts } from "../rights/contract-conflicts.server";
import { isBelowRate, lowestFeeText } from "./budget";
import { requireWithinBudget } from "./budget.server";
import { refuses } from "./invitable.server";
import { type InvitationRow, isUnchanged, readInvitation } from "./invitation-row.server";
import { ACKNOWLEDGE, PAST_LAST_DAY, STALE_OFFER } from "./make-agreement.server";
import { invitationNotifications } from "./notifications";
import { type CarriedTerms, compareOffers, MAX_OFFERS } from "./offer";
import type { OfferForm } from "./schema";
import { invitationMachine } from "./status";
import { storeOffers } from "./store-offers.server";

const { offer: step } = invitationMachine.steps;

/**
 * Offers other terms for an invitation that is not decided, as its next version. Either side may, and the other one answers.
 * It may be signed, also without a change of the terms.
 * @throws AppError not_found, conflict (decided, ended, or a newer offer), limit after `MAX_OFFERS`, invalid if nothing differs,
 * FieldError if a brand goes over its budget, or an athlete signs what conflicts, without saying so, or like `proveSigner`
 */
export async function sendOffer(
  ctx: CommandContext,
  invitationId: string,
  form: OfferForm,
  auth?: AuthContext,
) {
  const side = ctx.actor.type as Side;
  requireParty(ctx, side);
  // Side by side: one round trip.
  const [row, signer, conflicts] = await Promise.all([
    readInvitation(ctx, invitationId),
    proveOfferSigner(ctx, form, auth),
    form.name && side === "athlete"
      ? listCounterOfferConflicts(ctx, invitationId, termsIn(form))
      : [],
  ]);
  if (!row) throw notFound();
  requireMayOffer(row, form.expectedOffer);
  if (conflicts.length > 0 && !form.acknowledged)
    throw new FieldError({ acknowledged: [`${conflicts.join(" ")} ${ACKNOWLEDGE}`] });
  const offer = offerFrom(form, row.terms);
  if (!signer && compareOffers(row.terms, offer).length === 0)
    throw new AppError("invalid", "Change the fee, the work or the rights first.");
  if (side === "brand") {
    requireTakenFee(row, offer.fee);
    requireWithinBudget(budgetWithout([row]), [offer.fee], form.overBudget);
  }
  const change = await makeOfferChange(ctx, row, offer, { note: form.note || null, signer });
  await commitAll(ctx, [{ before: signer?.proof ?? [] }, change], () => conflict(STALE_OFFER));
}

/**
 * The next version of an invitation, and what follows from it. Its batch begins with the proof of who signs it.
 * @param signer null: it is not signed
 */
export async function makeOfferChange(
  ctx: CommandContext,
  row: InvitationRow,
  offer: CarriedTerms,
  { note = null, signer }: { note?: string | null; signer: OfferSigner | null },
): Promise<Change> {
  const { actor, db, now } = ctx;
  const side = actor.type as Side;
  const number = row.offer + 1;
  const changes = compareOffers(row.terms, offer);
  const { brandId, athleteId, campaignId } = row;
  const athlete = { id: athleteId, name: row.athleteName };
  return {
    change: db.orm
      .update(campaignInvitations)
      .set({
        ...offer,
        status: step.to,
        offer: number,
        offeredBy: side,
        offeredAt: now,
        updatedAt: now,
      })
      .where(
        and(
          eq(campaignInvitations.id, row.id),
          inArray(campaignInvitations.status, step.from),
          isUnchanged(ctx, row),
          side === "brand"
            ? sql`not exists (select 1 from athlete_profiles asked
                  where asked.user_id = ${row.athleteId} and ${refuses(offer.fee)})`
            : undefined,
        ),
      ),
    effects: [
      storeOffers([row.id], note, now),
      ...(signer
        ? await signOffers(ctx, signer.name, signedCampaign(row), [
            { ...offer, id: row.id, number, athlete },
          ])
        : []),
      ...markHandled(sideIdOf(actor), now, campaignId),
      ...notify(
        ctx,
        side === "brand"
          ? invitationNotifications.offered
          : invitationNotifications.offered_to_brand,
        {
          userId: side === "brand" ? athleteId : brandId,
          subjectId: campaignId,
          params: {
            from: side === "brand" ? row.company || actor.name : actor.name,
            campaign: row.title,
            fee: offer.fee,
            changes: changes.map(({ label, before, after }) => ({ label, before, after })),
            lastDay: lastDayOf({
              kind: side === "brand" ? "invitation" : "offer",
              since: now,
              zone: null,
              starts: row.terms.startDate,
              ends: row.terms.endDate,
            }),
          },
        },
      ),
    ],
    audit: {
      action: "invitation_offered",
      resourceType: "invitation",
      resourceId: row.id,
      detail: { offer: number, fee: offer.fee, terms: changes.map(({ key }) => key) },
    },
  };
}

function requireMayOffer(row: InvitationRow, expectedOffer: number) {
  if (row.status !== "pending") throw conflict();
  if (row.ended) throw conflict(PAST_LAST_DAY);
  if (expectedOffer !== row.offer) throw conflict(STALE_OFFER);
  if (row.offer >= MAX_OFFERS)
    throw new AppError(
      "limit",
      `There have been ${MAX_OFFERS} offers. Accept this one, decline it, or talk it through in messages.`,
    );
}

/** @throws FieldError when the athlete takes no such fee */
function requireTakenFee(row: InvitationRow, fee: number) {
  const refusal = feeRefusal(row, fee);
  if (refusal) throw new FieldError({ fee: [refusal] });
}

/** Why the athlete cannot be offered this fee (pence); null: they can. */
export const feeRefusal = (
  { athleteName, startingRate, refusesLess }: InvitationRow,
  fee: number,
): string | null =>
  refusesLess && startingRate !== null && isBelowRate(startingRate, fee)
    ? lowestFeeText(athleteName, startingRate)
    : null;

/** The campaign of an invitation, as its signed offers name it. */
export const signedCampaign = ({
  campaignId,
  terms: { title, startDate, endDate },
  ...row
}: InvitationRow) => ({ ...row, id: campaignId, title, startDate, endDate });

/** What a form offers: terms that it does not have stay as they were offered before. */
const offerFrom = (form: OfferForm, before: CarriedTerms): CarriedTerms => ({
  fee: toPence(form.fee),
  ...termsIn(form, before.terms),
});

const termsIn = ({ fee: _, deliverables, ...form }: OfferForm, before = USUAL_TERMS) => ({
  deliverables: deliverablesFrom(deliverables),
  terms: standardTermsFrom({ ...standardTermsStart(before), ...form }),
});

/** What a campaign has committed without these invitations to it. */
export const budgetWithout = (rows: readonly [InvitationRow, ...InvitationRow[]]) => {
  const own = rows.filter(({ offeredBy }) => offeredBy === "brand");
  const offered = own.reduce((sum, { terms }) => sum + terms.fee, 0);
  return { ...rows[0].budget, pending: rows[0].budget.pending - offered };
};
