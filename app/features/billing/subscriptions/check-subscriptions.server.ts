import { asc, eq, gt, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { commit, systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import type { RunBatch } from "~/platform/daily-jobs";
import { enqueue } from "~/platform/enqueue";
import { log } from "~/platform/log";
import type { EventListener } from "~/platform/stripe-webhook";
import { subscriptions } from "~db/schema";
import { livePage } from "./provider.server";
import { refreshSubscription } from "./refresh-subscription.server";

/** Events that may change what an account has. */
const ABOUT_PLANS = /^(checkout\.session\.completed|customer\.subscription\..+|invoice\..+)$/;

export const queuePlanCheck: EventListener = ({ id, type, data }) => {
  if (!ABOUT_PLANS.test(type)) return null;
  const { customer } = data.object as { customer?: unknown };
  return typeof customer === "string"
    ? { kind: SUBSCRIPTION_CHECK, payload: { customerId: customer, asked: id } }
    : null;
};

/** A customer to ask about, and what made us ask: an event, or the night. */
export const subscriptionCheckSchema = z.object({ customerId: z.string(), asked: z.string() });

/** The kind of these rows in the outbox. */
const SUBSCRIPTION_CHECK = "subscription";

/** Begins the name of the nightly job's checks, which find what no event has reported. */
export const NIGHT = "night-";

/** The queue tries again by itself. */
const PATIENCE = { timeoutMs: 8_000, retries: 0 };

export async function checkSubscription(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  { customerId, asked }: z.infer<typeof subscriptionCheckSchema>,
): Promise<void> {
  const isChanged = await refreshSubscription(
    { ...systemContext(db, asked, clock()), env },
    eq(subscriptions.customerId, customerId),
    PATIENCE,
  );
  if (isChanged && asked.startsWith(NIGHT)) log("warn", "subscription.differed", { customerId });
}

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

/** The kind of these rows in the outbox. */
export const SUBSCRIPTIONS_SWEEP = "subscription-sweep";

/** The last subscription of the page before. */
export const subscriptionsSweepSchema = z.object({ after: z.string().nullable(), day: z.string() });

/**
 * Looks through a page of the plans that Stripe charges for, for customers whom no row has: the row of a plan that was bought after
 * the moment to which the database was restored. Its account gets the row again and is asked about; a plan without such an account,
 * or of an account with another customer, is logged for staff.
 */
export async function sweepSubscriptions(
  { db, env, clock }: Pick<Background, "db" | "env" | "clock">,
  { after, day }: z.infer<typeof subscriptionsSweepSchema>,
): Promise<void> {
  const { plans, next } = await livePage(env, after);
  const now = clock();
  /** The plans of this page whose customer no row has. */
  const readStrange = async () => {
    const [rows] = await db.read(
      db.orm
        .select({ customerId: subscriptions.customerId })
        .from(subscriptions)
        .where(
          inArray(
            subscriptions.customerId,
            plans.map(({ customerId }) => customerId),
          ),
        ),
    );
    const known = new Set(rows.map(({ customerId }) => customerId));
    return plans.filter(({ customerId }) => !known.has(customerId));
  };
  const writes = (await readStrange()).flatMap(({ customerId, account }) => [
    sql`insert into subscriptions (side_id, customer_id, created_at)
      select ${account}, ${customerId}, ${now} from profiles
      where id = ${personOfSide(account)} and closed_at is null
      on conflict do nothing`,
    enqueue(SUBSCRIPTION_CHECK, { customerId, asked: NIGHT + day }, now),
  ]);
  const following = next ? [enqueue(SUBSCRIPTIONS_SWEEP, { after: next, day }, now)] : [];
  if (writes.length + following.length > 0)
    await commit({ db }, { effects: [...writes, ...following] });
  if (writes.length === 0) return;
  for (const { id, customerId } of await readStrange())
    log("error", "subscription.unknown", { subscription: id, customer: customerId });
}
