import { DAY_MS, MINUTE_MS } from "./durations";
import { plural } from "./numbers";

/** Where a viewer's own time zone is not known. */
export const DEFAULT_ZONE = "Europe/London";

/** One formatter for each time zone; making one is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("en-GB", {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
      timeZone,
    });
  } catch {
    // An old browser may not know a zone that the server offered.
    return makeFormatter(DEFAULT_ZONE);
  }
}

/** Keeps the last results of a pure function: a page asks for the same few moments again and again, and Intl is slow. */
export function memoize<When, Result>(compute: (when: When, timeZone: string) => Result) {
  const results = new Map<string, Result>();
  return (when: When, timeZone: string): Result => {
    const key = `${when} ${timeZone}`;
    let result = results.get(key);
    if (result === undefined) {
      result = compute(when, timeZone);
      if (results.size === 2_000) results.clear();
      results.set(key, result);
    }
    return result;
  };
}

const partsOf = memoize((when: number | string, timeZone): Record<string, string> => {
  const formatter = formatters.get(timeZone) ?? makeFormatter(timeZone);
  formatters.set(timeZone, formatter);
  const parts = formatter.formatToParts(new Date(when));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
});

interface View {
  now?: number;
  timeZone?: string;
}

/** '18 Nov', of a moment (ms) or of a 'YYYY-MM-DD' day; with the year when it is another than now's. */
export function formatDay(
  when: number | string,
  { now = Date.now(), timeZone = "UTC" }: View = {},
): string {
  const { day, month, year } = partsOf(when, timeZone);
  const short = `${day} ${month?.slice(0, 3)}`;
  return year === partsOf(now, timeZone).year ? short : `${short} ${year}`;
}

/** '3 to 17 May', of two 'YYYY-MM-DD' days; '3 May' of one. */
export function formatDays(from: string, until: string, view: View = {}): string {
  const last = formatDay(until, view);
  if (from === until) return last;
  const first =
    from.slice(0, 7) === until.slice(0, 7) ? Number(from.slice(8)) : formatDay(from, view);
  return `${first} to ${last}`;
}

/** 'Wed 18 Nov', of a 'YYYY-MM-DD' day. */
export const formatWeekday = (day: string): string =>
  `${partsOf(day, "UTC").weekday?.slice(0, 3)} ${formatDay(day)}`;

/** '18 November 2026', of a 'YYYY-MM-DD' day. */
export function formatLongDay(when: string): string {
  const { day, month, year } = partsOf(when, "UTC");
  return `${day} ${month} ${year}`;
}

/** 'November 2026', of a 'YYYY-MM' month. */
export function formatMonth(when: string): string {
  const { month, year } = partsOf(`${when}-01`, "UTC");
  return `${month} ${year}`;
}

/** '18 Nov, 16:00' */
export function formatMoment(when: number, view: Required<View>): string {
  const { hour, minute } = partsOf(when, view.timeZone);
  return `${formatDay(when, view)}, ${hour}:${minute}`;
}

/** 'Wednesday 18 November 2026, 16:00 GMT'; of a day without the time. */
export function formatInFull(when: number | string, timeZone: string): string {
  const parts = partsOf(when, timeZone);
  const day = `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`;
  return typeof when === "string"
    ? day
    : `${day}, ${parts.hour}:${parts.minute} ${parts.timeZoneName}`;
}

/** The day ('YYYY-MM-DD', UTC) a moment falls on. */
export const dayOf = (when: number): string => new Date(when).toISOString().slice(0, 10);

/** How long ago a moment was, by the viewer's calendar: 'today', 'yesterday', '3 days ago', '5 weeks ago'. */
export function formatAge(
  when: number | string,
  { now, timeZone = "UTC" }: { now: number; timeZone?: string },
): string {
  const days = Math.round((calendarDay(now, timeZone) - calendarDay(when, timeZone)) / DAY_MS);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 14) return `${days} days ago`;
  if (days < 61) return `${Math.floor(days / 7)} weeks ago`;
  if (days < 730) return `${Math.floor(days / 30.44)} months ago`;
  return `${Math.floor(days / 365.25)} years ago`;
}

/** The same to the hour within a day: 'just now', '20 minutes ago', '3 hours ago'. */
export function formatFreshness(
  when: number,
  { now, timeZone = "UTC" }: Parameters<typeof formatAge>[1],
) {
  const minutes = Math.floor((now - when) / MINUTE_MS);
  if (minutes < 1) return "just now";
  if (minutes < 60) return plural(minutes, "minute ago", "minutes ago");
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return plural(hours, "hour ago", "hours ago");
  return formatAge(when, { now, timeZone });
}

/** 'in May', of a moment; with the year when it is another than now's. */
export function formatInMonth(
  when: number,
  { now, timeZone = "UTC" }: Parameters<typeof formatAge>[1],
) {
  const { month, year } = partsOf(when, timeZone);
  return year === partsOf(now, timeZone).year ? `in ${month}` : `in ${month} ${year}`;
}

function calendarDay(when: number | string, timeZone: string): number {
  const { day, month, year } = partsOf(when, timeZone);
  return Date.parse(`${day} ${month} ${year} UTC`);
}
