import { ChartFrame } from "~/components/ui/chart-frame";
import { LineChart } from "~/components/ui/line-chart";
import { formatDay } from "~/platform/dates";
import { formatCount, formatPercent } from "~/platform/numbers";
import { type DayFigures, HISTORY_WEEKS, trend, trendSentence } from "./history";

/** Followers and engagement over the last weeks, oldest day first. */
export function HistoryCharts({ days }: { days: readonly DayFigures[] }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <HistoryChart
        title="Followers"
        days={days}
        figure={({ totalFollowers }) => totalFollowers}
        format={formatCount}
      />
      <HistoryChart
        title="Engagement"
        days={days}
        figure={({ avgEngagement }) => avgEngagement}
        format={formatPercent}
      />
    </div>
  );
}

function HistoryChart({
  title,
  days,
  figure,
  format,
}: {
  title: string;
  days: readonly DayFigures[];
  figure: (day: DayFigures) => number;
  format: (figure: number) => string;
}) {
  return (
    <ChartFrame
      title={`${title}, last ${HISTORY_WEEKS} weeks`}
      level={3}
      summary={trendSentence(title, days, figure, format)}
      columns={[
        { label: "Day", cell: ({ takenOn }) => formatDay(takenOn) },
        { label: title, cell: (day) => format(figure(day)), numeric: true },
      ]}
      rows={days}
      rowKey={({ takenOn }) => takenOn}
      empty="No history yet."
    >
      <LineChart
        lines={[{ points: trend(days, figure), tone: "leaf" }]}
        formatX={shortDay}
        formatY={format}
      />
    </ChartFrame>
  );
}

/** 'Sep 3': the year is in the table. */
const shortDay = (when: number) => formatDay(when, { now: when });
