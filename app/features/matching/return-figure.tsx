import { Badge } from "~/components/ui/badge";
import { HIGH_RETURN } from "./estimate";

const MOST_SHOWN = 999;

function signed(percent: number): string {
  if (percent > MOST_SHOWN) return `over +${MOST_SHOWN}%`;
  if (percent === 0) return "0%";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`;
}

/** '−43% to +12%' */
export const returnText = (low: number, high: number) =>
  signed(low) === signed(high) ? signed(low) : `${signed(low)} to ${signed(high)}`;

/** What may come of the athlete's part in the campaign. */
export function ReturnFigure({ low, high }: { low: number | null; high: number | null }) {
  return (
    <div className="col-span-2 flex flex-col-reverse sm:col-span-1">
      <dt className="text-xs text-soft">ROI potential</dt>
      {low === null || high === null ? (
        <dd className="text-sm text-soft">No budget to set it against</dd>
      ) : (
        <dd className="flex flex-wrap items-center gap-x-2">
          <span className="figure text-lg">{returnText(low, high)}</span>
          {low >= HIGH_RETURN && <Badge tone="good">High</Badge>}
        </dd>
      )}
    </div>
  );
}
