import { Badge } from "~/components/ui/badge";
import { formatCount, formatPercent, formatWhole } from "~/platform/numbers";
import { EXPLAINED_ROI, SWING_PERCENT } from "../insights/roi";
import { HIGH_RETURN } from "./estimate";

const signed = (percent: number) =>
  percent === 0 ? "0%" : `${percent > 0 ? "+" : "−"}${formatWhole(Math.abs(percent))}%`;

/** '−43% to +12%' */
const returnText = (low: number, high: number) =>
  low === high ? signed(low) : `${signed(low)} to ${signed(high)}`;

interface Estimate {
  roiLow: number | null;
  roiHigh: number | null;
  followers: number;
  /** Percent. */
  engagement: number;
}

/** The estimated return on the athlete's share of the campaign. */
export function ReturnFigure({ roiLow: low, roiHigh: high, followers, engagement }: Estimate) {
  return (
    <div className="flex flex-col-reverse justify-end">
      {low !== null && high !== null && high > EXPLAINED_ROI && (
        <dd className="mt-1 max-w-[34ch] text-xs text-soft">{restsOn(followers, engagement)}</dd>
      )}
      <dt className="text-xs text-soft">ROI potential</dt>
      {low === null || high === null ? (
        <dd className="text-sm text-soft">No budget to compare with</dd>
      ) : (
        <dd className="flex flex-wrap items-center gap-x-3">
          <span className="figure text-lg">{returnText(low, high)}</span>
          {low >= HIGH_RETURN && (
            <span className="-my-1">
              <Badge tone="good">High</Badge>
            </span>
          )}
        </dd>
      )}
    </div>
  );
}

function restsOn(followers: number, engagement: number): string {
  const [least, most] = [-SWING_PERCENT, SWING_PERCENT].map((swing) =>
    formatPercent(engagement * (1 + swing / 100)),
  );
  return `If 80% of ${formatCount(followers)} followers see it, ${least} to ${most} of them engage, and each engagement is worth £0.50.`;
}
