import { DAY_MS, HOUR_MS } from "~/platform/durations";

/** How long something took: 'within an hour', '5 hours', '3 days'. @param ms milliseconds */
export function formatLength(ms: number): string {
  if (ms < HOUR_MS) return "within an hour";
  const [n, unit] = ms < 2 * DAY_MS ? [ms / HOUR_MS, "hour"] : [ms / DAY_MS, "day"];
  const rounded = Math.round(n);
  return `${rounded} ${unit}${rounded === 1 ? "" : "s"}`;
}
