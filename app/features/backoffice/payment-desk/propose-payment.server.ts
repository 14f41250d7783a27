import { and, eq, sql } from "drizzle-orm";
import { sharesOf } from "~/features/billing/ledger/fees";
import { notifyMany } from "~/features/communication/notifications/notify";
import type { CommandContext } from "~/features/identity/accounts/actor";
import type { Deal, Payment } from "~/features/money/payments/deal.server";
import { isMovable } from "~/features/money/payments/settle-payment.server";
import { commit } from "~/platform/command";
import { conflict } from "~/platform/errors";
import { brokenUnique, type Database } from "~db/client";
import { newId } from "~db/columns";
import { paymentProposals } from "~db/schema";
import { paymentDeskNotifications } from "./notifications";
import { proposalMachine } from "./status";

/**
 * Writes down what an admin proposes, for another one to confirm. An older proposal that has lapsed makes room.
 * @throws AppError conflict: the payment has changed, or another proposal is open
 */
export async function proposePayment(
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
