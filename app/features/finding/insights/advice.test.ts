import { expect, test } from "vitest";
import { quickInsights, type Trend } from "./advice";

const trend = (category: string, values: Partial<Trend>): Trend => ({
  category,
  athleteCount: 10,
  avgEngagement: 4,
  growthPercentage: 1,
  ...values,
});

test("advice names the category each figure speaks for", () => {
  const [grows, talks, chooses] = quickInsights([
    trend("Trail runs", { growthPercentage: 4.2, athleteCount: 1_240 }),
    trend("Golf", { avgEngagement: 7.1 }),
    trend("Yoga", { athleteCount: 3_000 }),
  ]);
  expect(grows).toContain("Trail runs is on the up: 1,240 athletes gained 4.2%");
  expect(talks).toContain("Golf: 7.1%");
  expect(chooses).toContain("Yoga gives you the most choice, with 3,000 athletes");
});

test("categories with equal numbers share a sentence", () => {
  const [, , chooses] = quickInsights(["Trail runs", "Golf", "Yoga"].map((one) => trend(one, {})));
  expect(chooses).toBe(
    "Trail runs, Golf and Yoga give you the most choice, with 10 athletes each.",
  );
});

test("no category without growth is praised", () => {
  expect(quickInsights([])).toEqual([]);
  expect(quickInsights([trend("Golf", { growthPercentage: -0.4 })])).toEqual([
    "No category is growing at the moment, so choose by engagement rather than trend.",
  ]);
});
