import { Badge } from "~/components/ui/badge";
import { formatMoney } from "~/platform/money";
import { formatCount, formatPercent, formatWhole } from "~/platform/numbers";
import { ENGAGEMENT_VALUE, EXPLAINED_ROI, SWING_PERCENT } from "../insights/roi";
import { HIGH_RETURN } from "./estimate";

const signed = (percent: number) =>
  percent === 0 ? "0%" : `${percent > 0 ? "+" : "−"}${formatWhole(Math.abs(percent))}%`;

/** '−43% to +12%'; null without a budget to compare with. */
export function formatReturn(low: number | null, high: number | null): string | null {
  if (low === null || high === null) return null;
  return low === high ? signed(low) : `${signed(low)} to ${signed(high)}`;
}

export const HighReturn = ({ low }: { low: number | null }) =>
  low !== null && low >= HIGH_RETURN ? <Badge tone="good">High</Badge> : null;

/** What a return rests on, where it is very high, or why there is none. */
export function ReturnNote({
  match: { roiHigh, followers, engagement },
}: {
  match: {
    roiHigh: number | null;
    followers: number;
    /** Percent. */
    engagement: number;
  };
}) {
  const text =
    roiHigh === null
      ? "Set a budget to see cost and ROI."
      : roiHigh > EXPLAINED_ROI && formatReturnBasis(followers, engagement);
  return text ? <p className="mt-2.5 text-xs text-soft">{text}</p> : null;
}

function formatReturnBasis(followers: number, engagement: number): string {
  const [least, most] = [-SWING_PERCENT, SWING_PERCENT].map((swing) =>
    formatPercent(engagement * (1 + swing / 100)),
  );
  return `If ${least} to ${most} of ${formatCount(followers)} followers engage, and each engagement is worth ${formatMoney(ENGAGEMENT_VALUE)}.`;
}
