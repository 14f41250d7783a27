import { formatDay } from "~/platform/dates";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Two days in a narrow card: a line ends between them, not within one. */
const unbroken = (day: string) => day.replaceAll(" ", "\u00a0");

/** How long a campaign runs, both days included, in a word and in full. */
export function durationOf({
  startDate,
  endDate,
}: {
  startDate: string | null;
  endDate: string | null;
}): { figure: string; note: string } {
  if (startDate && endDate) {
    const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
    return {
      figure: days === 1 ? "1 day" : `${days} days`,
      note: `${unbroken(formatDay(startDate))} – ${unbroken(formatDay(endDate))}`,
    };
  }
  if (startDate) return { figure: "Open", note: `from ${formatDay(startDate)}` };
  if (endDate) return { figure: "Open", note: `until ${formatDay(endDate)}` };
  return { figure: "Open", note: "no dates set" };
}
