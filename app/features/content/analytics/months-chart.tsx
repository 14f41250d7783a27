import { ChartFrame, type ChartSeries } from "~/components/ui/chart-frame";
import { LineChart } from "~/components/ui/line-chart";
import { formatMonth } from "~/platform/dates";
import { formatCount, plural } from "~/platform/numbers";
import type { MonthTotals } from "./post-totals";

const LINES = [
  { of: "impressions", label: "Impressions", tone: "leaf" },
  { of: "reach", label: "Reach", tone: "track" },
  { of: "engagements", label: "Engagement", tone: "gold" },
] as const satisfies (ChartSeries & { of: keyof MonthTotals })[];

const figure = (value: number | null) => (value === null ? "not known" : formatCount(value));

const describeMonth = (totals: MonthTotals) =>
  `${formatMonth(totals.month)}: ${
    totals.posts === 0
      ? "no posts"
      : LINES.map(({ of, label }) => `${label} ${figure(totals[of].value)}`).join(", ")
  }`;

/** What the posts of each month came to. A month without posts is a gap. */
export function MonthsChart({ months }: { months: MonthTotals[] }) {
  const posts = months.reduce((sum, month) => sum + month.posts, 0);
  return (
    <ChartFrame
      title={`Last ${months.length} months`}
      summary={`${plural(posts, "post")}, by the month posted.`}
      series={LINES}
      columns={[
        { label: "Month", cell: ({ month }) => formatMonth(month) },
        { label: "Posts", cell: ({ posts }) => posts, numeric: true },
        ...LINES.map(({ of, label }) => ({
          label,
          cell: (totals: MonthTotals) => (totals.posts === 0 ? "–" : figure(totals[of].value)),
          numeric: true,
        })),
      ]}
      rows={posts > 0 ? months : []}
      rowKey={({ month }) => month}
      empty={`No posts in the last ${months.length} months.`}
    >
      <LineChart
        lines={LINES.map(({ of, tone }) => ({
          tone,
          points: months.map((totals, x) => ({ x, y: totals[of].value })),
        }))}
        reads={months.map(describeMonth)}
        formatX={(x) => (months[x] ? formatMonth(months[x].month).slice(0, 3) : "")}
        formatY={(y) => formatCount(Math.round(y))}
        from={0}
      />
    </ChartFrame>
  );
}
