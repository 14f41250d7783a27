import type { Preferences } from "~/features/finding/matching/preferences";
import type { BrandKey } from "./brands";

/** What a brand of the demo looks for in general. */
export const PREFERENCES: Partial<Record<BrandKey, Preferences & { yearBudget: number }>> = {
  northlight: {
    targetSports: ["Running", "Climbing"],
    targetLocations: ["UK"],
    targetFollowerMin: 10_000,
    targetFollowerMax: 500_000,
    targetEngagementMin: 3.5,
    budgetMin: 50_000,
    budgetMax: 300_000,
    yearBudget: 3_000_000,
    preferredContentThemes: ["Training diaries", "Trail runs", "Winter miles"],
  },
};
