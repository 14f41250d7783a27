import { and, asc, eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { z } from "zod";
import { balancesOf } from "~/features/billing/ledger/balances.server";
import { recordMovement } from "~/features/billing/ledger/record-movement.server";
import { audit } from "~/platform/audit";
import { commit, readAgain, systemContext, untilWritten, type Writer } from "~/platform/command";
import type { Background } from "~/platform/context";
import { DAY_MS } from "~/platform/durations";
import { dueNow, enqueue } from "~/platform/enqueue";
import { log } from "~/platform/log";
import { assertRowChanged, type Statement } from "~db/client";
import { chargebacks, payments } from "~db/schema";
import { allocateChargeback, type ChargebackDetails, readChargeback, shareOut } from "./chargeback";
import { enqueueSettlement } from "./enqueue-settlement.server";
import { type FoundPayment, findPayments } from "./find-payment.server";
import { notifyChargeback } from "./notify-chargeback.server";
import { PAYMENT_REFUND, PAYMENT_TRANSFER } from "./outbox-kinds";
import { isQuestioned, listQuestionedCharges } from "./provider.server";
import { recordSettlement } from "./record-payment.server";
import { bookRefund } from "./send-refund.server";
import { bookTransfer } from "./send-transfer.server";
import { paymentMachine } from "./status";

/** A questioned charge to ask about, and what made us ask. Null: the night, which asks about all of late. */
export const chargebackCheckSchema = z.object({ id: z.string().nullable(), asked: z.string() });

/** Banks may take this long, with time to hand in evidence. */
const LATE_MS = 150 * DAY_MS;

type CheckContext = Pick<Background, "db" | "env" | "clock">;

/** Asks Stripe what has become of questioned charges, and writes that down. The event only says when to ask (decision 65). */
export async function checkChargebacks(
  asking: CheckContext,
  { id, asked }: z.infer<typeof chargebackCheckSchema>,
): Promise<void> {
  const { env, clock } = asking;
  const disputes = id
    ? [await isQuestioned(env, id)]
    : await listQuestionedCharges(env, clock() - LATE_MS);
  for (const dispute of disputes) await untilWritten(() => storeChargeback(asking, dispute, asked));
}

async function storeChargeback(
  asking: CheckContext,
  dispute: Stripe.Dispute,
  asked: string,
): Promise<void> {
  const { db } = asking;
  const found = await paymentsOf(asking, dispute);
  if (found.length === 0) return log("warn", "payments.chargeback_elsewhere", { id: dispute.id });
  const [rows] = await db.read(
    db.orm
      .select()
      .from(chargebacks)
      .where(eq(chargebacks.id, dispute.id))
      .orderBy(asc(chargebacks.paymentId)),
  );
  const details = readChargeback(dispute);
  const [known] = rows;
  if (known?.state === details.state && known.dueBy === details.dueBy) return;
  // The books are closed: what a bank gives back later is settled by hand.
  if (known?.state === "lost")
    return log("error", "payments.chargeback_reversed", { id: dispute.id });
  if (details.state === "lost") {
    // What Stripe has done, and nobody heard of, is not drawn on.
    for (const payment of found) {
      await bookTransfer(asking, payment.id);
      await bookRefund(asking, payment);
    }
  }
  const charged = await paymentsOf(asking, dispute);
  const balances = await Promise.all(charged.map(({ id }) => balancesOf(db, id)));
  const shares = shareOut(
    details.amount,
    charged.map(({ id }, i) => {
      const row = rows.find(({ paymentId }) => paymentId === id);
      // What was paid for it and has not gone back.
      return row ? row.amount : -(balances[i]?.brand ?? 0);
    }),
  );
  const now = asking.clock();
  const ctx = systemContext(db, asked, now);
  const hasMoved = known?.state !== details.state;
  const effects = charged.map(async (payment, i) => {
    const { id: paymentId } = payment;
    const share = { ...details, amount: shares[i] ?? 0 };
    const row = rows.find((one) => one.paymentId === paymentId);
    const own = row && and(eq(chargebacks.id, row.id), eq(chargebacks.paymentId, paymentId));
    return [
      row
        ? db.orm
            .update(chargebacks)
            .set({ ...share, version: row.version + 1, updatedAt: now })
            .where(and(own, eq(chargebacks.version, row.version)))
        : db.orm
            .insert(chargebacks)
            .values({ id: dispute.id, paymentId, ...share, updatedAt: now, createdAt: now })
            .onConflictDoNothing(),
      assertRowChanged(),
      ...(hasMoved ? await consequences(ctx, payment, share, dispute.id) : []),
      ...(hasMoved && share.amount > 0 ? notifyChargeback(ctx, payment, share) : []),
      ...(hasMoved
        ? [
            audit(ctx, {
              userId: null,
              action: "payment_chargeback",
              resourceType: "payment",
              resourceId: paymentId,
              detail: { dispute: dispute.id, from: known?.state ?? null, ...share },
            }),
          ]
        : []),
    ];
  });
  await commit({ db }, { effects: (await Promise.all(effects)).flat() }, readAgain);
}

/** The payments of a questioned charge. All of them stand still, also where the bank looks at a part of it. */
const paymentsOf = ({ db }: CheckContext, { payment_intent }: Stripe.Dispute) =>
  findPayments(db, eq(payments.intentId, String(payment_intent)));

async function consequences(
  ctx: Writer,
  payment: FoundPayment,
  details: ChargebackDetails,
  disputeId: string,
): Promise<Statement[]> {
  if (details.state === "open") return [];
  return [
    ...(details.state === "lost" && details.amount > 0
      ? await drawnStatements(ctx, payment, details, disputeId)
      : []),
    // What waited for the bank goes on.
    enqueueSettlement(sql`payment.deal_id = ${payment.dealId}`, ctx.now),
    ...[PAYMENT_TRANSFER, PAYMENT_REFUND].map((kind) =>
      dueNow(kind, sql`payload ->> '$.paymentId' = ${payment.id}`, ctx.now),
    ),
  ];
}

/** The bank gave the brand its money: the payment is over, and what is not left of it is our loss. */
async function drawnStatements(
  { db, now }: Writer,
  payment: FoundPayment,
  { amount }: ChargebackDetails,
  disputeId: string,
): Promise<Statement[]> {
  const { id: paymentId, intentId, version } = payment;
  const balances = await balancesOf(db, paymentId);
  const { moves, drawn } = allocateChargeback(balances, amount);
  const moved = moves.map((one) =>
    recordMovement(
      one.kind,
      { paymentId, amount: one.amount, what: `${disputeId}:${paymentId}` },
      now,
    ),
  );
  const touched = { version: sql`${payments.version} + 1`, updatedAt: now };
  const own = and(eq(payments.id, paymentId), eq(payments.version, version));
  if (payment.status === "held") {
    // Of a charge that was questioned in part: the rest goes back as well.
    const rest = balances.held - drawn.held;
    const shares = { toAthlete: 0, toFee: 0, toBrand: payment.amount + payment.fee };
    return [
      db.orm
        .update(payments)
        .set({
          status: paymentMachine.steps.settle.to,
          ...shares,
          settledFor: "charged_back",
          settledAt: now,
          refundedAt: rest === 0 ? now : null,
          ...touched,
        })
        .where(own),
      assertRowChanged(),
      ...recordSettlement(payment, shares, "charged_back", now),
      ...moved,
      ...(rest > 0
        ? [
            recordMovement("refund_due", { paymentId, amount: rest }, now),
            enqueue(PAYMENT_REFUND, { paymentId, intentId, amount: rest, what: paymentId }, now, {
              key: paymentId,
            }),
          ]
        : []),
    ];
  }
  const { toAthlete, toFee, toBrand } = payment;
  const lost = drawn.to_athlete + drawn.fee;
  return [
    db.orm
      .update(payments)
      .set({
        toAthlete: (toAthlete ?? 0) - drawn.to_athlete,
        toFee: (toFee ?? 0) - drawn.fee,
        toBrand: (toBrand ?? 0) + lost,
        ...(balances.to_brand === drawn.to_brand && { refundedAt: payment.refundedAt ?? now }),
        ...touched,
      })
      .where(own),
    assertRowChanged(),
    ...moved,
  ];
}
