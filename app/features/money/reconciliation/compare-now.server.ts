import { eq } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit } from "~/platform/command";
import { notFound } from "~/platform/errors";
import { payments } from "~db/schema";
import { queueComparison } from "./compare-deal.server";

/** Compares a payment's deal with Stripe now: someone has just put something right there. @throws AppError not_found */
export async function compareNow(ctx: CommandContext, paymentId: string): Promise<void> {
  requireAbility(ctx, "handle payments");
  const { db, now } = ctx;
  const [[payment]] = await db.read(
    db.orm.select({ dealId: payments.dealId }).from(payments).where(eq(payments.id, paymentId)),
  );
  if (!payment) throw notFound();
  await commit(ctx, {
    change: queueComparison({ ...payment, again: true }, now),
    audit: { action: "payment_compared", resourceType: "payment", resourceId: paymentId },
  });
}
