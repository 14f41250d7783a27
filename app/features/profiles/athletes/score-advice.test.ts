import { expect, test } from "vitest";
import { explainScore, type ScoreInput } from "./score";

/** Full points for everything. */
const FULL: ScoreInput = {
  totalFollowers: 1_000_000,
  avgEngagement: 10,
  connectedFollowers: 1_000_000,
  connectedEngagement: 10,
  growthRate: 5,
  growthKnown: true,
  contentQualityScore: 100,
  isVerified: true,
  sport: "Running",
  location: "Leeds",
  bio: "Runs.",
  contentThemes: ["Trails"],
  channels: [{ handle: "maya.runs" }],
};

const adviceOn = (key: string, lacking: Partial<ScoreInput>) =>
  explainScore({ ...FULL, ...lacking }).factors.find((factor) => factor.key === key)?.advice;

const following = (n: number) => ({ totalFollowers: n, connectedFollowers: n });
const rate = (n: number) => ({ avgEngagement: n, connectedEngagement: n });
const typed = () => ({ connectedFollowers: 0, connectedEngagement: 0 });

test.each<[string, Partial<ScoreInput>, string]>([
  ["reach", following(0), "Next: reach 1,000 followers (+5 points)."],
  ["reach", following(5_000), "Next: reach 10,000 followers (+3 points)."],
  ["reach", following(500_000), "Next: reach 1,000,000 followers (+2 points)."],
  ["reach", typed(), "Next: connect your channels (+10 points)."],
  ["engagement", rate(0), "Next: raise engagement to 2.6% (+13 points)."],
  ["engagement", rate(2.6), "Next: raise engagement to 5.2% (+12 points)."],
  ["growth", { growthRate: 4.6 }, "Next: grow by 5% in 30 days (+1 point)."],
  ["growth", { growthRate: 1 }, "Next: grow by 5% in 30 days (+12 points)."],
  ["quality", { contentQualityScore: 50 }, "Next: get content approved first time (+7 points)."],
  ["verification", { isVerified: false }, "Next: get verified (+10 points)."],
  ["completeness", { sport: "" }, "Next: add your sport (+2 points)."],
  ["completeness", { contentThemes: [] }, "Next: add content themes (+2 points)."],
  ["completeness", { channels: [{ handle: null }] }, "Next: add a social handle (+2 points)."],
  [
    "completeness",
    { sport: "", location: "", bio: "" },
    "Next: add your sport, your location and a bio (+6 points).",
  ],
])("%s: what would move it (%o)", (key, lacking, advice) => {
  expect(adviceOn(key, lacking)).toBe(advice);
});

test("a handle on any channel counts", () => {
  const channels = [{ handle: null }, { handle: "maya" }];
  expect(adviceOn("completeness", { channels })).toBeNull();
});

test("a full factor has no advice, and a step that gains nothing is not named", () => {
  expect(explainScore(FULL).factors.map(({ advice }) => advice)).toEqual(Array(6).fill(null));
  expect(adviceOn("growth", { growthRate: 4.9 })).toBeNull();
});

test("the unfinished profile comes first, then the factor with most points left", () => {
  const advice = (lacking: Partial<ScoreInput>) => explainScore({ ...FULL, ...lacking }).advice;
  expect(advice({ isVerified: false, bio: "" })).toBe("Next: add a bio (+2 points).");
  expect(advice({ isVerified: false, growthRate: 0 })).toBe(
    "Next: grow by 5% in 30 days (+15 points).",
  );
  expect(advice({ isVerified: false, growthRate: 4 })).toBe("Next: get verified (+10 points).");
});

test("the factors are named and weighted as published", () => {
  expect(explainScore(FULL).factors.map(({ label, weight }) => `${label} ${weight}`)).toEqual([
    "Reach 25",
    "Engagement 25",
    "Growth 15",
    "Content quality 15",
    "Complete profile 10",
    "Verification 10",
  ]);
});
