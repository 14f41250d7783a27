import { expect, it } from "vitest";
import type { Preferences } from "~/features/finding/matching/preferences";
import { profileTier } from "~/features/profiles/athletes/figures";
import { matchInsights } from "./match-insights";

const athlete = {
  userId: "maya",
  sport: "Running",
  otherSports: [],
  location: "Leeds, UK",
  totalFollowers: 182_400,
  avgEngagement: 5.8,
  growthRate: 4.1,
  growthKnown: true,
  contentThemes: ["Trail runs"],
  isVerified: true,
  startingRate: null,
};
const indifferent = {
  targetSports: [],
  targetLocations: [],
  targetFollowerMin: null,
  targetFollowerMax: null,
  targetEngagementMin: null,
  budgetMin: null,
  budgetMax: null,
  preferredContentThemes: [],
};
const campaign = {
  title: "Autumn miles",
  targetSports: ["Running"],
  minFollowers: 25_000,
  minEngagementRate: 3,
};

it("says which open campaigns an athlete fits, and what the figures mean", () => {
  expect(matchInsights(athlete, [campaign], null)).toEqual([
    "Meets all the requirements of “Autumn miles”.",
    "Engagement of 5.8% is above the Mid tier norm of 3.9%.",
    "Followers grew 4.1% over the last 30 days.",
  ]);
});

it("names what is missing", () => {
  const [sentence] = matchInsights(
    athlete,
    [{ ...campaign, minFollowers: 500_000, targetSports: ["Golf"] }],
    null,
  );
  expect(sentence).toBe(
    "Doesn't meet all the requirements of “Autumn miles”: followers 182.4K (wants at least 500.0K); sport running (wants golf).",
  );
});

it("makes no claim without figures to compare", () => {
  expect(matchInsights({ ...athlete, avgEngagement: 1, growthRate: 0 }, [], null)).toEqual([
    "You have no open campaigns yet. Create one to see how this athlete fits.",
    "Engagement of 1.0% is below the Mid tier norm of 3.9%.",
    "No change in followers over the last 30 days.",
  ]);
});

it("says of an engagement of 0 that it isn't known, not that it is low", () => {
  const isNew = { ...athlete, avgEngagement: 0 };
  const asked = { ...indifferent, targetEngagementMin: 3, targetFollowerMin: 1_000 };
  const sentences = matchInsights(isNew, [campaign], asked);
  expect(sentences).toContain("Engagement isn't known yet.");
  expect(sentences).toContain("Doesn't fit your preferences: engagement not known.");
  expect(sentences.join(" ")).not.toContain("0.0%");
});

it("says that the growth of a new account is not known", () => {
  const isNew = { ...athlete, growthRate: 0, growthKnown: false };
  expect(matchInsights(isNew, [campaign], null).at(-1)).toBe(
    "Growth is known after a week of follower figures.",
  );
});

it("lists the fit with the brand's preferences first", () => {
  const notifications = (wanted: Partial<Preferences>) =>
    matchInsights(athlete, [campaign], { ...indifferent, ...wanted }).slice(0, -3);
  expect(notifications({})).toEqual([]);
  expect(notifications({ targetSports: ["Running"], targetLocations: ["Leeds"] })).toEqual([
    "Fits all your preferences: running, one of your sports; based in Leeds, UK, one of your locations.",
  ]);
  expect(
    notifications({ preferredContentThemes: ["Trail runs"], targetFollowerMax: 50_000 }),
  ).toEqual([
    "Fits your preferences: posts about trail runs.",
    "Doesn't fit your preferences: 182.4K followers, above your 50.0K maximum.",
  ]);
  expect(notifications({ targetSports: ["Golf"] })).toEqual([
    "Fits none of your preferences: running, not a sport in your preferences.",
  ]);
});

it("labels the middle tier for this page", () => {
  expect([profileTier("nano"), profileTier("mid")]).toEqual(["Nano", "Mid-Tier Influencer"]);
});
