import { formatMoney, formatPence } from "~/platform/money";
import { formatChange, formatPercent, formatWhole, formatWholePercent } from "~/platform/numbers";

/** A number that is known exactly, or only to lie between two others. Never negative. Pure. */
export interface Range {
  low: number;
  high: number;
}

export const exactRange = (n: number): Range => ({ low: n, high: n });

const isExact = ({ low, high }: Range): boolean => low === high;

export const sumOf = (ranges: readonly Range[]): Range =>
  ranges.reduce(({ low, high }, more) => ({ low: low + more.low, high: high + more.high }), {
    low: 0,
    high: 0,
  });

/** What an athlete types cannot be checked, so it counts as up to this much lower or higher, percent. */
export const TYPED_PERCENT = 25;

export const estimatedRange = (n: number): Range => ({
  low: Math.floor((n * (100 - TYPED_PERCENT)) / 100),
  high: Math.ceil((n * (100 + TYPED_PERCENT)) / 100),
});

/** What one of several costs, pence, not rounded. `high` null: there may have been none, so there is no highest cost. */
export interface UnitCost {
  low: number;
  high: number | null;
}

/** The cost of one; null when there was none for sure, or nothing was paid. The more there were, the less each cost. */
export function costOfEach(cost: number, { low, high }: Range): UnitCost | null {
  if (cost <= 0 || high <= 0) return null;
  return { low: cost / high, high: low > 0 ? cost / low : null };
}

/** How far a result is from what was expected, percent; null when nothing was expected. */
export const offBy = (expected: number, { low, high }: Range): Range | null =>
  expected > 0
    ? { low: ((low - expected) / expected) * 100, high: ((high - expected) / expected) * 100 }
    : null;

/** Whether a target was reached by a result that may be a range. */
export const verdictOn = (
  target: number,
  { low, high }: Range,
): "reached" | "missed" | "unclear" => {
  if (low >= target) return "reached";
  return high < target ? "missed" : "unclear";
};

const between = (range: Range, say: (n: number) => string): string =>
  isExact(range) ? say(range.low) : `${say(range.low)} to ${say(range.high)}`;

export const countText = (range: Range): string => between(range, formatWhole);

export const moneyText = (range: Range): string => between(range, formatMoney);

export const rateText = (range: Range): string => between(range, formatPercent);

/** '£0.40', '£0.40 to £0.66', or '£0.40 or more' where there may have been none. */
export function unitCostText({ low, high }: UnitCost): string {
  if (high === null) return `${formatPence(low)} or more`;
  return between({ low, high }, formatPence);
}

const signed = (percent: number) => formatChange(percent, formatWholePercent);

/** '−25%', '−25% to +10%'. */
export const offText = ({ low, high }: Range): string =>
  signed(low) === signed(high) ? signed(low) : `${signed(low)} to ${signed(high)}`;
