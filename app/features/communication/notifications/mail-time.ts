import { minuteIn, nextMoment } from "~/platform/zone-clock";
import type { MailTime } from "~db/constants";

/** When a person wants mails about notifications. */
export interface MailPreferences {
  mail: MailTime;
  /** Minutes since midnight; both or neither. */
  quietFrom: number | null;
  quietTo: number | null;
  timeZone: string;
}

/** 08:00 in the person's time zone: the daily mail arrives before work. */
const DIGEST_MINUTE = 8 * 60;

/** When a mail that is ready now may be sent (ms); null: never, or as part of the daily mail. */
export function mailTime(
  { mail, timeZone, ...quiet }: MailPreferences,
  now: number,
): number | null {
  if (mail !== "at_once") return null;
  const { quietFrom: from, quietTo: to } = quiet;
  if (from === null || to === null) return now;
  return isQuiet(minuteIn(timeZone, now), from, to) ? nextMoment(timeZone, to, now) : now;
}

/** Quiet hours may extend past midnight. */
const isQuiet = (minute: number, from: number, to: number) =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to;

/** When the next daily mail is due (ms). */
export const nextDigest = (now: number, timeZone: string) =>
  nextMoment(timeZone, DIGEST_MINUTE, now);
