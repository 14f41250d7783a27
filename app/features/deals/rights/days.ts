/** How long a right lasts. Pure. */
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";

/** From how many days before its end the brand is told. */
export const END_NOTICE_DAYS = 30;

/** How many days are left, the last one not counted: 0 on that day. */
export const daysLeft = (lastDay: string, today: string): number =>
  Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS);

/** The day that is this many days later. */
export const daysLater = (day: string, days: number): string =>
  dayOf(Date.parse(day) + days * DAY_MS);

/** 'Ends in 12 days' */
export function timeLeftText(lastDay: string, today: string): string {
  const days = daysLeft(lastDay, today);
  if (days < 0) return "Ended";
  if (days === 0) return "Ends today";
  return days === 1 ? "Ends tomorrow" : `Ends in ${days} days`;
}
