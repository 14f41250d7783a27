import { DAY_MS } from "./durations";

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** '18 Nov 2026', of a moment (ms) or of a 'YYYY-MM-DD' day. */
export function formatDay(when: number | string): string {
  const date = new Date(when);
  const parts = Object.fromEntries(day.formatToParts(date).map((p) => [p.type, p.value]));
  return `${parts.day} ${parts.month?.slice(0, 3)} ${parts.year}`;
}

/** '18 Nov 2026, 16:00 UTC' */
export function formatMoment(when: number): string {
  return `${formatDay(when)}, ${new Date(when).toISOString().slice(11, 16)} UTC`;
}

/** The day ('YYYY-MM-DD', UTC) a moment falls on. */
export const dayOf = (when: number): string => new Date(when).toISOString().slice(0, 10);

/** How long ago a moment was, by the calendar: 'today', 'yesterday', '3 days ago', '5 weeks ago'. */
export function formatAge(when: number, now: number): string {
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(when))) / DAY_MS);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 14) return `${days} days ago`;
  if (days < 61) return `${Math.floor(days / 7)} weeks ago`;
  if (days < 730) return `${Math.floor(days / 30.44)} months ago`;
  return `${Math.floor(days / 365.25)} years ago`;
}
