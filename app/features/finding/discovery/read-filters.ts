/** Discovery's filters from a query string; apart, because the page itself only writes them. Pure. */
import { TIER_LABELS, type Tier } from "~/features/profiles/athletes/figures";
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
  REGION_FILTERS,
  SORTS,
} from "./filters";

const TEXT_LIMIT = 100;

/** Parses a query string and clamps every value to its bounds. */
export function readFilters(params: URLSearchParams): Filters {
  const themes = params.getAll("theme").map(text).filter(Boolean);
  const place = text(params.get("place"));
  const followers = [
    readStep(params.get("minFollowers"), MAX_FOLLOWERS_FILTER, FOLLOWERS_STEP),
    Math.max(
      readStep(
        params.get("maxFollowers"),
        NO_FILTERS.maxFollowers,
        FOLLOWERS_STEP,
        NO_FILTERS.maxFollowers,
      ),
      FOLLOWERS_STEP,
    ),
  ];
  return {
    q: text(params.get("q")),
    sport: text(params.get("sport")),
    region: readOption(REGION_FILTERS, params.get("region"), ""),
    place,
    within: (place && DISTANCES.find((km) => String(km) === params.get("within"))) || 0,
    tier: readOption(Object.keys(TIER_LABELS) as Tier[], params.get("tier"), ""),
    themes: [...new Set(themes)].slice(0, MAX_THEMES),
    // A minimum above the maximum changes places with it.
    minFollowers: Math.min(...followers),
    maxFollowers: Math.max(...followers),
    minEngagement: readStep(params.get("minEngagement"), MAX_ENGAGEMENT_FILTER, ENGAGEMENT_STEP),
    minScore: readStep(params.get("minScore"), MAX_SCORE_FILTER, 1),
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

function readStep(raw: string | null, max: number, step: number, missing = 0): number {
  const typed = raw?.trim() ? Number(raw.replaceAll(",", "")) : Number.NaN;
  if (Number.isNaN(typed)) return missing;
  const bounded = Math.min(max, Math.max(0, typed));
  return Math.round(bounded / step) * step;
}
