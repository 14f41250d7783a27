import { type Steps, stateMachine } from "~/platform/state-machine";
import type { PaymentStatus } from "~db/constants";

/**
 * A brand begins a payment on Stripe's page, and Stripe's answer funds it or lets it expire. The rules, staff or the brand's bank settle
 * what is held (settle-payment.server.ts, chargebacks.server.ts).
 */
export const paymentMachine = stateMachine({}, {
  start: { from: ["due"], to: "paying" },
  expire: { from: ["paying"], to: "due" },
  fund: { from: ["due", "paying"], to: "held" },
  settle: { from: ["held"], to: "settled" },
} as const satisfies Steps<PaymentStatus>);
