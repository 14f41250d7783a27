import { and, eq, exists, sql } from "drizzle-orm";
import { notify } from "~/features/communication/notifications/notify";
import { type CommandContext, sideIdOf } from "~/features/identity/accounts/actor";
import { commit, workflow } from "~/platform/command";
import { DAY_MS } from "~/platform/durations";
import { AppError, appErrorIn, conflict, forbidden, wrapError } from "~/platform/errors";
import { FieldError, TakenIdError } from "~/platform/forms";
import { assertRowChanged, brokenUnique } from "~db/client";
import { isActiveDispute } from "~db/constants";
import { brandProfiles, campaigns, disputeOffers, disputes, profiles } from "~db/schema";
import {
  actsAsParty,
  type DisputeRow,
  expireOffers,
  isActive,
  isParty,
  markAnswered,
  nameOf,
  noticeParams,
  notifyBothSides,
  requireDispute,
  SIDES,
  toOtherSide,
  transitionDispute,
} from "./dispute-row.server";
import { offerLine } from "./fields";
import { disputeNotifications } from "./notifications";
import { paidAmount } from "./paid-amounts.server";
import { recordResolution } from "./record-dispute.server";
import { findRefundError } from "./refund-amount";
import type { OfferInput } from "./schema";
import { type OfferTransition, offerMachine } from "./status";

/** Settlements: what one side offers and the other accepts with one click. */

const { accept, replace } = offerMachine.steps;

const OFFERS_A_DAY = 5;
const TOO_MANY = `You can make ${OFFERS_A_DAY} offers a day in a dispute. Write in the thread what you'd agree to.`;

/**
 * Offers a settlement to the other side. It replaces the open offer of the same side. Sent twice, it is made once.
 * @throws AppError not_found, forbidden, conflict, or limit after `OFFERS_A_DAY`; FieldError at `refund`
 */
export async function makeOffer(
  ctx: CommandContext,
  disputeId: string,
  { id, type, refund, terms }: OfferInput,
) {
  if (!actsAsParty(ctx, "party")) throw forbidden();
  const { actor, now } = ctx;
  const row = await requireDispute(ctx, disputeId);
  if (!isActiveDispute(row.status)) throw conflict("This dispute has ended.");
  const refusal = refund === null ? null : findRefundError(refund, row.paid);
  if (refusal) throw new FieldError({ refund: [refusal] });
  try {
    await commit(ctx, {
      before: [
        sql`update dispute_offers set status = ${replace.to}, decided_at = ${now}
          where dispute_id = ${disputeId} and made_by = ${sideIdOf(actor)} and status in ${replace.from}`,
      ],
      change: sql`insert into dispute_offers (id, dispute_id, made_by, type, amount, terms, status, created_at)
        select ${id}, disputes.id, ${sideIdOf(actor)}, ${type}, ${refund}, ${terms}, 'open', ${now} from disputes
        where ${and(eq(disputes.id, disputeId), isParty(ctx), isActive)}
          and ${refund ?? 0} <= ${paidAmount}
          and (select count(*) from dispute_offers recent where recent.dispute_id = disputes.id
            and recent.made_by = ${sideIdOf(actor)} and recent.created_at > ${now - DAY_MS}) < ${OFFERS_A_DAY}`,
      effects: [
        ...markAnswered(ctx, disputeId),
        ...notify(ctx, disputeNotifications.offer_made, {
          ...toOtherSide(ctx, row),
          params: { ...noticeParams(ctx, row), offer: { type, amount: refund, terms } },
          bundle: `dispute:${disputeId}`,
        }),
      ],
      audit: {
        action: "dispute_offer_made",
        resourceType: "dispute",
        resourceId: disputeId,
        detail: { offerId: id, type, amount: refund },
      },
    });
  } catch (error) {
    if (appErrorIn(error)?.code === "conflict") {
      const { status, paid } = await requireDispute(ctx, disputeId);
      if (isActiveDispute(status) && (refund ?? 0) <= paid) throw new AppError("limit", TOO_MANY);
    }
    if (!brokenUnique(error)) throw wrapError("make offer", error);
    const offer = await readOffer(ctx, id);
    if (offer?.disputeId !== disputeId || offer.madeBy !== sideIdOf(actor))
      throw new TakenIdError();
  }
}

type Offer = NonNullable<Awaited<ReturnType<typeof readOffer>>>;

