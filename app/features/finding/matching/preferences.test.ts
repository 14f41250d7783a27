import { expect, test } from "vitest";
import { filterQuery } from "../discovery/filters";
import type { Candidate } from "./candidate";
import { toDiscoveryFilters } from "./discovery-filters";
import { comparePreferences, type Preferences } from "./preferences";
import { preferencesSchema } from "./schema";

const open: Preferences = {
  targetSports: [],
  targetLocations: [],
  targetFollowerMin: null,
  targetFollowerMax: null,
  targetEngagementMin: null,
  budgetMin: null,
  budgetMax: null,
  preferredContentThemes: [],
};

const runner: Candidate = {
  userId: "a",
  sport: "Trail running",
  otherSports: [],
  location: "Leeds, UK",
  totalFollowers: 50_000,
  avgEngagement: 3.5,
  growthRate: 2,
  contentThemes: ["Training diaries", "Food"],
  isVerified: false,
  startingRate: null,
};

const lines = (wanted: Partial<Preferences>, athlete = runner) =>
  comparePreferences({ ...open, ...wanted }, athlete);

test("empty preferences ask for nothing", () => {
  expect(lines({})).toEqual([]);
});

test("each preference is listed as met or not, with the athlete's figures", () => {
  const met = (wanted: Partial<Preferences>) => lines(wanted).map((line) => line.met);
  expect(met({ targetSports: ["Golf", "Running"] })).toEqual([true]);
  expect(met({ targetSports: ["Golf"] })).toEqual([false]);
  expect(met({ targetLocations: ["uk"] })).toEqual([true]);
  expect(met({ targetLocations: ["West Yorkshire"] })).toEqual([true]);
  expect(met({ targetLocations: ["Spain"] })).toEqual([false]);
  expect(met({ targetFollowerMin: 50_000, targetFollowerMax: 50_000 })).toEqual([true]);
  expect(met({ targetFollowerMax: 49_999 })).toEqual([false]);
  expect(met({ targetEngagementMin: 3.6 })).toEqual([false]);
  expect(met({ preferredContentThemes: ["training"] })).toEqual([true]);
  expect(met({ preferredContentThemes: ["Travel", "Food tests"] })).toEqual([false]);
});

test("a budget is compared with the price that the athlete states, and with nothing else", () => {
  const asking = (startingRate: number | null) =>
    lines({ budgetMin: 50_000, budgetMax: 300_000 }, { ...runner, startingRate });
  expect(asking(45_000)).toEqual([
    { name: "Budget", met: true, own: "from £450, within your budget" },
  ]);
  expect(asking(300_001)).toMatchObject([
    { met: false, own: "from £3,000.01, above your £3,000 budget" },
  ]);
  expect(asking(null)).toEqual([]);
});

test("an unknown place is left out of the comparison of locations", () => {
  const asked = { targetLocations: ["UK"] };
  expect(lines(asked, { ...runner, location: "Wasdale Head" })).toEqual([]);
  expect(lines(asked, { ...runner, location: "Wasdale Head, UK" })).toMatchObject([{ met: true }]);
  expect(lines(asked, { ...runner, location: "" })).toMatchObject([{ met: false }]);
});

test("Discover's filters never hide a preferred athlete", () => {
  const query = (wanted: Partial<Preferences>) =>
    filterQuery(toDiscoveryFilters({ ...open, ...wanted }));
  expect(query({})).toBe("");
  expect(query({ targetSports: ["Golf"] })).toBe("?sport=Golf");
  expect(query({ targetSports: ["golf"] })).toBe("?sport=Golf");
  expect(query({ targetSports: ["Golf", "Tennis"] })).toBe("");
  expect(query({ targetLocations: ["Leeds, UK", "Scotland"] })).toBe("?region=uk");
  expect(query({ targetLocations: ["UK", "Spain"] })).toBe("");
  expect(query({ targetLocations: ["Leeds"] })).toBe("?place=Leeds");
  expect(query({ targetFollowerMin: 19_999, targetEngagementMin: 3.7 })).toBe(
    "?minFollowers=10000&minEngagement=3.5",
  );
  expect(query({ targetFollowerMin: 2_000_000_000 })).toBe("?minFollowers=1000000");
  expect(query({ targetFollowerMin: 10_000, targetFollowerMax: 40_000 })).toBe(
    "?minFollowers=10000&maxFollowers=40000",
  );
  expect(query({ targetFollowerMax: 40_001 })).toBe("?maxFollowers=50000");
  expect(query({ targetFollowerMax: 0 })).toBe("?maxFollowers=10000");
  expect(query({ targetFollowerMax: 2_000_000_000 })).toBe("");
});

test("the form reports all errors at once, at their fields", () => {
  const answer = preferencesSchema.safeParse({
    targetSports: ["x".repeat(101)],
    targetLocations: [],
    targetFollowerMin: 10,
    targetFollowerMax: 5,
    targetEngagementMin: 101,
    budgetMin: -1,
    budgetMax: 1,
    preferredContentThemes: [],
  });
  const notifications = answer.error?.issues.map(({ path, message }) => [path[0], message]);
  expect(notifications).toEqual([
    ["targetSports", "Each entry can have at most 100 characters"],
    ["targetEngagementMin", "Engagement rate must be between 0 and 100"],
    ["budgetMin", "Budget must be a positive number"],
    ["targetFollowerMax", "Maximum followers must be at least the minimum"],
  ]);
});
