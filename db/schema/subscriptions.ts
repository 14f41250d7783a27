import { check, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, isOneOf } from "../columns";
import { PAID_PLANS, SUBSCRIPTION_STATES } from "../constants";

/**
 * What the payment provider said last about the plan of a brand or an athlete. The provider decides; the row is only ever written from its
 * answer (docs/decisions/0065). No row: it has never been to the checkout.
 */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    /** The brand or the athlete that has the plan. */
    sideId: text("side_id").primaryKey(),
    /** The provider's ids. */
    customerId: text("customer_id").notNull(),
    subscriptionId: text("subscription_id"),
    plan: text("plan", { enum: PAID_PLANS }),
    state: text("state", { enum: SUBSCRIPTION_STATES }).notNull().default("free"),
    /** The end of what is paid. */
    paidUntil: at("paid_until"),
    /** When a cancelled plan ends; null: it renews. */
    endsAt: at("ends_at"),
    /** Until when a plan goes on whose payment failed. */
    graceEndsAt: at("grace_ends_at"),
    /** Counts the answers written. Who asked before another answer was written asks again. */
    version: integer("version").notNull().default(0),
    checkedAt: at("checked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("subscriptions_customer").on(t.customerId),
    check("subscriptions_plan", isOneOf(t.plan, PAID_PLANS)),
    check("subscriptions_state", isOneOf(t.state, SUBSCRIPTION_STATES)),
  ],
);
