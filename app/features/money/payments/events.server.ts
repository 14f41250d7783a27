import type { EventListener } from "~/platform/stripe-webhook";
import { CHARGEBACK_CHECK, PAYMENT_CHECK, PAYMENT_COMPARE } from "./outbox-kinds";
import { dealIn, isOwnRefund } from "./provider.server";

/** Events about the page of a payment. */
const ABOUT_PAGES = /^checkout\.session\.(completed|expired)$/;

export const queuePaymentCheck: EventListener = ({ id, type, data }) => {
  if (!ABOUT_PAGES.test(type)) return null;
  const { id: page, mode } = data.object as { id?: unknown; mode?: unknown };
  return typeof page === "string" && mode === "payment"
    ? { kind: PAYMENT_CHECK, payload: { page, asked: id } }
    : null;
};

/** Events about charges that their cardholders question. */
const ABOUT_CHARGEBACKS = /^charge\.dispute\./;

export const queueChargebackCheck: EventListener = ({ id, type, data }) => {
  if (!ABOUT_CHARGEBACKS.test(type)) return null;
  const { id: dispute } = data.object as { id?: unknown };
  return typeof dispute === "string"
    ? { kind: CHARGEBACK_CHECK, payload: { id: dispute, asked: id } }
    : null;
};

/** A refund that was made in Stripe itself: nothing of its payment is moved from now on. */
export const queueRefundComparison: EventListener = ({ type, data, request }) => {
  if (type !== "charge.refunded" || isOwnRefund(request?.idempotency_key)) return null;
  const { payment_intent: intentId, transfer_group: group } = data.object;
  const dealId = dealIn(group);
  return dealId && typeof intentId === "string"
    ? { kind: PAYMENT_COMPARE, payload: { dealId, refundedByHand: intentId } }
    : null;
};
