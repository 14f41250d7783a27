import { expect, test } from "vitest";
import type { ContentRow } from "./report-rows.server";
import { drawTrends, listTrendDays } from "./trend.server";

const post = (day: string, reach: number | null, source: ContentRow["source"] = "connected") =>
  ({ postedAt: Date.parse(day), reach, source }) as ContentRow;

test("reach counts on the day of the post, if it is measured", () => {
  const clicks = [{ day: "2026-09-02", clicks: 4, orders: 0 }];
  const posts = [
    post("2026-09-01", 100),
    post("2026-09-02", 50),
    post("2026-09-02", 70),
    post("2026-09-03", 900, "typed"),
    post("2026-09-04", null),
  ];
  expect(listTrendDays(clicks, posts)).toEqual([
    { day: "2026-09-01", clicks: 0, orders: 0, reached: 100 },
    { day: "2026-09-02", clicks: 4, orders: 0, reached: 120 },
  ]);
});

test("a chart is the running total on the scale of time that all share; without data there is none", () => {
  const days = [
    { day: "2026-09-01", clicks: 10, orders: 0, reached: 0 },
    { day: "2026-09-05", clicks: 30, orders: 0, reached: 0 },
    { day: "2026-09-09", clicks: 0, orders: 0, reached: 500 },
  ];
  const [clicks, reached, ...others] = drawTrends(days);
  expect(others).toEqual([]);
  expect(clicks).toMatchObject({ label: "Clicks", last: "40", from: "31 Aug", to: "9 Sep" });
  expect(reached).toMatchObject({
    label: "Reported reach",
    last: "500",
    to: "9 Sep",
  });
  // Ten of forty after a ninth of the time, all from five ninths on.
  expect(clicks?.line).toBe("M0,96L35.6,96L35.6,72L177.8,72L177.8,0L320,0L320,0");
  expect(drawTrends([])).toEqual([]);
});
