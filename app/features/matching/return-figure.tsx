import { Badge } from "~/components/ui/badge";
import { HIGH_RETURN } from "./estimate";

const MOST_SHOWN = 999;

const signed = (percent: number) =>
  percent === 0 ? "0%" : `${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`;

/** '−43% to +12%' */
export function returnText(low: number, high: number) {
  if (low > MOST_SHOWN) return `over +${MOST_SHOWN}%`;
  if (high > MOST_SHOWN) return `${signed(low)} or more`;
  return low === high ? signed(low) : `${signed(low)} to ${signed(high)}`;
}

/** What may come of the athlete's part in the campaign. */
export function ReturnFigure({ low, high }: { low: number | null; high: number | null }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-soft">ROI potential</dt>
      {low === null || high === null ? (
        <dd className="text-sm text-soft">No budget to set it against</dd>
      ) : (
        <dd className="flex flex-wrap items-center gap-x-3">
          <span className="figure text-lg">{returnText(low, high)}</span>
          {low >= HIGH_RETURN && <Badge tone="good">High</Badge>}
        </dd>
      )}
    </div>
  );
}
