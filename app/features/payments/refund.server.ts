import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "~/platform/audit";
import type { Background } from "~/platform/context";
import { formatMoney } from "~/platform/money";
import { assertRowChanged, ConcurrencyError, type Statement } from "~db/client";
import { payments } from "~db/schema";
import { move, wasMoved } from "../ledger/move.server";
import { findPayment } from "./named.server";
import { refundOnce } from "./provider.server";
import { tellBoth } from "./tell.server";

export const refundSchema = z.object({
  paymentId: z.string(),
  intentId: z.string(),
  amount: z.number().int().positive(),
  /** Names the refund: the payment, or what was paid a second time for it. */
  what: z.string(),
});

/** Has Stripe refund, and writes that down. Whatever it is stopped between, done again it is done once. */
export async function sendRefund(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  refund: z.infer<typeof refundSchema>,
): Promise<void> {
  const { paymentId, amount, what } = refund;
  const payment = await findPayment(db, eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const { id: refundId } = await refundOnce(env, refund);
  const now = clock();
  const isShare = what === paymentId;
  const marked: Statement[] = [
    db.orm
      .update(payments)
      .set({ refundId, refundedAt: now, version: sql`${payments.version} + 1`, updatedAt: now })
      .where(and(eq(payments.id, paymentId), isNull(payments.refundedAt))),
    assertRowChanged(),
  ];
  await db
    .write([
      ...(isShare ? marked : []),
      move("refunded", { paymentId, amount, what }, now),
      audit(
        { now, request: { id: `refund ${what}`, ip: "", userAgent: "" } },
        {
          userId: null,
          action: "payment_refunded",
          resourceType: "payment",
          resourceId: paymentId,
          detail: { amount, refundId },
        },
      ),
      ...tellBoth({ db, now }, payment, {
        title: "Refund on its way",
        toBrand: `${formatMoney(amount)} for “${payment.campaign}” is on its way back to your card. Banks take 5 to 10 business days.`,
      }),
    ])
    .catch((error) => {
      if (!(error instanceof ConcurrencyError) && !wasMoved(error)) throw error;
    });
}
