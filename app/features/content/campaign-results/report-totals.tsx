import { STATS, Stat } from "~/components/ui/card";
import { formatMoney } from "~/platform/money";
import { countText, moneyText, unitCostText } from "./range-text";
import type { Report } from "./report.server";
import { NotMeasurable, Section, Sources, UnreadPosts } from "./report-parts";

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
export const ReportTotals = ({ totals }: Pick<Report, "totals">) => (
  <Section id="totals" title="What it brought">
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {TOTALS.map(([metric, label, say]) => {
        const { measure, without } = totals[metric];
        return (
          <div key={metric} className="border-t border-line pt-2">
            <dt className="eyebrow">{label}</dt>
            <dd className="text-lg font-[650] tabular-nums">
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

export const ReportCosts = ({ costs }: Pick<Report, "costs">) => (
  <Section id="costs" title="What it cost">
    <div className={STATS}>
      <Stat
        label="Athletes' fees"
        value={formatMoney(costs.athletes)}
        note={
          costs.unsettled === 0
            ? "paid through Laurel"
            : "as agreed, or as paid once everything is settled"
        }
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
export const ReportCostPer = ({ per }: Pick<Report, "per">) => (
  <Section id="cost-per" title="Cost of each result">
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
      {PER.map(([name, label]) => {
        const { each, reason, without, unread } = per[name];
        return (
          <div key={name} className="border-t border-line pt-2">
            <dt className="eyebrow">{label}</dt>
            <dd className="text-lg font-[650] tabular-nums">
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
