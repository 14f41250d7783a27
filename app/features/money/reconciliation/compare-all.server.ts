import { asc, gt } from "drizzle-orm";
import { PAYOUTS_SWEEP } from "~/features/billing/payouts/check-payout-accounts.server";
import { SUBSCRIPTIONS_SWEEP } from "~/features/billing/subscriptions/check-subscriptions.server";
import { FILES_COMPARISON } from "~/features/media/media/compare-files.server";
import { commit } from "~/platform/command";
import { dayOf } from "~/platform/dates";
import { enqueue } from "~/platform/enqueue";
import type { Database } from "~db/client";
import { payments } from "~db/schema";
import { queueComparison } from "./compare-deal.server";
import { CHARGES_SWEEP } from "./sweep-charges.server";

const ROWS = 200;

/**
 * Has everything compared with Stripe that the nights compare little by little, in both directions: every deal with a payment,
 * every charge since a moment, every plan that is charged and every connected account; and every stored file with its row. For a database that was restored: docs/operations.md.
 * @param since ms
 * @returns how many deals were queued
 */
export async function compareAll(db: Database, since: number, now: number): Promise<number> {
  const sweeps = [
    enqueue(CHARGES_SWEEP, { since: Math.floor(since / 1000), after: null }, now),
    enqueue(SUBSCRIPTIONS_SWEEP, { after: null, day: dayOf(now) }, now),
    enqueue(PAYOUTS_SWEEP, { after: null, day: dayOf(now) }, now),
    enqueue(FILES_COMPARISON, { after: null }, now),
  ];
  await commit({ db }, { effects: sweeps });
  let queued = 0;
  for (let after = ""; ; ) {
    const [rows] = await db.read(
      db.orm
        .selectDistinct({ id: payments.dealId })
        .from(payments)
        .where(gt(payments.dealId, after))
        .orderBy(asc(payments.dealId))
        .limit(ROWS),
    );
    const last = rows.at(-1);
    if (!last) return queued;
    const effects = rows.map(({ id: dealId }) => queueComparison({ dealId }, now));
    await commit({ db }, { effects });
    queued += rows.length;
    after = last.id;
  }
}
