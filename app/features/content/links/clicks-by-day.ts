import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";

export const CHART_DAYS = 28;

/** Clicks of an athlete's link on a day that has any. */
export interface DayClicks {
  dealId: string;
  /** 'YYYY-MM-DD', UTC. */
  day: string;
  clicks: number;
  bots: number;
}

/** Every day of the chart up to today, also those without a click. Pure. */
export function everyDay(days: readonly DayClicks[], today: string) {
  const end = Date.parse(today);
  return Array.from({ length: CHART_DAYS }, (_, i) => {
    const day = dayOf(end - (CHART_DAYS - 1 - i) * DAY_MS);
    const { clicks = 0, bots = 0 } = days.find((one) => one.day === day) ?? {};
    return { day, clicks, bots };
  });
}
