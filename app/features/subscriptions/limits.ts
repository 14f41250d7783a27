import { DAY_MS } from "~/platform/durations";

/** How long a plan goes on after a payment has failed. */
export const GRACE_MS = 7 * DAY_MS;

/** An event of Stripe. */
export const MAX_EVENT_BYTES = 256 * 1024;
