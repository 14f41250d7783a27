import { paths } from "~/paths";
import { DAY_MS } from "~/platform/durations";
import { type Filters, filterQuery } from "./filters";

/** The page of the athletes who match and joined from `since` on, ms. */
export const newAthletesPath = (filters: Filters, since: number): string =>
  `${paths.brand.newAthletes}${filterQuery(filters, { since: String(since) })}`;

const DEFAULT_DAYS = 30;

/** When those of the page joined, at the earliest; 30 days ago where the address does not say. */
export function readSince(params: URLSearchParams, now: number): number {
  const raw = params.get("since") ?? "";
  return /^\d{1,14}$/.test(raw) ? Math.min(Number(raw), now) : now - DEFAULT_DAYS * DAY_MS;
}
