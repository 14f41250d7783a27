import { and, eq, sql } from "drizzle-orm";
import { needsSecondAdmin, sharesOf } from "~/features/billing/ledger/fees";
import { notifyMany } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { type Deal, type Payment, readDeal } from "~/features/money/payments/deal.server";
import { findPaymentHold } from "~/features/money/payments/payment-holds";
import { frozenText } from "~/features/money/payments/payment-view";
import {
  isMovable,
  releasable,
  requireHeld,
  settlePayment,
} from "~/features/money/payments/settle-payment.server";
import { commit, readAgain, untilWritten } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import { brokenUnique, type Database } from "~db/client";
import { newId } from "~db/columns";
import { deals, paymentProposals } from "~db/schema";
import { paymentDeskNotifications } from "./notifications";
import { proposalMachine } from "./status";

/**
 * Writes down what an admin proposes, for another one to confirm. An older proposal that has lapsed makes room.
 * @throws AppError conflict: the payment has changed, or another proposal is open
 */
async function proposePayment(
  ctx: CommandContext,
  { campaign }: Pick<Deal, "campaign">,
  payment: Payment,
  { toAthlete, reason }: { toAthlete: number; reason: string },
): Promise<void> {
  const { db, actor, now } = ctx;
  const { id: paymentId, version } = payment;
  const isProposed = async () => {
    const open = await openProposal(db, paymentId);
    return (
      open?.proposedBy === actor.personId &&
      open.paymentVersion === version &&
      open.toAthlete === toAthlete
    );
  };
  if (await isProposed()) return;
  const shares = sharesOf(payment, toAthlete);
  const id = newId();
  try {
    await commit(ctx, {
      before: [
        db.orm
          .update(paymentProposals)
          .set({ status: proposalMachine.steps.expire.to, decidedAt: now })
          .where(
            and(
              eq(paymentProposals.paymentId, paymentId),
              eq(paymentProposals.status, "open"),
              sql`${paymentProposals.paymentVersion} <> ${version}`,
            ),
          ),
      ],
      change: sql`insert into payment_proposals (id, payment_id, payment_version, to_athlete, to_fee, to_brand, reason,
          status, proposed_by, created_at)
        select ${id}, payments.id, payments.version, ${shares.toAthlete}, ${shares.toFee}, ${shares.toBrand}, ${reason},
          'open', ${actor.personId}, ${now}
        from payments where payments.id = ${paymentId} and payments.version = ${version} and payments.status = 'held' and ${isMovable}`,
      effects: notifyMany(
        ctx,
        paymentDeskNotifications.made,
        sql`select user_id from user_roles where role = 'admin' and user_id <> ${actor.personId}`,
        {
          subjectId: paymentId,
          params: { name: payment.name, campaign, held: payment.amount + payment.fee },
        },
      ),
      audit: {
        action: "payment_settlement_proposed",
        resourceType: "payment",
        resourceId: paymentId,
        detail: { ...shares, reason, proposal: id },
      },
    });
  } catch (error) {
    if (brokenUnique(error) !== "payment_proposals.payment_id") throw error;
    // The other of two clicks has written it.
    if (await isProposed()) return;
    throw conflict("There's already a proposal for this payment. Confirm or decline that one.");
  }
}

async function openProposal({ read, orm }: Database, paymentId: string) {
  const [[open]] = await read(
    orm
      .select()
      .from(paymentProposals)
      .where(and(eq(paymentProposals.paymentId, paymentId), eq(paymentProposals.status, "open"))),
  );
  return open;
}

interface DecisionRequest {
  /** The version of the payment that the admin saw. */
  expectedVersion: number;
  way: "release" | "refund" | "divide";
  /** The athlete's part of a division, in pence. */
  part: number | null;
  reason: string;
}

/**
 * An admin releases, refunds or divides a payment that is held. Of a large one it becomes a proposal, which another admin confirms.
 * Done twice, also at once, it is done once.
 * @throws AppError forbidden, not_found, or conflict (not held any more, changed since it was seen, or disputed); FieldError: more
 *   than is held
 */
export const decidePayment = (ctx: CommandContext, paymentId: string, asked: DecisionRequest) =>
  untilWritten(() => decide(ctx, paymentId, asked));

async function decide(
  ctx: CommandContext,
  paymentId: string,
  { expectedVersion, way, part, reason: note }: DecisionRequest,
): Promise<"settled" | "proposed"> {
  requireAbility(ctx, "handle payments");
  const { deal, payment } = await readPayment(ctx, paymentId);
  const most = releasable(deal, payment);
  const toAthlete = way === "release" ? most : way === "refund" ? 0 : (part ?? 0);
  if (payment.status === "held" && toAthlete > most)
    throw new FieldError({
      amount: [`At most ${formatMoney(most)} of it can go to the athlete.`],
    });
  if (payment.settledFor === "staff" && payment.toAthlete === toAthlete) return "settled";
  requireMovable(ctx, deal, payment);
  if (payment.version !== expectedVersion) throw changedPayment();
  if (needsSecondAdmin(payment)) {
    await proposePayment(ctx, deal, payment, { toAthlete, reason: note });
    return "proposed";
  }
  const decision = { payment, toAthlete, reason: "staff" as const, note };
  await commit(ctx, settlePayment(ctx, deal, decision), readAgain);
  return "settled";
}

export const changedPayment = () =>
  conflict("This payment has changed since you opened the page. Check what it says now.");

/** The payment of this id and its deal. @throws AppError not_found */
export async function readPayment({ db }: CommandContext, paymentId: string) {
  const deal = await readDeal(
    db,
    eq(deals.id, sql`(select deal_id from payments where id = ${paymentId})`),
  );
  const payment = deal?.payments.find(({ id }) => id === paymentId);
  if (!deal || !payment) throw notFound();
  return { deal, payment };
}

/** @throws AppError conflict, which says why staff cannot move this money */
export function requireMovable(ctx: CommandContext, deal: Deal, payment: Payment) {
  requireHeld(payment);
  const freeze = findPaymentHold(deal, ctx.now, payment.fundedAt);
  if (!freeze) return;
  throw conflict(
    freeze.until === "bank"
      ? frozenText(freeze)
      : "There's a dispute about this deal. Its ruling decides where the money goes.",
  );
}
