import type Stripe from "stripe";
import { DAY_MS } from "~/platform/durations";
import { PAID_PLANS, type PaidPlan, type SubscriptionState } from "~db/constants";

/** How long a plan goes on after a payment has failed. */
const GRACE_MS = 7 * DAY_MS;

/** What an account has, as the provider's present answer says it. Times in milliseconds. */
export interface PlanState {
  subscriptionId: string | null;
  plan: PaidPlan | null;
  state: SubscriptionState;
  paidUntil: number | null;
  endsAt: number | null;
  graceEndsAt: number | null;
}

const NOTHING: PlanState = {
  subscriptionId: null,
  plan: null,
  state: "free",
  paidUntil: null,
  endsAt: null,
  graceEndsAt: null,
};

/** These go on at the provider; a further subscription would be paid beside them. */
const GOES_ON = ["active", "trialing", "past_due", "unpaid", "paused"];
const PAID = ["active", "trialing"];

/** The subscription that counts: a paid one before one that is owed, then the newest. */
export const findLiveSubscription = (
  all: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined =>
  all
    .filter(({ status }) => GOES_ON.includes(status))
    .sort((a, b) => rank(b) - rank(a) || b.created - a.created)[0];

const rank = ({ status }: Stripe.Subscription) => (PAID.includes(status) ? 1 : 0);

const ms = (seconds: number | null | undefined) => (seconds ? seconds * 1000 : null);

/** Follows from the customer's subscriptions alone, so that it does not matter which events came, or in which order. */
export function planStateOf(all: readonly Stripe.Subscription[], now: number): PlanState {
  const subscription = findLiveSubscription(all);
  const item = subscription?.items.data[0];
  if (!subscription || !item) return NOTHING;
  const plan = PAID_PLANS.find((one) => one === item.price.product) ?? null;
  const paidUntil = ms(item.current_period_end);
  const planState = {
    ...NOTHING,
    subscriptionId: subscription.id,
    plan,
    paidUntil,
    // The portal sets a date; the API can set the flag instead.
    endsAt: ms(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? paidUntil : null),
  };
  if (PAID.includes(subscription.status)) return { ...planState, state: "active" };
  if (subscription.status !== "past_due") return NOTHING;
  const graceEndsAt = graceOf(subscription);
  return graceEndsAt > now ? { ...planState, state: "past_due", graceEndsAt } : NOTHING;
}

/** The days of grace begin with the invoice that was not paid, and not with the moment at which we heard of it. */
function graceOf({ latest_invoice, items }: Stripe.Subscription): number {
  const due =
    latest_invoice instanceof Object
      ? latest_invoice.created
      : (items.data[0]?.current_period_start ?? 0);
  return due * 1000 + GRACE_MS;
}

/** The paid plan that an account has at this moment; null: it is on the free one. */
export function paidPlanOf(
  row: Pick<PlanState, "plan" | "state" | "endsAt" | "graceEndsAt"> | undefined,
  now: number,
): PaidPlan | null {
  if (!row || row.state === "free") return null;
  const end = row.state === "past_due" ? row.graceEndsAt : row.endsAt;
  return end === null || end > now ? row.plan : null;
}
