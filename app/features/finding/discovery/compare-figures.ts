/** Comparison of athletes: figures, with the best of each marked. Pure. */

import { formatGrowth, NOT_KNOWN } from "~/features/profiles/athletes/figures";
import { paths, withQuery } from "~/paths";
import { formatCount, formatPercent } from "~/platform/numbers";
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

const FIGURES: {
  label: string;
  pick: (athlete: Compared) => Value;
  say: (value: number) => string;
}[] = [
  {
    label: "Ambassador Score",
    pick: (athlete) => athlete.ambassadorScore,
    say: (n) => `${n} of 100`,
  },
  { label: "Total followers", pick: (athlete) => athlete.totalFollowers || null, say: formatCount },
  {
    label: "Average engagement",
    pick: (athlete) => athlete.avgEngagement || null,
    say: formatPercent,
  },
  { label: "Growth rate", pick: (athlete) => athlete.growthRate, say: formatGrowth },
  { label: "Average reach", pick: (athlete) => athlete.avgReach || null, say: formatCount },
  {
    label: "Content quality",
    pick: (athlete) => athlete.contentQualityScore || null,
    say: (n) => `${n} of 100`,
  },
];

/** Formatted figures per athlete; `best` marks the highest formatted value, unless all are equal. */
export const compareFigures = (athletes: readonly Compared[]) =>
  FIGURES.map(({ label, pick, say }) => {
    const knownValues = athletes.flatMap((athlete) => pick(athlete) ?? []);
    const top = knownValues.length > 0 ? say(Math.max(...knownValues)) : NOT_KNOWN;
    const values = athletes.map((athlete) => {
      const value = pick(athlete);
      return value === null ? NOT_KNOWN : say(value);
    });
    const alike = values.every((value) => value === top);
    return { label, values: values.map((text) => ({ text, best: !alike && text === top })) };
  });

/** The athlete ids in a URL: distinct, up to the maximum. */
export function readComparedIds(params: URLSearchParams) {
  const ids = [...new Set(params.getAll("athlete").filter(Boolean))];
  return { ids: ids.slice(0, MAX_COMPARED), limitReached: ids.length > MAX_COMPARED };
}

export const compareAddress = (ids: readonly string[], listAddress: string): string =>
  withQuery(paths.brand.compare, [...ids.map((id) => ["athlete", id]), ["from", listAddress]]);
