import { Card } from "~/components/ui/card";
import { LEAST_BRANDS, LEAST_CAMPAIGNS } from "~/features/content/campaign-results/norms";
import type { StoredNorm } from "~/features/content/campaign-results/norms.server";
import { TIER_LABELS } from "~/features/profiles/athletes/figures";
import { formatCount, formatPercent, formatWhole } from "~/platform/numbers";
import { summarizePastResults } from "./learned";
import { percent } from "./roi-results";
import { forecastOf, type Scenario } from "./scenario";

/** Beside the formula: what completed campaigns brought, and how far earlier forecasts were off. */
export function RoiLearned({ norms, scenario }: { norms: StoredNorm[]; scenario: Scenario }) {
  const learned = summarizePastResults(norms, scenario);
  return (
    <Card className="flex flex-col gap-2">
      <h3>What completed campaigns brought</h3>
      {typeof learned === "number" ? (
        <p className="text-soft">
          This appears once {LEAST_CAMPAIGNS} campaigns of at least {LEAST_BRANDS} brands have been
          completed with results. So far there {learned === 1 ? "is 1" : `are ${learned}`}.
        </p>
      ) : (
        <>
          <p>
            <span className="font-[650]">
              {formatCount(learned.median)} engagements ({formatCount(learned.low)} to{" "}
              {formatCount(learned.high)})
            </span>{" "}
            for your figures, with one post by each athlete. The formula says{" "}
            {formatCount(Math.round(forecastOf(scenario).engagements))}.
          </p>
          <p>
            {learned.norm.tier === "all"
              ? "With athletes of all sizes"
              : `With athletes of this size (${TIER_LABELS[learned.norm.tier]})`}
            , a post was engaged with by {formatPercent(learned.norm.rateMedian)} of followers: the
            median. In the middle half of cases it was {formatPercent(learned.norm.rateLow)} to{" "}
            {formatPercent(learned.norm.rateHigh)}.
          </p>
          <p>
            Earlier forecasts were off by {percent(learned.norm.offMedian)} in the median, and by{" "}
            {percent(learned.norm.offLow)} to {percent(learned.norm.offHigh)} in the middle half.
          </p>
          <p className="text-sm text-soft">
            From {formatWhole(learned.norm.campaigns)} completed campaigns of{" "}
            {formatWhole(learned.norm.brands)} brands, worked out each night. Only medians are
            shown, never one campaign's figures.
          </p>
        </>
      )}
    </Card>
  );
}
