import { Stat } from "~/components/ui/card";
import { formatMoney, formatPence } from "~/platform/money";
import { formatChange, formatCount, formatWholePercent } from "~/platform/numbers";
import { ENGAGEMENT_VALUE, EXPLAINED_ROI, type Forecast, roiRange, SWING_PERCENT } from "./roi";

/** The forecast of one scenario: four figures and a verdict. */
export function RoiResults({ forecast }: { forecast: Forecast }) {
  const { reach, engagements } = forecast;
  return (
    <section aria-labelledby="roi-results">
      <h3 id="roi-results" className="sr-only">
        Forecast
      </h3>
      <div className="grid grid-cols-2 gap-3 md:gap-4">
        <Stat label="Estimated reach" value={formatCount(Math.round(reach))} note="people" />
        <Stat
          label="Engagements"
          value={formatCount(Math.round(engagements))}
          note="likes, comments, shares"
        />
        <Stat
          label="Cost per engagement"
          value={money(forecast.costPerEngagement)}
          note={`worth ${formatMoney(ENGAGEMENT_VALUE)} to you`}
        />
        <Stat
          label="Projected ROI"
          value={
            <span className={isGain(forecast) ? "text-leaf" : ""}>{percent(forecast.roi)}</span>
          }
          note={verdict(forecast)}
        />
      </div>
    </section>
  );
}

const isGain = ({ roi }: Forecast) => roi !== null && roi > 0;

const verdict = (forecast: Forecast): string => {
  if (forecast.roi === null) return "No budget, so no return to show";
  if (forecast.roi > EXPLAINED_ROI) {
    const [low, high] = roiRange(forecast.roi).map(percent);
    return `${low} to ${high}, if engagement is ${SWING_PERCENT}% lower or higher than expected`;
  }
  return isGain(forecast) ? "Above break-even" : "Below break-even";
};

/** '+40%', '−30%'. */
export const percent = (roi: number | null): string =>
  roi === null ? "–" : formatChange(roi, formatWholePercent);

export const money = (pence: number | null): string => (pence === null ? "–" : formatPence(pence));
