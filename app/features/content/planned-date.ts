import { dayOf, formatDay } from "~/platform/dates";
import { HOUR_MS } from "~/platform/durations";

/** The date in UTC−12, the last time zone in which a day ends. */
const earliestToday = (now: number) => dayOf(now - 12 * HOUR_MS);

/** Why a piece cannot be planned for a day ('YYYY-MM-DD'); null when it can. A campaign that is over sets no last day. */
export function wrongDay(
  day: string | null | undefined,
  { lastDay, now }: { lastDay: string | null; now: number },
): string | null {
  if (!day) return null;
  const today = earliestToday(now);
  if (day < today) return "The planned date has passed. Choose today or later";
  if (lastDay === null || lastDay < today || day <= lastDay) return null;
  return `The campaign ends on ${formatDay(lastDay, { now })}. Choose that day or earlier`;
}
