/** The times that an athlete's figures are shown for, in UTC days. Pure. */
import { dayOf } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";

export const PERIODS = ["30d", "90d", "12m"] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_NAMES: Record<Period, string> = {
  "30d": "30 days",
  "90d": "90 days",
  "12m": "12 months",
};

/** Whether every plan includes it. */
export const isFree = (period: Period) => period !== "12m";

const DAYS: Record<Period, number> = { "30d": 30, "90d": 90, "12m": 365 };
const MONTHS: Record<Period, number> = { "30d": 6, "90d": 6, "12m": 12 };

export interface Range {
  /** The first day of the period, 'YYYY-MM-DD'; the last one is today. */
  from: string;
  /** The first day of the period before it, which is as long and ends the day before. */
  before: string;
  /** The months of the chart, 'YYYY-MM', the newest last. */
  months: string[];
}

export function periodRange(period: Period, now: number): Range {
  const days = DAYS[period];
  return {
    from: dayOf(now - (days - 1) * DAY_MS),
    before: dayOf(now - (2 * days - 1) * DAY_MS),
    months: lastMonths(MONTHS[period], now),
  };
}

function lastMonths(n: number, now: number): string[] {
  const today = new Date(now);
  return Array.from({ length: n }, (_, i) =>
    dayOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (n - 1 - i))).slice(0, 7),
  );
}

/** The first day that anything of this range needs. */
export const findEarliestDay = ({ before, months }: Range): string =>
  [before, `${months[0]}-01`].sort()[0] ?? before;
