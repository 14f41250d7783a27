import { ChartFrame } from "~/components/ui/chart-frame";
import { LineChart } from "~/components/ui/line-chart";
import { formatCount } from "~/platform/numbers";
import type { Forecast } from "./roi";
import { money } from "./roi-results";
import { BOUNDS, forecastOf, type Scenario } from "./scenario";

interface Point extends Forecast {
  athletes: number;
}

/** Reach and cost per engagement by number of athletes, with a fixed budget. */
export function RoiCharts({ scenario }: { scenario: Scenario }) {
  const { min, max } = BOUNDS.athletes;
  const points = Array.from({ length: max - min + 1 }, (_, i) => {
    const athletes = min + i;
    return { athletes, ...forecastOf({ ...scenario, athletes }) };
  });
  const chosen = points[scenario.athletes - min];
  const [first, last] = [points[0], points.at(-1)];
  if (!chosen || !first || !last) return null;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Chart
        title="Reach"
        points={points}
        chosen={chosen}
        value={({ reach }) => reach}
        say={(reach) => formatCount(Math.round(reach))}
        summary={`${formatCount(Math.round(first.reach))} with 1 athlete, ${formatCount(Math.round(last.reach))} with ${last.athletes}.`}
      />
      <Chart
        title="Cost per engagement"
        points={points}
        chosen={chosen}
        value={({ costPerEngagement }) => costPerEngagement ?? 0}
        say={money}
        summary={`${money(first.costPerEngagement)} with 1 athlete, ${money(last.costPerEngagement)} with ${last.athletes}.`}
      />
    </div>
  );
}

function Chart({
  title,
  points,
  chosen,
  value,
  say,
  summary,
}: {
  title: string;
  points: Point[];
  chosen: Point;
  value: (point: Point) => number;
  say: (value: number) => string;
  summary: string;
}) {
  const at = (point: Point) => ({ x: point.athletes, y: value(point) });
  const tabled = points.filter(
    ({ athletes }) => athletes === 1 || athletes % 5 === 0 || athletes === chosen.athletes,
  );
  return (
    <ChartFrame
      title={title}
      level={3}
      summary={summary}
      series={[
        { label: "By athletes", tone: "leaf" },
        { label: `Yours: ${say(value(chosen))}`, tone: "gold" },
      ]}
      columns={[
        { label: "Athletes", cell: ({ athletes }) => athletes },
        { label: title, cell: (point) => say(value(point)), numeric: true },
      ]}
      rows={tabled}
      rowKey={({ athletes }) => String(athletes)}
    >
      <LineChart
        lines={[
          { points: points.map(at), tone: "leaf" },
          { points: [{ x: chosen.athletes, y: 0 }, at(chosen)], tone: "gold" },
        ]}
        // The midpoint is not a whole number of athletes, so the axis label stands there.
        formatX={(athletes) => (Number.isInteger(athletes) ? `${athletes}` : "Athletes")}
        formatY={say}
        from={0}
      />
    </ChartFrame>
  );
}
