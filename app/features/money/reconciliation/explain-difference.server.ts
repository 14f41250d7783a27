import { and, eq } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { commit, readAgain, untilWritten } from "~/platform/command";
import { conflict, notFound } from "~/platform/errors";
import { paymentDifferences } from "~db/schema";
import { isOpenDifference } from "./differences.server";
import type { Explanation } from "./schema";

/**
 * An admin closes a difference that will stay and is explained, until its sums change. Done twice, also at once, it is done once.
 * @throws AppError forbidden, not_found, or conflict: its sums have changed since they were seen
 */
export const explainDifference = (ctx: CommandContext, explanation: Explanation): Promise<void> =>
  untilWritten(() => explain(ctx, explanation));

async function explain(
  ctx: CommandContext,
  { id, inLedger, atStripe, reason }: Explanation,
): Promise<void> {
  requireAbility(ctx, "handle payments");
  const { db, now } = ctx;
  const [[found]] = await db.read(
    db.orm.select().from(paymentDifferences).where(eq(paymentDifferences.id, id)),
  );
  if (!found) throw notFound();
  if (found.closedAt !== null || found.explainedAt !== null) return;
  if (found.inLedger !== inLedger || found.atStripe !== atStripe)
    throw conflict(
      "This difference has changed since you opened the page. Check what it says now.",
    );
  const { paymentId, dealId, kind, reference } = found;
  await commit(
    ctx,
    {
      change: db.orm
        .update(paymentDifferences)
        .set({ explainedAt: now })
        .where(
          and(
            eq(paymentDifferences.id, id),
            isOpenDifference,
            eq(paymentDifferences.inLedger, inLedger),
            eq(paymentDifferences.atStripe, atStripe),
          ),
        ),
      audit: {
        action: "payment_difference_explained",
        ...(paymentId
          ? { resourceType: "payment", resourceId: paymentId }
          : { resourceType: "deal", resourceId: dealId }),
        detail: { kind, reference, inLedger, atStripe, reason },
      },
    },
    readAgain,
  );
}
