import { expect, test } from "vitest";
import { forecastPosts } from "~/features/profiles/reach/forecast-posts";
import { costOf, feeOf, ratePotential } from "./potential";

const channels = [{ platform: "instagram" as const, followers: 40_000, engagementRate: 5 }];
// 40,000 x 5 %: 2,000 engagements are expected.
const forecast = forecastPosts(channels, []);

test("the cost is the offer, else the athlete's rate, else the campaign's fee", () => {
  expect(costOf({ offer: 1, startingRate: 2, campaignFee: 3 })).toBe(1);
  expect(costOf({ startingRate: 2, campaignFee: 3 })).toBe(2);
  expect(costOf({ startingRate: null, campaignFee: 3 })).toBe(3);
  expect(costOf({ startingRate: null, campaignFee: null })).toBeNull();
  expect(feeOf({ feeFrom: 20_000, feeTo: 30_000 })).toBe(25_000);
  expect(feeOf({ feeFrom: null, feeTo: null })).toBeNull();
});

test("the potential follows from what an engagement costs", () => {
  expect(ratePotential(forecast, 50_000).word).toBe("High");
  expect(ratePotential(forecast, 50_001).word).toBe("Fair");
  expect(ratePotential(forecast, 100_000).word).toBe("Fair");
  expect(ratePotential(forecast, 100_001).word).toBe("Low");
  expect(ratePotential(forecast, 40_000).reason).toBe(
    "1.2K to 3.2K engagements expected for £400, about £0.20 each.",
  );
});

test("what is not known is said, and is never 0", () => {
  expect(ratePotential(forecast, null)).toEqual({
    word: "Not known",
    reason: "1.2K to 3.2K engagements expected, no price yet.",
  });
  for (const known of [
    null,
    forecastPosts([{ platform: "x", followers: 5, engagementRate: 0 }], []),
  ]) {
    const { word, reason } = ratePotential(known, 40_000);
    expect(word).toBe("Not known");
    expect(reason).not.toContain("0");
  }
});
