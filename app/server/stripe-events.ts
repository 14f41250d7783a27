import { queuePayoutCheck } from "~/features/billing/payouts/check-payout-accounts.server";
import { queuePlanCheck } from "~/features/billing/subscriptions/check-subscriptions.server";
import {
  queueChargebackCheck,
  queuePaymentCheck,
  queueRefundComparison,
} from "~/features/money/payments/events.server";
import type { EventListener } from "~/platform/stripe-webhook";

/*
 * Who listens to Stripe's events. To add a listener: one entry here; it says what is asked, never what holds (decision 65). Its
 * kind of row has its sender in outbox.ts; the events are named in docs/operations.md, where they are enabled.
 */
export const STRIPE_LISTENERS: readonly EventListener[] = [
  queuePlanCheck,
  queuePayoutCheck,
  queuePaymentCheck,
  queueChargebackCheck,
  queueRefundComparison,
];
