import { DAY_MS, HOUR_MS } from "~/platform/durations";

/** A day later, give or take an hour by the athlete, so that those who connected together are not read together. Pure. */
export function nextDaySync(athleteId: string, now: number): number {
  const spread = [...athleteId].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 7_200,
    0,
  );
  return now + DAY_MS - HOUR_MS + spread * 1_000;
}
