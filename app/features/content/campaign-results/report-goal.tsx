import { Card } from "~/components/ui/card";
import { isRunningCampaign } from "~/features/campaigns/campaigns/policy";
import type { CampaignGoal } from "~db/constants";
import { GOAL_UNITS } from "./goals";
import { verdictOn } from "./range";
import { countText } from "./range-text";
import type { Total } from "./report";
import type { Report } from "./report.server";
import { NotMeasurable, Section, Sources } from "./report-parts";
import { WrittenGoalText } from "./written-goal";

const VERDICTS = {
  reached: "Target reached.",
  missed: "Target not reached.",
  unclear: "Can't be told for sure: the target lies within the range.",
};

const METRIC = {
  reach: "reach",
  engagement: "engagements",
  clicks: "clicks",
  sales: "orders",
} as const satisfies Record<CampaignGoal, keyof Report["totals"]>;

/** What was to be reached, and what came of it. */
export function ReportGoal({ report }: { report: Report }) {
  const { goal, totals, campaign } = report;
  return (
    <Section id="goal" title="Goal and result">
      {goal ? (
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <WrittenGoalText goal={goal} />
          </Card>
          <Card>
            <Result
              goal={goal}
              total={totals[METRIC[goal.goal]]}
              running={isRunningCampaign(campaign.status)}
            />
          </Card>
        </div>
      ) : (
        <p>
          No goal was written down before the launch, so this report can't say whether the campaign
          reached it.
        </p>
      )}
    </Section>
  );
}

function Result({
  goal: { goal, target },
  total: { measure, without },
  running,
}: {
  goal: NonNullable<Report["goal"]>;
  total: Total;
  running: boolean;
}) {
  if (!measure.range) return <NotMeasurable reason={measure.reason} />;
  const verdict = target === null ? null : verdictOn(target, measure.range);
  return (
    <div className="flex flex-col gap-1">
      <p className="text-lg font-[650]">
        {running ? "So far: " : "Result: "}
        {countText(measure.range)} {GOAL_UNITS[goal]}
      </p>
      {verdict && (
        <p>
          {verdict === "missed" && (running || measure.unread > 0)
            ? "Target not reached yet."
            : VERDICTS[verdict]}
        </p>
      )}
      <p className="text-sm text-soft">
        <Sources measure={measure} without={without} />
      </p>
    </div>
  );
}
