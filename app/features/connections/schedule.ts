import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/durations";

/** A day later, give or take an hour by the athlete, so that those who connected together are not read together. Pure. */
export function nextDaySync(athleteId: string, now: number): number {
  const spread = [...athleteId].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 7_200,
    0,
  );
  return now + DAY_MS - HOUR_MS + spread * 1_000;
}

/**
 * Whether a sync is under way, or about to begin. Other questions wait for it: of two that refresh the same tokens at once, one
 * can be left with void ones. A sync that is long overdue waits for something else, and holds nothing up.
 */
export const isNearSync = (nextSyncAt: number | null, now: number): boolean =>
  nextSyncAt !== null && nextSyncAt > now - 15 * MINUTE_MS && nextSyncAt <= now + 5 * MINUTE_MS;
