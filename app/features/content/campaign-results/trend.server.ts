import { scaleLinear, scaleUtc } from "d3-scale";
import { area, curveStepAfter, line } from "d3-shape";
import { dayOf, formatDay } from "~/platform/dates";
import { DAY_MS } from "~/platform/durations";
import { formatCount, formatWhole } from "~/platform/numbers";
import { TREND_HEIGHT, TREND_WIDTH } from "./fields";
import type { ContentRow, DayRow } from "./report-rows.server";

/** What had come by the end of a day. */
interface TrendPoint {
  at: number;
  total: number;
}

export interface Trend {
  label: string;
  /** The total at the end. */
  last: string;
  from: string;
  to: string;
  /** The top of the scale. */
  most: string;
  /** Paths of SVG in a box of `TREND_WIDTH` by `TREND_HEIGHT`. */
  line: string;
  area: string;
}

function sumUp(days: readonly TrendDay[], name: "clicks" | "orders" | "reached"): TrendPoint[] {
  let total = 0;
  return days.map((day) => {
    total += day[name];
    return { at: Date.parse(day.day), total };
  });
}

const round = (path: string | null) =>
  (path ?? "").replaceAll(/\d+\.\d+/g, (n) => String(Math.round(Number(n) * 10) / 10));

function drawTrend(label: string, points: readonly TrendPoint[], from: number, to: number): Trend {
  const end = points.at(-1)?.total ?? 0;
  const drawn = [{ at: from, total: 0 }, ...points, { at: to, total: end }];
  const x = scaleUtc([from, to], [0, TREND_WIDTH]);
  const y = scaleLinear([0, Math.max(1, end)], [TREND_HEIGHT, 0]).nice(2);
  const across = ({ at }: TrendPoint) => x(at);
  const up = ({ total }: TrendPoint) => y(total);
  return {
    label,
    last: formatWhole(end),
    from: formatDay(dayOf(from)),
    to: formatDay(dayOf(to)),
    most: formatCount(y.domain()[1] ?? 0),
    line: round(line<TrendPoint>().x(across).y(up).curve(curveStepAfter)(drawn)),
    area: round(area<TrendPoint>().x(across).y0(TREND_HEIGHT).y1(up).curve(curveStepAfter)(drawn)),
  };
}

/** What one day brought. */
export interface TrendDay {
  day: string;
  clicks: number;
  orders: number;
  /** By the day of the post, as far as the figures are measured and not typed. */
  reached: number;
}

/** The days that brought something, in order. */
export function listTrendDays(days: readonly DayRow[], posts: readonly ContentRow[]): TrendDay[] {
  const found = new Map(days.map((day) => [day.day, { ...day, reached: 0 }]));
  for (const { postedAt, reach, source } of posts) {
    if (postedAt === null || reach === null || source === "typed") continue;
    const day = dayOf(postedAt);
    const one = found.get(day) ?? { day, clicks: 0, orders: 0, reached: 0 };
    found.set(day, { ...one, reached: one.reached + reach });
  }
  return [...found.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

const SERIES = [
  ["clicks", "Clicks"],
  ["orders", "Orders"],
  ["reached", "Reported reach"],
] as const;

/** Each kind of result as a chart of its running total, on one scale of time. Those without data are left out. */
export function drawTrends(days: readonly TrendDay[]): Trend[] {
  const from = Date.parse(days[0]?.day ?? "") - DAY_MS;
  const to = Date.parse(days.at(-1)?.day ?? "");
  return SERIES.flatMap(([name, label]) => {
    const known = days.filter((day) => day[name] !== 0);
    return known.length > 0 ? [drawTrend(label, sumUp(known, name), from, to)] : [];
  });
}
