/** Comparison of athletes: figures, with the best of each marked. Pure. */
import { paths, withQuery } from "~/paths";
import { formatCount, formatPercent } from "~/platform/numbers";
import { formatGrowth, NOT_KNOWN } from "../athletes/figures";
import { MAX_COMPARED } from "./fields";

export const MIN_COMPARED = 2;

export interface Compared {
  ambassadorScore: number;
  totalFollowers: number;
  avgEngagement: number;
  /** Null while it is not known. */
  growthRate: number | null;
  avgReach: number;
  /** 0 before the first review. */
  contentQualityScore: number;
}

/** Null: not known. */
type Value = number | null;

const FIGURES: { label: string; of: (one: Compared) => Value; say: (value: number) => string }[] = [
  { label: "Ambassador Score", of: (one) => one.ambassadorScore, say: (n) => `${n} of 100` },
  { label: "Total followers", of: (one) => one.totalFollowers, say: formatCount },
  { label: "Average engagement", of: (one) => one.avgEngagement, say: formatPercent },
  { label: "Growth rate", of: (one) => one.growthRate, say: formatGrowth },
  { label: "Average reach", of: (one) => one.avgReach || null, say: formatCount },
  {
    label: "Content quality",
    of: (one) => one.contentQualityScore || null,
    say: (n) => `${n} of 100`,
  },
];

/** Formatted figures per athlete; `best` marks the highest formatted value, unless all are equal. */
export const comparison = (athletes: readonly Compared[]) =>
  FIGURES.map(({ label, of, say }) => {
    const known = athletes.flatMap((one) => of(one) ?? []);
    const top = known.length > 0 ? say(Math.max(...known)) : NOT_KNOWN;
    const values = athletes.map((one) => {
      const value = of(one);
      return value === null ? NOT_KNOWN : say(value);
    });
    const alike = values.every((value) => value === top);
    return { label, values: values.map((text) => ({ text, best: !alike && text === top })) };
  });

/** The athlete ids in a URL: distinct, up to the maximum. */
export function readCompared(params: URLSearchParams) {
  const ids = [...new Set(params.getAll("athlete").filter(Boolean))];
  return { ids: ids.slice(0, MAX_COMPARED), limitReached: ids.length > MAX_COMPARED };
}

export const compareAddress = (ids: readonly string[], from: string): string =>
  withQuery(paths.brand.compare, [...ids.map((id) => ["athlete", id]), ["from", from]]);
