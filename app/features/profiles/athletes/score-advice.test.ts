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
  ["reach", following(0), "Reach 1,000 followers to gain 5 points."],
  ["reach", following(5_000), "Reach 10,000 followers to gain 3 points."],
  ["reach", following(500_000), "Reach 1,000,000 followers to gain 2 points."],
  ["reach", typed(), "Connect your channels to gain 10 points."],
  ["engagement", rate(0), "Raise engagement to 2.6% to gain 13 points."],
  ["engagement", rate(2.6), "Raise engagement to 5.2% to gain 12 points."],
  ["growth", { growthRate: 4.6 }, "Grow by 5% in 30 days to gain 1 point."],
  ["growth", { growthRate: 1 }, "Grow by 5% in 30 days to gain 12 points."],
  ["quality", { contentQualityScore: 50 }, "Get content approved first time to gain 7 points."],
  ["verification", { isVerified: false }, "Get verified to gain 10 points."],
  ["completeness", { sport: "" }, "Add your sport to gain 2 points."],
  ["completeness", { contentThemes: [] }, "Add content themes to gain 2 points."],
  ["completeness", { channels: [{ handle: null }] }, "Add a social handle to gain 2 points."],
  [
    "completeness",
    { sport: "", location: "", bio: "" },
    "Add your sport, your location and a bio to gain 6 points.",
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
  expect(advice({ isVerified: false, bio: "" })).toBe("Add a bio to gain 2 points.");
  expect(advice({ isVerified: false, growthRate: 0 })).toBe(
    "Grow by 5% in 30 days to gain 15 points.",
  );
  expect(advice({ isVerified: false, growthRate: 4 })).toBe("Get verified to gain 10 points.");
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
