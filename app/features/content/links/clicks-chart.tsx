import { ChartFrame } from "~/components/ui/chart-frame";
import { LineChart } from "~/components/ui/line-chart";
import { formatDay } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { formatWhole, plural } from "~/platform/numbers";
import { CHART_DAYS, type DayClicks, everyDay } from "./clicks-by-day";

/** The clicks on one athlete's link over the last weeks. */
export function ClicksChart({
  name,
  days,
  today,
}: {
  name: string;
  days: readonly DayClicks[];
  today: string;
}) {
  const rows = everyDay(days, today);
  const total = rows.reduce((sum, { clicks }) => sum + clicks, 0);
  return (
    <ChartFrame
      title={`Clicks, last ${CHART_DAYS} days`}
      level={3}
      summary={`${plural(total, "click")} on ${name}’s link.`}
      columns={[
        { label: "Day (UTC)", cell: ({ day }) => formatDay(day) },
        { label: "Clicks", cell: ({ clicks }) => formatWhole(clicks), numeric: true },
        { label: "Left out", cell: ({ bots }) => formatWhole(bots), numeric: true },
      ]}
      rows={days.length === 0 ? [] : rows}
      rowKey={({ day }) => day}
      empty="No clicks in this time."
    >
      <LineChart
        lines={[
          {
            points: rows.map(({ day, clicks }) => ({ x: Date.parse(day) / DAY_MS, y: clicks })),
            tone: "leaf",
          },
        ]}
        formatX={(x) => formatDay(Math.round(x) * DAY_MS)}
        formatY={(y) => formatWhole(Math.round(y))}
        from={0}
      />
    </ChartFrame>
  );
}
