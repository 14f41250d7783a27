import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "~/platform/audit";
import type { Background } from "~/platform/context";
import { HOUR_MS } from "~/platform/durations";
import { formatMoney } from "~/platform/money";
import { TooEarly } from "~/platform/outbox";
import { assertRowChanged, ConcurrencyError } from "~db/client";
import { payments, payoutAccounts } from "~db/schema";
import { move } from "../ledger/move.server";
import { payoutStandingOf } from "../payouts/standing";
import { findPayment } from "./named.server";
import { transferOnce } from "./provider.server";
import { tellBoth } from "./tell.server";

export const transferSchema = z.object({ paymentId: z.string() });

/**
 * Has Stripe move an athlete's share to their account, and writes that down. While the account is not ready, the money waits.
 * Whatever it is stopped between, done again it is done once.
 */
export async function sendTransfer(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  { paymentId }: z.infer<typeof transferSchema>,
): Promise<void> {
  const payment = await findPayment(db, eq(payments.id, paymentId));
  if (!payment?.toAthlete || !payment.intentId || payment.sentAt !== null) return;
  const { invitationId, athleteId, intentId, toAthlete: amount } = payment;
  const [[row]] = await db.read(
    db.orm.select().from(payoutAccounts).where(eq(payoutAccounts.userId, athleteId)),
  );
  const standing = payoutStandingOf(row);
  if (!standing.mayPay) throw new TooEarly(clock() + HOUR_MS);
  const { accountId } = standing;
  const { id: transferId } = await transferOnce(env, {
    ...{ invitationId, intentId, amount, accountId },
    what: paymentId,
  });
  const now = clock();
  await db
    .write([
      db.orm
        .update(payments)
        .set({ transferId, sentAt: now, version: sql`${payments.version} + 1`, updatedAt: now })
        .where(and(eq(payments.id, paymentId), isNull(payments.sentAt))),
      assertRowChanged(),
      move("sent", { paymentId, amount }, now),
      audit(
        { now, request: { id: `transfer ${paymentId}`, ip: "", userAgent: "" } },
        {
          userId: null,
          action: "payment_sent",
          resourceType: "payment",
          resourceId: paymentId,
          detail: { amount, transferId },
        },
      ),
      ...tellBoth({ db, now }, payment, {
        title: "Money on its way",
        toAthlete: `${formatMoney(amount)} for “${payment.campaign}” is in your Stripe account. Stripe pays it out to your bank.`,
      }),
    ])
    .catch((error) => {
      if (!(error instanceof ConcurrencyError)) throw error;
    });
}
