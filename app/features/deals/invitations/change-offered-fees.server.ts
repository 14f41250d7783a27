import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import type { AuthContext } from "~/features/identity/accounts/sessions.server";
import { commitAll } from "~/platform/command";
import { conflict, wrapError } from "~/platform/errors";
import { toPence } from "~/platform/money";
import { proveOfferSigner } from "../contracts/sign-offers.server";
import { requireWithinBudget } from "./budget.server";
import { type InvitationRow, readInvitations } from "./invitation-row.server";
import { MAX_OFFERS } from "./offer";
import type { ChangeFees } from "./schema";
import { budgetWithout, feeRefusal, makeOfferChange } from "./send-offer.server";

/** Invitations of the actor's brand, each with why its offer cannot be changed; null: it can. */
export async function listChangeableOffers(ctx: CommandContext, ids: readonly string[]) {
  const rows = await readInvitations(ctx, ids);
  return rows.map((row) => ({
    ...{ id: row.id, campaignId: row.campaignId, title: row.title, athlete: row.athleteName },
    ...{ fee: row.terms.fee, offer: row.offer, refusal: refusalOf(row) },
  }));
}

export type ChangeableOffer = Awaited<ReturnType<typeof listChangeableOffers>>[number];

/**
 * Offers another fee for several invitations: each gets its next version, all in one batch. Offers that cannot be changed are
 * passed over and named.
 * @throws FieldError when this goes over a campaign's budget, or like `proveSigner`; AppError conflict if something changed between
 * read and write
 */
export async function changeOfferedFees(ctx: CommandContext, form: ChangeFees, auth: AuthContext) {
  requireParty(ctx, "brand");
  const fee = toPence(form.fee);
  const read = new Map(form.offer.map((one) => one.split(":") as [string, string]));
  // Side by side: one round trip.
  const [rows, signer] = await Promise.all([
    readInvitations(ctx, [...read.keys()]),
    proveOfferSigner(ctx, form, auth),
  ]);
  const whyNot = (row: InvitationRow) =>
    refusalOf(row) ??
    (read.get(row.id) === String(row.offer) ? null : "the offer has changed since you opened it") ??
    (row.terms.fee === fee && !signer ? "it has this fee already" : null) ??
    feeRefusal(row, fee);
  const changed = rows.filter((row) => whyNot(row) === null);
  for (const id of new Set(changed.map(({ campaignId }) => campaignId))) {
    const [first, ...others] = changed.filter(({ campaignId }) => campaignId === id);
    if (first)
      requireWithinBudget(
        budgetWithout([first, ...others]),
        [first, ...others].map(() => fee),
        form.overBudget,
      );
  }
  if (changed.length > 0)
    await commitAll(
      ctx,
      [
        { before: signer?.proof ?? [] },
        ...(await Promise.all(
          changed.map((row) => {
            const { deliverables, terms } = row.terms;
            return makeOfferChange(ctx, row, { fee, deliverables, terms }, { signer });
          }),
        )),
      ],
      () => conflict("One of these changed at the same moment, so none was. Look at them again."),
    ).catch((error) => {
      throw wrapError("change offers", error);
    });
  return {
    changed: changed.length,
    campaignId: rows[0]?.campaignId,
    refused: rows.flatMap((row) => {
      const reason = whyNot(row);
      return reason ? [{ athlete: row.athleteName, reason }] : [];
    }),
  };
}

function refusalOf({ status, ended, offeredBy, offer }: InvitationRow): string | null {
  if (status !== "pending") return "the invitation has been decided";
  if (ended) return "the campaign has ended";
  if (offeredBy === "athlete") return "their own offer waits for your answer";
  return offer >= MAX_OFFERS ? `there have been ${MAX_OFFERS} offers` : null;
}
