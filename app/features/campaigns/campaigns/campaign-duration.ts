import { formatDay } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { plural } from "~/platform/numbers";

/** Non-breaking spaces, so that a line breaks between two dates and not within one. */
const unbroken = (day: string) => day.replaceAll(" ", "\u00a0");

/** The duration of a campaign, both days included, short and in full. */
export function campaignDuration({
  startDate,
  endDate,
}: {
  startDate: string | null;
  endDate: string | null;
}): { figure: string; note: string } {
  if (startDate && endDate) {
    const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
    return {
      figure: plural(days, "day"),
      note: `${unbroken(formatDay(startDate))} – ${unbroken(formatDay(endDate))}`,
    };
  }
  if (startDate) return { figure: "Open", note: `from ${formatDay(startDate)}` };
  if (endDate) return { figure: "Open", note: `until ${formatDay(endDate)}` };
  return { figure: "Open", note: "no dates set" };
}
