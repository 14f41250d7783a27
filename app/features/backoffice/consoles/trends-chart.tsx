import { ChartFrame } from "~/components/ui/chart-frame";
import { LineChart } from "~/components/ui/line-chart";
import { formatDay } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { formatCount } from "~/platform/numbers";
import type { TrendDay } from "./trends.server";

const sum = (days: readonly TrendDay[], of: "signUps" | "campaigns" | "submissions") =>
  days.reduce((total, day) => total + day[of], 0);

/** What was new on each of the last 30 days. */
export function TrendsChart({ days }: { days: TrendDay[] }) {
  const points = (of: "signUps" | "campaigns" | "submissions") =>
    days.map((day) => ({ x: Date.parse(day.day) / DAY_MS, y: day[of] }));
  return (
    <ChartFrame
      title="Last 30 days"
      summary={`${formatCount(sum(days, "signUps"))} sign-ups, ${formatCount(sum(days, "campaigns"))} campaigns and ${formatCount(sum(days, "submissions"))} submissions.`}
      series={[
        { label: "Sign-ups", tone: "leaf" },
        { label: "Campaigns", tone: "track" },
        { label: "Submissions", tone: "gold" },
      ]}
      columns={[
        { label: "Day", cell: ({ day }) => formatDay(day) },
        { label: "Sign-ups", cell: ({ signUps }) => signUps, numeric: true },
        { label: "Campaigns", cell: ({ campaigns }) => campaigns, numeric: true },
        { label: "Submissions", cell: ({ submissions }) => submissions, numeric: true },
      ]}
      rows={days}
      rowKey={({ day }) => day}
    >
      <LineChart
        lines={[
          { points: points("signUps"), tone: "leaf" },
          { points: points("campaigns"), tone: "track" },
          { points: points("submissions"), tone: "gold" },
        ]}
        formatX={(x) => formatDay(new Date(Math.round(x) * DAY_MS).toISOString().slice(0, 10))}
        formatY={(y) => formatCount(Math.round(y))}
        from={0}
      />
    </ChartFrame>
  );
}
