import { expect, it } from "vitest";
import { formatGrowth } from "~/features/profiles/athletes/figures";
import { type Compared, compareFigures, readComparedIds } from "./compare-figures";

const athlete: Compared = {
  ambassadorScore: 70,
  totalFollowers: 44_900,
  avgEngagement: 4.2,
  growthRate: 1,
  avgReach: 12_000,
  contentQualityScore: 60,
};

const best = (...athletes: Compared[]) =>
  Object.fromEntries(
    compareFigures(athletes).map(({ label, values }) => [label, values.map((value) => value.best)]),
  );

it("marks the best displayed value; an invisible difference does not count", () => {
  const marks = best(
    athlete,
    { ...athlete, ambassadorScore: 82, totalFollowers: 44_949 },
    { ...athlete, ambassadorScore: 82, growthRate: -3 },
  );
  expect(marks["Ambassador Score"]).toEqual([false, true, true]);
  expect(marks["Total followers"]).toEqual([false, false, false]);
  expect(marks["Growth rate"]).toEqual([true, true, false]);
});

it("says what is not known, and compares the others", () => {
  const unknown = { ...athlete, growthRate: null, contentQualityScore: 0 };
  const [growth, quality] = ["Growth rate", "Content quality"].map(
    (name) =>
      compareFigures([unknown, { ...athlete, growthRate: -2 }]).find((f) => f.label === name)
        ?.values,
  );
  expect(growth).toEqual([
    { text: "Not known yet", best: false },
    { text: "−2.0%", best: true },
  ]);
  expect(quality?.map(({ text }) => text)).toEqual(["Not known yet", "60 of 100"]);
  expect(best(unknown, unknown)["Growth rate"]).toEqual([false, false]);
});

it("gives a change that rounds to 0 no sign", () => {
  expect([0.04, -0.04, 0.05, -0.06].map(formatGrowth)).toEqual(["0.0%", "0.0%", "+0.1%", "−0.1%"]);
});

it("compares each athlete once and four at most", () => {
  const read = (query: string) => readComparedIds(new URLSearchParams(query));
  expect(read("athlete=a&athlete=b&athlete=a&athlete=")).toEqual({
    ids: ["a", "b"],
    limitReached: false,
  });
  expect(read("athlete=a&athlete=b&athlete=c&athlete=d&athlete=e")).toEqual({
    ids: ["a", "b", "c", "d"],
    limitReached: true,
  });
  expect(read("")).toEqual({ ids: [], limitReached: false });
});
