/** How far a payment is on its way to the athlete, in the words of every screen. Pure. */
import { DAYS_TO_BANK } from "~/features/billing/billing/money-facts";
import { addBusinessDays, addDays } from "~/features/campaigns/deadlines/business-days";
import { dayOf } from "~/platform/dates";

export const MONEY_STATES = {
  agreed: "Agreed",
  secured: "Secured",
  released: "Released",
  onItsWay: "On its way",
  paid: "Paid",
} as const;

/** The day by which money that was sent then is usually in the athlete's bank. */
export const bankDayOf = (sentAt: number): string => addBusinessDays(dayOf(sentAt), DAYS_TO_BANK);

/** Of money that is the athlete's. @param sentAt null: not all of it was sent */
export function releasedState(sentAt: number | null, now: number): string {
  if (sentAt === null) return MONEY_STATES.released;
  return sentAt >= onItsWaySince(now) ? MONEY_STATES.onItsWay : MONEY_STATES.paid;
}

/** What was sent since then is on its way. */
export function onItsWaySince(now: number): number {
  const today = dayOf(now);
  let since = today;
  for (let day = today; addBusinessDays(day, DAYS_TO_BANK) >= today; day = addDays(day, -1))
    since = day;
  return Date.parse(since);
}
