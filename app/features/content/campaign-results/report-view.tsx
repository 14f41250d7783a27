import type { Report } from "./report.server";
import { ReportGoal } from "./report-goal";
import { ReportMethod } from "./report-method";
import { ReportTables } from "./report-tables";
import { ReportCostPer, ReportCosts, ReportTotals } from "./report-totals";

/** A campaign's report, the goal and what came of it first. The same for its brand and for those it is shared with. */
export const ReportView = ({ report }: { report: Report }) => (
  <div className="flex flex-col gap-10">
    <ReportGoal report={report} />
    <ReportCosts costs={report.costs} />
    <ReportTotals totals={report.totals} />
    <ReportCostPer per={report.per} />
    <ReportTables athletes={report.athletes} posts={report.posts} more={report.more} />
    <ReportMethod />
  </div>
);
