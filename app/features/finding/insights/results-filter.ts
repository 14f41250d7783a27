import {
  PERIOD_NAMES,
  PERIODS,
  type Period,
  periodRange,
} from "~/features/content/analytics/periods";
import type { MonthSpend } from "~/features/money/statements/statement.server";

/** Of which campaigns and times a brand's own results are shown. Pure. */
export interface ResultsFilter {
  time: Period | "all";
  /** The id of one campaign; null: all. */
  campaign: string | null;
}

export const TIMES: readonly { value: ResultsFilter["time"]; label: string }[] = [
  { value: "all", label: "All time" },
  ...PERIODS.map((value) => ({ value, label: `Last ${PERIOD_NAMES[value]}` })),
];

export const readResultsFilter = (searchParams: URLSearchParams): ResultsFilter => ({
  time: PERIODS.find((period) => period === searchParams.get("time")) ?? "all",
  campaign: searchParams.get("campaign") || null,
});

export const filterQuery = ({ time, campaign }: ResultsFilter): Record<string, string> => ({
  time,
  ...(campaign && { campaign }),
});

/** The first day that counts, 'YYYY-MM-DD'; null: every day. */
export const firstDay = ({ time }: ResultsFilter, now: number): string | null =>
  time === "all" ? null : periodRange(time, now).from;

/** Each month from the first one to today's, also those in which nothing was paid. */
export function everyMonth(months: readonly MonthSpend[], now: number): MonthSpend[] {
  const all: MonthSpend[] = [];
  const first = new Date(months[0]?.month ?? now);
  for (
    let at = first;
    months.length > 0 && at.getTime() <= now;
    at.setUTCMonth(at.getUTCMonth() + 1)
  ) {
    const month = at.toISOString().slice(0, 7);
    all.push(months.find((one) => one.month === month) ?? { month, paid: 0, refunded: 0 });
  }
  return all;
}
