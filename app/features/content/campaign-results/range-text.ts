import { formatMoney, formatPence } from "~/platform/money";
import { formatPercent, formatWhole } from "~/platform/numbers";
import { isExact, type Range, type UnitCost } from "./range";

/** Numbers that may be ranges, in words. Pure. */

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

const signed = (percent: number) => {
  const whole = Math.round(percent);
  if (whole === 0) return "0%";
  return `${whole > 0 ? "+" : "−"}${formatWhole(Math.abs(whole))}%`;
};

/** '−25%', '−25% to +10%'. */
export const offText = ({ low, high }: Range): string =>
  signed(low) === signed(high) ? signed(low) : `${signed(low)} to ${signed(high)}`;
