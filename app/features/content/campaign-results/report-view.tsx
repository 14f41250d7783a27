import { STATS, Stat } from "~/components/ui/card";
import { formatMoney } from "~/platform/money";
import { countText, moneyText, TYPED_PERCENT, unitCostText } from "./range";
import type { Report } from "./report.server";
import { ReportFirstPage } from "./report-first-page";
import { NotMeasurable, Section, Sources, UnreadPosts } from "./report-parts";
import { ReportTables } from "./report-tables";
import type { ShownReport } from "./show-report.server";
import { TrendTable } from "./trend-charts";
import { WrittenGoalText } from "./written-goal";

const TOTALS = [
  ["reach", "People reached", countText],
  ["impressions", "Impressions", countText],
  ["engagements", "Engagements", countText],
  ["views", "Views", countText],
  ["clicks", "Clicks", countText],
  ["orders", "Orders", countText],
  ["revenue", "Revenue", moneyText],
] as const;

/** What all athletes brought together. */
const ReportTotals = ({ totals }: Pick<Report, "totals">) => (
  <Section id="totals" title="Results">
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {TOTALS.map(([metric, label, say]) => {
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

/** How the numbers are made, in plain words. */
const ReportMethod = () => (
  <Section id="method" title="How this is measured">
    <div className="flex max-w-[70ch] flex-col gap-2 text-sm">
      <p>
        We use each post's latest figures, from 1 hour to 30 days after it went up. Figures from a
        platform are shown as they are. Figures that an athlete entered are theirs: we can't check
        them, so they count as a range from {TYPED_PERCENT}% lower to {TYPED_PERCENT}% higher. We
        assume nothing about a post without a figure: we leave it out and say so. If an athlete has
        posted nothing or has no figures at all, we leave them and their fee out of the cost of each
        result, and say so.
      </p>
      <p>
        People reached is the sum over all posts. Someone who saw two posts counts twice, because
        the platforms don't say who saw them. Engagements are likes, comments and shares. A click is
        one opening of the athlete's short link; known bots are left out, and one browser counts at
        most once a minute. Without a short link we show the clicks that the platform reports.
        Orders and revenue are those with the athlete's discount code, as the brand reports them,
        less the refunds it reports; a sale without the code isn't seen here.
      </p>
      <p>
        Costs are the agreed fees, or what was paid once a deal is settled, with Laurel's fee as
        charged so far. The engagement rate is engagements for each follower that the channel had
        when the post was made; where we don't know that, for each it has today, and the rate says
        so. It is compared with the usual rate of athletes with as many followers. The forecast was
        made when the athlete accepted, for each post from the channel it was for: from their
        earlier posts on it, else from completed campaigns, else from published norms.
      </p>
    </div>
  </Section>
);

const ReportGoal = ({ goal }: Pick<Report, "goal">) => (
  <Section id="goal" title="Goal">
    {goal ? <WrittenGoalText goal={goal} /> : <p>No goal was set before the launch.</p>}
  </Section>
);

/** A campaign's report: its first page, and folded below it all figures, their sources and the method. */
export const ReportView = ({
  report: { goal, costs, totals, per, athletes, posts, more },
  days,
  invites = false,
  ...first
}: ShownReport & {
  /** Whether its reader can invite the athletes again. */
  invites?: boolean;
}) => (
  <>
    <ReportFirstPage {...first} invites={invites} />
    <details data-open-on-paper className="mt-6">
      <summary className="inline-flex min-h-11 items-center underline">
        All figures, their sources and how they are measured
      </summary>
      <div className="mt-4 flex flex-col gap-10">
        <ReportGoal goal={goal} />
        <ReportCosts costs={costs} />
        <ReportTotals totals={totals} />
        <ReportCostPer per={per} />
        <ReportTables athletes={athletes} posts={posts} more={more} />
        <TrendTable days={days} />
        <ReportMethod />
      </div>
    </details>
  </>
);
