/** Athletes side by side: their figures, and who has the best of each. Pure. */
import { formatCount, formatPercent } from "~/platform/numbers";

export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

export interface Compared {
  ambassadorScore: number;
  totalFollowers: number;
  avgEngagement: number;
  growthRate: number;
  avgReach: number;
  contentQualityScore: number;
}

const FIGURES: { label: string; of: (one: Compared) => number; say: (value: number) => string }[] =
  [
    { label: "Ambassador Score", of: (one) => one.ambassadorScore, say: (n) => `${n} of 100` },
    { label: "Total followers", of: (one) => one.totalFollowers, say: formatCount },
    { label: "Average engagement", of: (one) => one.avgEngagement, say: formatPercent },
    { label: "Growth rate", of: (one) => one.growthRate, say: formatGrowth },
    { label: "Average reach", of: (one) => one.avgReach, say: formatCount },
    {
      label: "Content quality",
      of: (one) => one.contentQualityScore,
      say: (n) => `${n} of 100`,
    },
  ];

export function formatGrowth(rate: number): string {
  const text = formatPercent(rate);
  return rate > 0 && text !== formatPercent(0) ? `+${text}` : text;
}

/** Each figure of all, in words; `best` where it is the highest as it reads, unless all read alike. */
export const comparison = (athletes: readonly Compared[]) =>
  FIGURES.map(({ label, of, say }) => {
    const top = say(Math.max(...athletes.map(of)));
    const values = athletes.map((one) => say(of(one)));
    const alike = values.every((value) => value === top);
    return { label, values: values.map((text) => ({ text, best: !alike && text === top })) };
  });

/** Whom an address asks to compare: each once, no more than fit. */
export function readCompared(params: URLSearchParams) {
  const asked = [...new Set(params.getAll("athlete").filter(Boolean))];
  return { ids: asked.slice(0, MOST_COMPARED), tooMany: asked.length > MOST_COMPARED };
}

export const compareAddress = (ids: readonly string[], from: string): string =>
  `/brand/compare?${new URLSearchParams([...ids.map((id) => ["athlete", id]), ["from", from]])}`;
