/** Converts moments (ms) to the days and clock times of a time zone and back, including clock changes. Pure. */
import { DEFAULT_ZONE, memoize } from "./dates";
import { DAY_MS, MINUTE_MS } from "./durations";

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
const wallClock = memoize((when: number, zone): number => {
  const formatter = formatters.get(zone) ?? makeFormatter(zone);
  formatters.set(zone, formatter);
  const part = Object.fromEntries(
    formatter.formatToParts(when).map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute", number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute);
});

/** The date of a moment, as '2026-11-24'. */
export const dayIn = (zone: string, when: number): string =>
  new Date(wallClock(when, zone)).toISOString().slice(0, 10);

/** The clock time of a moment, in minutes since midnight. */
export const minuteIn = (zone: string, when: number): number =>
  (wallClock(when, zone) % DAY_MS) / MINUTE_MS;

/** The zone's offset from UTC. */
const offsetAt = (when: number, zone: string) =>
  wallClock(when, zone) - Math.floor(when / MINUTE_MS) * MINUTE_MS;

/**
 * The first moment at which the clock of a zone shows a time of a day (minutes since midnight). The offset is read
 * before and after a clock change near it. A time that the clocks skip comes as much later as they skip.
 */
export function momentIn(zone: string, day: string, minute = 0): number {
  const shown = Date.parse(day) + minute * MINUTE_MS;
  const before = shown - offsetAt(shown - DAY_MS, zone);
  const after = shown - offsetAt(shown + DAY_MS, zone);
  const exact = [before, after].filter((at) => wallClock(at, zone) === shown);
  return exact.length > 0 ? Math.min(...exact) : before;
}

/** The next moment after `now` at which the clock of a zone shows a time (minutes since midnight). */
export function nextMoment(zone: string, minute: number, now: number): number {
  const day = dayIn(zone, now);
  const today = momentIn(zone, day, minute);
  return today > now ? today : momentIn(zone, dayAfter(day), minute);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** '22:30' as minutes since midnight. */
export function parseClockTime(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Minutes since midnight as '22:30'. */
export const formatClockTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, "0")).join(":");
