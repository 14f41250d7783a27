/** Converts calendar days and moments in a person's time zone, including clock changes. Pure. */
import { DEFAULT_ZONE } from "~/platform/dates";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/durations";

/** Caches one formatter for each time zone, because creating one is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("en-CA", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone,
    });
  } catch {
    // A stored time zone that this runtime does not know.
    return makeFormatter(DEFAULT_ZONE);
  }
}

/** The local date and time, read as if they were UTC. */
function wallClock(when: number, zone: string): number {
  const formatter = formatters.get(zone) ?? makeFormatter(zone);
  formatters.set(zone, formatter);
  const part = Object.fromEntries(
    formatter.formatToParts(when).map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute", number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute);
}

export const dayIn = (zone: string, when: number): string =>
  new Date(wallClock(when, zone)).toISOString().slice(0, 10);

/** The zone's offset from UTC. */
const offsetAt = (when: number, zone: string) =>
  wallClock(when, zone) - Math.floor(when / MINUTE_MS) * MINUTE_MS;

/**
 * The first moment at which the clock of a zone shows an hour of a day. The offset is read before and after a clock
 * change near it. If the clocks skip the hour, the result is the moment at which they go forward.
 */
export function momentIn(zone: string, day: string, hour = 0): number {
  const shown = Date.parse(day) + hour * HOUR_MS;
  const before = shown - offsetAt(shown - DAY_MS, zone);
  const after = shown - offsetAt(shown + DAY_MS, zone);
  const exact = [before, after].filter((at) => wallClock(at, zone) === shown);
  if (exact.length > 0) return Math.min(...exact);
  // The hour is skipped: with the old offset it is the moment of the clock change.
  return before;
}
