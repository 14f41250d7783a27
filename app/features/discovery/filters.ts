/** Discovery's filters as they stand in an address. Pure. */
import { formatCount } from "~/platform/numbers";

export const MAX_FOLLOWERS_FILTER = 1_000_000;
export const FOLLOWERS_STEP = 10_000;
export const MAX_SCORE_FILTER = 100;
const TEXT_LIMIT = 100;

export interface Filters {
  /** Words of a name, sport or location. */
  q: string;
  sport: string;
  minFollowers: number;
  minScore: number;
  verified: boolean;
}

export const NO_FILTERS: Filters = {
  q: "",
  sport: "",
  minFollowers: 0,
  minScore: 0,
  verified: false,
};

/** Whatever an address says, brought to the nearest legal filters. */
export function readFilters(params: URLSearchParams): Filters {
  return {
    q: text(params.get("q")),
    sport: text(params.get("sport")),
    minFollowers: nearest(params.get("minFollowers"), MAX_FOLLOWERS_FILTER, FOLLOWERS_STEP),
    minScore: nearest(params.get("minScore"), MAX_SCORE_FILTER, 1),
    verified: params.get("verified") === "on",
  };
}

/** The query of an address with these filters: '' or '?q=…'. */
export function filterQuery(filters: Filters, after?: string): string {
  const params = new URLSearchParams();
  if (filters.q) params.set("q", filters.q);
  if (filters.sport) params.set("sport", filters.sport);
  if (filters.minFollowers) params.set("minFollowers", String(filters.minFollowers));
  if (filters.minScore) params.set("minScore", String(filters.minScore));
  if (filters.verified) params.set("verified", "on");
  if (after) params.set("after", after);
  return params.size > 0 ? `?${params}` : "";
}

/** The filters that are set, in words, each with the filters that remain without it. */
export function activeFilters(filters: Filters): { label: string; without: Filters }[] {
  const labels: Record<keyof Filters, string> = {
    q: `“${filters.q}”`,
    sport: filters.sport,
    minFollowers: `${formatCount(filters.minFollowers)}+ followers`,
    minScore: `Score ${filters.minScore}+`,
    verified: "Verified",
  };
  return (Object.keys(labels) as (keyof Filters)[])
    .filter((key) => filters[key] !== NO_FILTERS[key])
    .map((key) => ({ label: labels[key], without: { ...filters, [key]: NO_FILTERS[key] } }));
}

/** The last athlete of a page: where the next one begins. */
export interface Cursor {
  score: number;
  id: string;
}

export function readCursor(params: URLSearchParams): Cursor | null {
  const [, score, id] = /^(\d{1,3})\.([\w-]{1,64})$/.exec(params.get("after") ?? "") ?? [];
  return score && id ? { score: Number(score), id } : null;
}

export const writeCursor = ({ score, id }: Cursor) => `${score}.${id}`;

const text = (raw: string | null) =>
  [...(raw ?? "").replace(/\s+/g, " ").trim()].slice(0, TEXT_LIMIT).join("").trim();

function nearest(raw: string | null, max: number, step: number): number {
  const typed = Number((raw ?? "").replaceAll(",", ""));
  if (Number.isNaN(typed)) return 0;
  const bounded = Math.min(max, Math.max(0, typed));
  return Math.round(bounded / step) * step;
}
