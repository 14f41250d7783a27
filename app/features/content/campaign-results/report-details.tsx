import { STATS, Stat } from "~/components/ui/card";
import { formatMoney } from "~/platform/money";
import { unitCostText } from "./range";
import type { Report } from "./report.server";
import { NotMeasurable, Section, Sources, UnreadPosts } from "./report-parts";
import { ReportTables } from "./report-tables";
import { METHOD, REPORT_TOTALS } from "./report-texts";
import type { ShownReport } from "./show-report.server";
import { TrendTable } from "./trend-charts";
import { WrittenGoalText } from "./written-goal";

/** What all athletes brought together. */
const ReportTotals = ({ totals }: Pick<Report, "totals">) => (
  <Section id="totals" title="Results">
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {REPORT_TOTALS.map(([metric, label, say]) => {
        const { measure, without } = totals[metric];
        return (
          <div key={metric} className="border-t border-line pt-2">
            <dt className="eyebrow">{label}</dt>
            <dd className="text-lg font-strong tabular-nums">
              {measure.range ? say(measure.range) : <NotMeasurable reason={measure.reason} />}
            </dd>
            <dd className="text-sm text-soft">
              <Sources measure={measure} without={without} />
            </dd>
          </div>
        );
      })}
    </dl>
  </Section>
);

const ReportCosts = ({ costs }: Pick<Report, "costs">) => (
  <Section id="costs" title="What it cost">
    <div className={STATS}>
      <Stat
        label="Athletes' fees"
        value={formatMoney(costs.athletes)}
        note={costs.unsettled === 0 ? "paid through Laurel" : "as agreed, or as paid"}
      />
      <Stat label="Laurel's fee" value={formatMoney(costs.platformFee)} note="charged so far" />
      <Stat label="Total" value={formatMoney(costs.total)} />
    </div>
  </Section>
);

const PER = [
  ["engagement", "Cost per engagement"],
  ["click", "Cost per click"],
  ["sale", "Cost per sale"],
] as const;

/** The cost of one of each: a figure where it was measured, a range where it was typed or is incomplete. */
const ReportCostPer = ({ per }: Pick<Report, "per">) => (
  <Section id="cost-per" title="Cost of each result">
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
      {PER.map(([name, label]) => {
        const { each, reason, without, unread } = per[name];
        return (
          <div key={name} className="border-t border-line pt-2">
            <dt className="eyebrow">{label}</dt>
            <dd className="text-lg font-strong tabular-nums">
              {each ? unitCostText(each) : <NotMeasurable reason={reason} />}
            </dd>
            {each && (
              <dd className="text-sm text-soft">
                <UnreadPosts n={unread} />
                {without && `Without ${without} and their fees`}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  </Section>
);

const ReportMethod = ({ forecastError }: { forecastError: string | null }) => (
  <Section id="method" title="How this is measured">
    <div className="flex max-w-text flex-col gap-2 text-sm">
      {METHOD.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {forecastError && <p>{forecastError}</p>}
    </div>
  </Section>
);

const ReportGoal = ({ goal }: Pick<Report, "goal">) => (
  <Section id="goal" title="Goal">
    {goal ? <WrittenGoalText goal={goal} /> : <p>No goal was set before the launch.</p>}
  </Section>
);

/** All figures of a report, their sources and the method. */
export const ReportDetails = ({
  report: { goal, costs, totals, per, athletes, posts, more },
  days,
  forecastError,
}: Pick<ShownReport, "report" | "days"> & { forecastError: string | null }) => (
  <div className="mt-4 flex flex-col gap-10">
    <ReportGoal goal={goal} />
    <ReportCosts costs={costs} />
    <ReportTotals totals={totals} />
    <ReportCostPer per={per} />
    <ReportTables athletes={athletes} posts={posts} more={more} />
    <TrendTable days={days} />
    <ReportMethod forecastError={forecastError} />
  </div>
);
