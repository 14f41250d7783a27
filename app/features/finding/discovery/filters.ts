/** Discovery's filters and their query string. Pure. */

import type { Tier } from "~/features/profiles/athletes/figures";
import type { Country, Platform, Region } from "~db/constants";

/** Athletes per page; more would make the first visit heavier than 20,000 bytes. */
export const PAGE = 10;

export const MAX_FOLLOWERS_FILTER = 1_000_000;
export const FOLLOWERS_STEP = 10_000;
/** Pounds. */
export const PRICE_STEP = 50;
export const MAX_ENGAGEMENT_FILTER = 20;
export const ENGAGEMENT_STEP = 0.5;
export const MAX_SCORE_FILTER = 100;
export const MAX_THEMES = 8;

export const SORTS = ["score", "followers", "engagement", "growth"] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_LABELS: Record<Sort, string> = {
  score: "Score",
  followers: "Followers",
  engagement: "Engagement",
  growth: "Growth",
};

export const REGION_FILTERS = ["uk", "us", "eu"] as const satisfies readonly Region[];
export type RegionFilter = (typeof REGION_FILTERS)[number];

export const REGION_LABELS: Record<RegionFilter, string> = {
  uk: "United Kingdom",
  us: "United States",
  eu: "European Union",
};

/** The key of the country that a region is, where it is one (features/reference/places). */
export const REGION_PLACES: Record<RegionFilter, string | null> = {
  uk: "cgb",
  us: "cus",
  eu: null,
};

/** The options of a select, from labels by value. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const DISTANCES = [10, 25, 50, 100];

export interface Filters {
  /** Words in a name, sport or location. */
  q: string;
  sport: string;
  region: RegionFilter | "";
  /** A town, county, nation or country, as typed. */
  place: string;
  /** Kilometres around the town; 0 for the place itself. */
  within: number;
  tier: Tier | "";
  /** Any of these matches. */
  themes: string[];
  /** A channel on any of these. */
  platforms: Platform[];
  /** Of all channels together. */
  minFollowers: number;
  /** The highest stands for no maximum. */
  maxFollowers: number;
  /** Pounds that the athlete's fee starts from; with either bound it must be known. */
  minPrice: number;
  /** The highest stands for no maximum. */
  maxPrice: number;
  /** Percent. */
  minEngagement: number;
  minScore: number;
  /** Where most of the audience lives. */
  audience: Country | "";
  /** Days, 'YYYY-MM-DD', both or neither: not away on any of them. */
  freeFrom: string;
  freeUntil: string;
  verified: boolean;
  /** Whether platforms have told all figures. */
  connected: boolean;
  sort: Sort;
}

export const NO_FILTERS: Filters = {
  q: "",
  sport: "",
  region: "",
  place: "",
  within: 0,
  tier: "",
  themes: [],
  platforms: [],
  minFollowers: 0,
  maxFollowers: 10_000_000,
  minPrice: 0,
  maxPrice: 10_000,
  minEngagement: 0,
  minScore: 0,
  audience: "",
  freeFrom: "",
  freeUntil: "",
  verified: false,
  connected: false,
  sort: "score",
};

/** The parameters of filters that take several values; each other one is called after its filter. */
const PARAMETERS = { themes: "theme", platforms: "platform" } as const;

/** The query string of these filters, '' or '?q=…'; defaults are left out. */
export function filterQuery(filters: Filters, more: Record<string, string> = {}): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(NO_FILTERS) as (keyof Filters)[]) {
    const value = filters[key];
    if (key === "themes" || key === "platforms")
      for (const one of filters[key]) params.append(PARAMETERS[key], one);
    else if (value !== NO_FILTERS[key]) params.set(key, value === true ? "on" : String(value));
  }
  for (const [key, value] of Object.entries(more)) params.set(key, value);
  return params.size > 0 ? `?${params}` : "";
}

/** A keyset cursor: the page starts after this athlete, or before it when paging back. */
export interface Cursor {
  /** The value of the sort column; for the score it is `rank`. */
  value: number;
  rank: number;
  back: boolean;
}

/** Parses `after=` or `before=`; null when missing or malformed. */
export function readCursor(params: URLSearchParams): Cursor | null {
  const before = params.get("before");
  const raw = before ?? params.get("after") ?? "";
  const [, value, rank] = /^(-?\d{1,12}(?:\.\d{1,20})?)_(\d{1,13})$/.exec(raw) ?? [];
  return value && rank ? { value: Number(value), rank: Number(rank), back: before !== null } : null;
}

export const writeCursor = ({ value, rank }: Pick<Cursor, "value" | "rank">) => `${value}_${rank}`;
