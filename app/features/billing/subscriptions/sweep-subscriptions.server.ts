import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import { commit } from "~/platform/command";
import type { Background } from "~/platform/context";
import { enqueue } from "~/platform/enqueue";
import { log } from "~/platform/log";
import { subscriptions } from "~db/schema";
import { NIGHT, SUBSCRIPTION_CHECK } from "./check-subscription.server";
import { livePage } from "./provider.server";

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
