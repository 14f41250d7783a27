/** Business days for deadlines. A day is 'YYYY-MM-DD', a calendar day without a time zone. Pure. */
import { DAY_MS } from "~/platform/durations";

/** Compares two last days for sorting. What has no deadline comes last. Pure. */
export const byLastDay = (a: string | null | undefined, b: string | null | undefined): number =>
  (a ?? "9999").localeCompare(b ?? "9999");

/**
 * Bank holidays in England and Wales, as https://www.gov.uk/bank-holidays lists them, substitute days included.
 * For a year without a list only weekends are excluded; a test fails a year before the list ends (docs/operations.md).
 */
export const BANK_HOLIDAYS: Readonly<Record<number, readonly string[]>> = {
  2026: ["01-01", "04-03", "04-06", "05-04", "05-25", "08-31", "12-25", "12-28"],
  2027: ["01-01", "03-26", "03-29", "05-03", "05-31", "08-30", "12-27", "12-28"],
  2028: ["01-03", "04-14", "04-17", "05-01", "05-29", "08-28", "12-25", "12-26"],
};

export const addDays = (day: string, n: number): string =>
  new Date(Date.parse(day) + n * DAY_MS).toISOString().slice(0, 10);

export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  const isHoliday = BANK_HOLIDAYS[Number(day.slice(0, 4))]?.includes(day.slice(5)) ?? false;
  return weekday !== 0 && weekday !== 6 && !isHoliday;
}

/** The nth business day after a day. */
export function addBusinessDays(day: string, n: number): string {
  let found = day;
  for (let left = n; left > 0; ) {
    found = addDays(found, 1);
    if (isBusinessDay(found)) left -= 1;
  }
  return found;
}
