import type { EventListener } from "~/platform/stripe-webhook";
import { CHARGEBACK_CHECK, PAYMENT_CHECK } from "./kinds";

/** Events about the page of a payment. */
const ABOUT_PAGES = /^checkout\.session\.(completed|expired)$/;

export const askAboutPayment: EventListener = ({ id, type, data }) => {
  if (!ABOUT_PAGES.test(type)) return null;
  const { id: page, mode } = data.object as { id?: unknown; mode?: unknown };
  return typeof page === "string" && mode === "payment"
    ? { kind: PAYMENT_CHECK, payload: { page, asked: id } }
    : null;
};

/** Events about charges that their cardholders question. */
const ABOUT_CHARGEBACKS = /^charge\.dispute\./;

export const askAboutChargeback: EventListener = ({ id, type, data }) => {
  if (!ABOUT_CHARGEBACKS.test(type)) return null;
  const { id: dispute } = data.object as { id?: unknown };
  return typeof dispute === "string"
    ? { kind: CHARGEBACK_CHECK, payload: { id: dispute, asked: id } }
    : null;
};
