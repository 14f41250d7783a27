import { plural } from "~/platform/numbers";

/** Of posts whose results are known: what was forecast of them, and what they brought. */
export interface ForecastError {
  metric: "people reached" | "engagements";
  posts: number;
  expected: number;
  measured: number;
}

/** Fewer posts say little about a forecast. */
const LEAST_POSTS = 5;
/** Closer is right, percent. */
const CLOSE = 5;

/** How far forecasts were off, in a sentence; null while too few posts were measured. Pure. */
export function describeForecastErrors(errors: readonly ForecastError[]): string | null {
  const texts = errors
    .filter(({ posts, measured }) => posts >= LEAST_POSTS && measured > 0)
    .map(({ metric, posts, expected, measured }) => {
      const percent = Math.round((expected / measured - 1) * 100);
      const off = `${Math.abs(percent)}% too ${percent > 0 ? "high" : "low"}`;
      return `${Math.abs(percent) <= CLOSE ? "about right" : off} for ${metric} (${plural(posts, "post")})`;
    });
  return texts.length > 0
    ? `In your completed campaigns, our forecasts were ${texts.join(" and ")}.`
    : null;
}
