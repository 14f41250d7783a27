import { expect, it } from "vitest";
import { fitLines, unmetText } from "./fit";

const athlete = { sport: "running ", otherSports: [], totalFollowers: 25_000, avgEngagement: 3.5 };

it("lists only requirements that the campaign has", () => {
  expect(fitLines(athlete, { targetSports: [], minFollowers: null, minEngagementRate: 0 })).toEqual(
    [],
  );
});

it("counts an equal figure as met, and compares sports by words", () => {
  const lines = fitLines(athlete, {
    targetSports: ["Cycling", "Running"],
    minFollowers: 25_000,
    minEngagementRate: 3.5,
  });
  expect(lines.map(({ name, met }) => [name, met])).toEqual([
    ["Followers", true],
    ["Engagement", true],
    ["Sport", true],
  ]);
});

it("takes a kind of a sport for the sport, not the other way round", () => {
  const met = (sport: string, wanted: string) =>
    fitLines(
      { ...athlete, sport },
      { targetSports: [wanted], minFollowers: null, minEngagementRate: null },
    )[0]?.met;
  expect(met("Gravel cycling", "Cycling")).toBe(true);
  expect(met("Cycling", "Gravel cycling")).toBe(false);
  expect(met("", "Cycling")).toBe(false);
  const [line] = fitLines(
    { ...athlete, otherSports: ["Cycling"] },
    { targetSports: ["Cycling"], minFollowers: null, minEngagementRate: null },
  );
  expect(line).toMatchObject({ met: true, own: "running , Cycling" });
  expect(met("Trail run, Léon", "trail runs")).toBe(true);
});

it("shows the requirement beside an unmet figure", () => {
  const lines = fitLines(
    { sport: "", otherSports: [], totalFollowers: 900, avgEngagement: 0 },
    { targetSports: ["Golf"], minFollowers: 10_000, minEngagementRate: 2 },
  );
  expect(lines).toEqual([
    { name: "Followers", required: "at least 10.0K", own: "900", met: false, isKnown: true },
    { name: "Engagement", required: "at least 2.0%", own: "not known", met: false, isKnown: false },
    { name: "Sport", required: "Golf", own: "not set", met: false, isKnown: false },
  ]);
  expect(unmetText(lines)).toBe("at least 10.0K followers · at least 2.0% engagement · Golf");
});
