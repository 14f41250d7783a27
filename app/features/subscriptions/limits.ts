import { DAY_MS } from "~/platform/durations";

/** How long a plan goes on after a payment has failed. */
export const GRACE_MS = 7 * DAY_MS;
