import { eq } from "drizzle-orm";
import { z } from "zod";
import { systemContext } from "~/platform/command";
import type { Background } from "~/platform/context";
import { log } from "~/platform/log";
import type { EventListener } from "~/platform/stripe-webhook";
import { subscriptions } from "~db/schema";
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
export const SUBSCRIPTION_CHECK = "subscription";

/** Begins the name of the nightly job's checks, which find what no event has told. */
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