/** An offer in a dispute of the actor's. */
async function readOffer(ctx: CommandContext, id: string) {
  const [[found]] = await ctx.db.read(
    ctx.db.orm
      .select({
        id: disputeOffers.id,
        disputeId: disputeOffers.disputeId,
        madeBy: disputeOffers.madeBy,
        type: disputeOffers.type,
        amount: disputeOffers.amount,
        terms: disputeOffers.terms,
        status: disputeOffers.status,
        dispute: {
          id: disputes.id,
          title: disputes.title,
          filedBy: disputes.filedBy,
          respondentId: disputes.respondentId,
          athleteId: disputes.athleteId,
          ...SIDES,
        },
      })
      .from(disputeOffers)
      .innerJoin(disputes, eq(disputes.id, disputeOffers.disputeId))
      .innerJoin(campaigns, eq(campaigns.id, disputes.campaignId))
      .innerJoin(brandProfiles, eq(brandProfiles.id, campaigns.brandId))
      .innerJoin(profiles, eq(profiles.id, disputes.athleteId))
      .where(and(eq(disputeOffers.id, id), isParty(ctx))),
  );
  return found;
}

/**
 * Accepts the other side's offer: the dispute is resolved by mediation, on the terms of the offer.
 * @throws AppError conflict if the offer is no longer open or the dispute has ended
 */
export async function acceptOffer(ctx: CommandContext, disputeId: string, offerId: string) {
  if (!actsAsParty(ctx, "party")) throw forbidden();
  // Read with the dispute: one round trip.
  const reading = readOffer(ctx, offerId);
  const isRepeated = async ({ resolvedBy, resolutionDetails }: DisputeRow) => {
    const offer = await reading;
    return resolvedBy === sideIdOf(ctx.actor) && !!offer && resolutionDetails === offerLine(offer);
  };
  const step = { name: "settle", isRepeated } as const;
  const settling = transitionDispute(ctx, disputeId, step, async (row) => {
    const offer = await reading;
    if (offer?.disputeId !== disputeId || offer.status !== "open") throw gone();
    if (offer.madeBy === sideIdOf(ctx.actor)) throw forbidden();
    const { type, amount, terms } = offer;
    const details = offerLine(offer);
    const record = await recordResolution(ctx, row, "dispute_settled", {
      type,
      refund: amount,
      details,
    });
    return {
      before: [
        sql`update dispute_offers set status = ${accept.to}, decided_at = ${ctx.now}
          where id = ${offerId} and dispute_id = ${disputeId} and made_by <> ${sideIdOf(ctx.actor)} and status in ${accept.from}
            and coalesce(amount, 0) <= (select ${paidAmount} from disputes where disputes.id = ${disputeId})`,
        assertRowChanged(),
      ],
      set: {
        resolutionType: "mediation",
        resolutionDetails: details,
        refundAmount: amount,
        resolvedAt: ctx.now,
        resolvedBy: sideIdOf(ctx.actor),
        updatedAt: ctx.now,
      },
      effects: [
        expireOffers(ctx, disputeId),
        ...ctx.emit("dispute.ended", { disputeId }, ctx.now),
        ...record,
        ...markAnswered(ctx, disputeId),
        ...notifyBothSides(ctx, disputeNotifications.settled, row, {
          params: {
            ...noticeParams(ctx, row),
            other: nameOf(row, offer.madeBy),
            offer: { type, amount, terms },
          },
        }),
      ],
      auditDetail: { offerId },
    };
  });
  await Promise.all([reading, settling]);
}

const transitionOffer = workflow({
  machine: offerMachine,
  table: disputeOffers,
  resource: "dispute_offer",
  actsAs: actsAsParty,
  read: readOffer,
  unchanged: (ctx: CommandContext, { disputeId }) =>
    exists(
      ctx.db.orm
        .select({ id: disputes.id })
        .from(disputes)
        .where(and(eq(disputes.id, disputeId), isParty(ctx), isActive)),
    ),
});

/** The other side declines an offer, or the side that made it withdraws it. */
export async function endOffer(
  ctx: CommandContext,
  disputeId: string,
  offerId: string,
  name: OfferTransition,
) {
  const step = { name, isRepeated: ({ dispute }: Offer) => dispute.id === disputeId };
  await transitionOffer(ctx, offerId, step, (offer) => {
    const { dispute: row } = offer;
    const isOwn = offer.madeBy === sideIdOf(ctx.actor);
    if (row.id !== disputeId || isOwn !== (name === "withdraw")) throw forbidden();
    return {
      set: { decidedAt: ctx.now },
      effects: [
        ...markAnswered(ctx, disputeId),
        ...notify(ctx, disputeNotifications.offer_closed, {
          ...toOtherSide(ctx, row),
          params: { ...noticeParams(ctx, row), isWithdrawn: isOwn },
        }),
      ],
    };
  }).catch((error) => {
    throw appErrorIn(error)?.code === "conflict" ? gone() : error;
  });
}

const gone = () =>
  conflict("This offer is no longer open. Reload the page to see what there is now.");
