import { DAY_MS } from "~/platform/durations";
import type { subscriptions } from "~db/schema";

type Account = { id: string; email: string };

/** The paid plans of the two demo accounts. The local Stripe, which forgets everything with a restart, does not know them. */
export const demoPlans = (
  profiles: readonly Account[],
  now: number,
): (typeof subscriptions.$inferInsert)[] =>
  (
    [
      ["brand@laurel.test", "brand_premium"],
      ["athlete@laurel.test", "athlete_premium"],
    ] as const
  ).flatMap(([email, plan]) =>
    profiles
      .filter((profile) => profile.email === email)
      .map(({ id }) => ({
        userId: id,
        customerId: `cus_demo_${plan}`,
        subscriptionId: `sub_demo_${plan}`,
        plan,
        state: "active" as const,
        paidUntil: now + 21 * DAY_MS,
        checkedAt: now,
        createdAt: now - 9 * DAY_MS,
      })),
  );
