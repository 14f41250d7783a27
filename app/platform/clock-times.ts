import { MINUTE_MS } from "./durations";

const DAY_MINUTES = 24 * 60;

/** The local time in a time zone, in minutes since midnight. */
export function minuteOfDay(when: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).formatToParts(when);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return read("hour") * 60 + read("minute");
}

/**
 * The next moment (ms) at which the clock of a time zone shows `minute` (since midnight). A time that is skipped in
 * spring comes an hour later.
 */
export function nextTime(now: number, minute: number, timeZone: string): number {
  const start = now - (now % MINUTE_MS);
  const ahead = forward(minute - minuteOfDay(start, timeZone)) || DAY_MINUTES;
  const guess = start + ahead * MINUTE_MS;
  // The clocks change between now and then.
  const off = nearest(minute - minuteOfDay(guess, timeZone));
  const moved = guess + off * MINUTE_MS;
  return minuteOfDay(moved, timeZone) === minute ? moved : Math.max(guess, moved);
}

const forward = (minutes: number) => (minutes + DAY_MINUTES) % DAY_MINUTES;

const nearest = (minutes: number) => forward(minutes + DAY_MINUTES / 2) - DAY_MINUTES / 2;

/** '22:30' as minutes since midnight. */
export function parseClockTime(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Minutes since midnight as '22:30'. */
export const formatClockTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, "0")).join(":");
