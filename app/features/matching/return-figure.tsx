import { Badge } from "~/components/ui/badge";
import { HIGH_RETURN } from "./estimate";

const MAX_SHOWN = 999;

const signed = (percent: number) =>
  percent === 0 ? "0%" : `${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`;

/** '−43% to +12%' */
function returnText(low: number, high: number) {
  if (low > MAX_SHOWN) return `over +${MAX_SHOWN}%`;
  if (high > MAX_SHOWN) return `${signed(low)} or more`;
  return low === high ? signed(low) : `${signed(low)} to ${signed(high)}`;
}

/** The estimated return on the athlete's share of the campaign. */
export function ReturnFigure({ low, high }: { low: number | null; high: number | null }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-soft">ROI potential</dt>
      {low === null || high === null ? (
        <dd className="text-sm text-soft">No budget to compare with</dd>
      ) : (
        <dd className="flex flex-wrap items-center gap-x-3">
          <span className="figure text-lg">{returnText(low, high)}</span>
          {low >= HIGH_RETURN && <Badge tone="good">High</Badge>}
        </dd>
      )}
    </div>
  );
}
