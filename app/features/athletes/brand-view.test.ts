import { expect, it } from "vitest";
import type { Preferences } from "../matching/preferences";
import { matchInsights } from "./brand-view";
import { profileTier } from "./figures";

const athlete = {
  userId: "maya",
  sport: "Running",
  location: "Leeds, UK",
  totalFollowers: 182_400,
  avgEngagement: 5.8,
  growthRate: 4.1,
  contentThemes: ["Trail runs"],
  isVerified: true,
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
    "Meets everything “Autumn miles” asks for.",
    "Engagement of 5.8% is above the 3.9% usual for athletes of this reach (Mid).",
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
    "Does not meet all “Autumn miles” asks for: followers 182.4K (asks for at least 500.0K); sport Running (asks for Golf).",
  );
});

it("is honest where there is nothing to compare", () => {
  expect(matchInsights({ ...athlete, avgEngagement: 1, growthRate: 0 }, [], null)).toEqual([
    "You have no open campaign yet. Create one to see how this athlete fits it.",
    "Engagement of 1.0% is below the 3.9% usual for athletes of this reach (Mid).",
    "Followers have not changed over the last 30 days.",
  ]);
});

it("says what fits a brand's preferences before all else, and what does not", () => {
  const told = (wanted: Partial<Preferences>) =>
    matchInsights(athlete, [campaign], { ...indifferent, ...wanted }).slice(0, -3);
  expect(told({})).toEqual([]);
  expect(told({ targetSports: ["Running"], targetLocations: ["Leeds"] })).toEqual([
    "Fits all your preferences: Running is a sport you prefer; based in Leeds, UK, where you look.",
  ]);
  expect(told({ preferredContentThemes: ["Trail runs"], targetFollowerMax: 50_000 })).toEqual([
    "Fits your preferences: posts about trail runs.",
    "Does not fit your preferences: 182.4K followers, above the 50.0K you prefer.",
  ]);
  expect(told({ targetSports: ["Golf"] })).toEqual([
    "Fits none of your preferences: Running is not among the sports you prefer.",
  ]);
});

it("words the middle tier for this page", () => {
  expect([profileTier("nano"), profileTier("mid")]).toEqual(["Nano", "Mid-Tier Influencer"]);
});
