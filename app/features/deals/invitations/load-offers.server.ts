import { and, eq } from "drizzle-orm";
import { deliverableLine } from "~/features/campaigns/terms/deliverables";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { notFound } from "~/platform/errors";
import type { Side } from "~db/constants";
import { campaignInvitations, campaigns, invitationOffers } from "~db/schema";
import { loadOfferToSign } from "../contracts/sign-offers.server";
import { listOfferConflicts } from "../rights/contract-conflicts.server";
import { overBudget } from "./budget";
import { isOwnInvitation, readInvitation } from "./invitation-row.server";
import { compareOffers, describeAgreedTerms, MAX_OFFERS } from "./offer";

/** An invitation's offers for one of its sides, the newest first. */
export async function loadOffers(ctx: CommandContext, invitationId: string) {
  // Side by side: one round trip.
  const [row, contract, conflicts, [offers]] = await Promise.all([
    readInvitation(ctx, invitationId),
    loadOfferToSign(ctx, { invitationId }),
    listOfferConflicts(ctx, { invitationId }),
    ctx.db.read(
      ctx.db.orm
        .select({
          number: invitationOffers.number,
          by: invitationOffers.by,
          fee: invitationOffers.fee,
          deliverables: invitationOffers.deliverables,
          terms: invitationOffers.terms,
          note: invitationOffers.note,
          createdAt: invitationOffers.createdAt,
        })
        .from(invitationOffers)
        .innerJoin(campaignInvitations, eq(campaignInvitations.id, invitationOffers.invitationId))
        .innerJoin(campaigns, eq(campaigns.id, campaignInvitations.campaignId))
        .where(and(eq(invitationOffers.invitationId, invitationId), isOwnInvitation(ctx)))
        .orderBy(invitationOffers.number),
    ),
  ]);
  if (!row) throw notFound();
  const side = ctx.actor.type as Side;
  const { id, campaignId, title, company, athleteName, offer, offeredBy, status, ended } = row;
  const { fee, deliverables, terms } = row.terms;
  const isOpenOffer = status === "pending" && !ended;
  return {
    ...{ id, campaignId, title, offer, side, isOpenOffer, status },
    carried: { fee, deliverables, terms },
    lines: describeAgreedTerms({
      ...row.terms,
      deliverables: deliverables.map(deliverableLine),
    }),
    other: side === "brand" ? athleteName : company || "The brand",
    isOwnOffer: offeredBy === side,
    isSigned: row.signature !== null,
    mayOffer: isOpenOffer && offer < MAX_OFFERS,
    // The athlete reads it on the page that accepts.
    contract: side === "brand" && offeredBy === "athlete" ? contract : null,
    conflicts,
    names: { brand: company || "The brand", athlete: athleteName },
    over: side === "brand" && offeredBy === "athlete" ? overBudget(row.budget, [fee]) : 0,
    offers: offers
      .map(({ number, by, note, createdAt, ...own }, i) => {
        const before = offers[i - 1];
        return {
          number,
          by,
          note,
          createdAt,
          fee: own.fee,
          changes: before ? compareOffers(before, own) : [],
        };
      })
      .reverse(),
  };
}
