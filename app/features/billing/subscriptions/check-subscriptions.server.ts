import { asc, gt } from "drizzle-orm";
import type { RunBatch } from "~/platform/daily-jobs";
import { enqueue } from "~/platform/enqueue";
import { subscriptions } from "~db/schema";
import { NIGHT, SUBSCRIPTION_CHECK } from "./check-subscription.server";
import { SUBSCRIPTIONS_SWEEP } from "./sweep-subscriptions.server";

const ROWS = 200;

/**
 * The daily job: has Stripe asked about every customer, and its plans looked through for others, so that lost events and days of grace that are over come out. What
 * differs is written to the log and the audit trail (`subscription_changed`), with the night as its reason.
 */
export const checkSubscriptions: RunBatch = async ({ read, orm }, { day, now }, cursor) => {
  const [rows] = await read(
    orm
      .select({ sideId: subscriptions.sideId, customerId: subscriptions.customerId })
      .from(subscriptions)
      .where(gt(subscriptions.sideId, cursor))
      .orderBy(asc(subscriptions.sideId))
      .limit(ROWS),
  );
  const writes = rows.map(({ customerId }) =>
    enqueue(SUBSCRIPTION_CHECK, { customerId, asked: NIGHT + day }, now),
  );
  if (cursor === "") writes.push(enqueue(SUBSCRIPTIONS_SWEEP, { after: null, day }, now));
  return { writes, next: rows.length < ROWS ? null : (rows.at(-1)?.sideId ?? null) };
};
