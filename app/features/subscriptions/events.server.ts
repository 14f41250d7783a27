import type { EventListener } from "~/platform/stripe-webhook";
import { SUBSCRIPTION_CHECK } from "./check.server";

/** Events that may change what an account has. */
const ABOUT_PLANS = /^(checkout\.session\.completed|customer\.subscription\..+|invoice\..+)$/;

export const askAboutPlan: EventListener = ({ id, type, data }) => {
  if (!ABOUT_PLANS.test(type)) return null;
  const { customer } = data.object as { customer?: unknown };
  return typeof customer === "string"
    ? { kind: SUBSCRIPTION_CHECK, payload: { customerId: customer, asked: id } }
    : null;
};
