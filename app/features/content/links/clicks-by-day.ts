import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";

export const CHART_DAYS = 28;

/** Clicks of an athlete's link on a day that has any. */
export interface DayClicks {
  dealId: string;
  /** 'YYYY-MM-DD', UTC. */
  day: string;
  clicks: number;
}

/** The clicks of each of the last days up to today, also of those without one. Pure. */
export const countEveryDay = (days: readonly DayClicks[], now: number): number[] =>
  Array.from({ length: CHART_DAYS }, (_, i) => {
    const day = dayOf(now - (CHART_DAYS - 1 - i) * DAY_MS);
    return days.find((one) => one.day === day)?.clicks ?? 0;
  });
