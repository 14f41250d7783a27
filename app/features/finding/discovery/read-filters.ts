/** Discovery's filters from a query string; apart, because the page itself only writes them. Pure. */
import { TIER_LABELS, type Tier } from "~/features/profiles/athletes/figures";
import { COUNTRY_NAMES } from "~/features/reference/places/country-names";
import { PLATFORM_NAMES } from "~/features/reference/platforms/platform-names";
import type { Country, Platform } from "~db/constants";
import {
  DISTANCES,
  ENGAGEMENT_STEP,
  type Filters,
  FOLLOWERS_STEP,
  MAX_ENGAGEMENT_FILTER,
  MAX_FOLLOWERS_FILTER,
  MAX_SCORE_FILTER,
  MAX_THEMES,
  NO_FILTERS,
  PRICE_STEP,
  REGION_FILTERS,
  SORTS,
} from "./filters";

const TEXT_LIMIT = 100;

/** Parses a query string and clamps every value to its bounds. */
export function readFilters(params: URLSearchParams): Filters {
  const themes = params.getAll("theme").map(text).filter(Boolean);
  const place = text(params.get("place"));
  const [minFollowers, maxFollowers] = readBounds(params, "Followers", FOLLOWERS_STEP);
  const [minPrice, maxPrice] = readBounds(params, "Price", PRICE_STEP);
  return {
    q: text(params.get("q")),
    sport: text(params.get("sport")),
    region: readOption(REGION_FILTERS, params.get("region"), ""),
    place,
    within: (place && DISTANCES.find((km) => String(km) === params.get("within"))) || 0,
    tier: readOption(Object.keys(TIER_LABELS) as Tier[], params.get("tier"), ""),
    themes: [...new Set(themes)].slice(0, MAX_THEMES),
    platforms: (Object.keys(PLATFORM_NAMES) as Platform[]).filter((one) =>
      params.getAll("platform").includes(one),
    ),
    ...{ minFollowers, maxFollowers, minPrice, maxPrice },
    minEngagement: readStep(params.get("minEngagement"), MAX_ENGAGEMENT_FILTER, ENGAGEMENT_STEP),
    minScore: readStep(params.get("minScore"), MAX_SCORE_FILTER, 1),
    audience: readOption(Object.keys(COUNTRY_NAMES) as Country[], params.get("audience"), ""),
    ...readDays(params),
    verified: params.get("verified") === "on",
    connected: params.get("connected") === "on",
    sort: readOption(SORTS, params.get("sort"), "score"),
  };
}

const text = (raw: string | null) =>
  [...(raw ?? "").replace(/\s+/g, " ").trim()].slice(0, TEXT_LIMIT).join("").trim();

const readOption = <T extends string, U extends string>(
  options: readonly T[],
  raw: string | null,
  fallback: U,
) => options.find((option) => option === raw) ?? fallback;

/** A minimum above the maximum changes places with it. */
function readBounds(params: URLSearchParams, of: "Followers" | "Price", step: number) {
  const [min, max] = [`min${of}`, `max${of}`] as const;
  const highest = NO_FILTERS[max];
  const bounds = [
    readStep(params.get(min), MINIMUMS[of], step),
    Math.max(readStep(params.get(max), highest, step, highest), step),
  ];
  return [Math.min(...bounds), Math.max(...bounds)] as const;
}

/** One day alone is both ends; the earlier one is the first. */
function readDays(params: URLSearchParams) {
  const days = ["freeFrom", "freeUntil"].map((key) => params.get(key) ?? "").filter(isDay);
  const [freeFrom = "", freeUntil = freeFrom] = days.toSorted();
  return { freeFrom, freeUntil };
}

/** Of this century: a date field may be left halfway through a year. */
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The highest minimum that can be asked for. */
const MINIMUMS = { Followers: MAX_FOLLOWERS_FILTER, Price: NO_FILTERS.maxPrice };

function readStep(raw: string | null, max: number, step: number, missing = 0): number {
  const typed = raw?.trim() ? Number(raw.replaceAll(",", "")) : Number.NaN;
  if (Number.isNaN(typed)) return missing;
  const bounded = Math.min(max, Math.max(0, typed));
  return Math.round(bounded / step) * step;
}

/** What differs from the defaults: a page carries these, and not all thirty. */
export const changedFilters = (filters: Filters): Partial<Filters> =>
  Object.fromEntries(
    Object.entries(filters).filter(([key, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== NO_FILTERS[key as keyof Filters],
    ),
  );
