import { expect, it } from "vitest";
import { matchInsights, profileTier } from "./brand-view";

const athlete = { sport: "Running", totalFollowers: 182_400, avgEngagement: 5.8, growthRate: 4.1 };
const campaign = {
  title: "Autumn miles",
  targetSports: ["Running"],
  minFollowers: 25_000,
  minEngagementRate: 3,
};

it("says which open campaigns an athlete fits, and what the figures mean", () => {
  expect(matchInsights(athlete, [campaign])).toEqual([
    "Meets everything “Autumn miles” asks for.",
    "Engagement of 5.8% is above the 3.9% usual for athletes of this reach (Mid).",
    "Followers grew 4.1% over the last 30 days.",
  ]);
});

it("names what is missing", () => {
  const [sentence] = matchInsights(athlete, [
    { ...campaign, minFollowers: 500_000, targetSports: ["Golf"] },
  ]);
  expect(sentence).toBe(
    "Does not meet all “Autumn miles” asks for: followers 182.4K (asks for at least 500.0K); sport Running (asks for Golf).",
  );
});

it("is honest where there is nothing to compare", () => {
  expect(matchInsights({ ...athlete, avgEngagement: 1, growthRate: 0 }, [])).toEqual([
    "You have no open campaign yet. Create one to see how this athlete fits it.",
    "Engagement of 1.0% is below the 3.9% usual for athletes of this reach (Mid).",
    "Followers have not changed over the last 30 days.",
  ]);
});

it("words the middle tier for this page", () => {
  expect([profileTier("nano"), profileTier("mid")]).toEqual(["Nano", "Mid-Tier Influencer"]);
});
