import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";

/** From the day the brand is asked to complete its campaign to the day it completes by itself. */
const GRACE_DAYS = 14;

/** The day ('YYYY-MM-DD') a campaign completes by itself, if the brand was asked at this moment. */
export const completionDay = (askedAt: number): string => dayOf(askedAt + GRACE_DAYS * DAY_MS);

/** Of what was asked before this moment, the grace has ended by this day. */
export const graceStartedBefore = (day: string): number =>
  Date.parse(day) - (GRACE_DAYS - 1) * DAY_MS;
