import { eq, or } from "drizzle-orm";
import { brandOfPerson, ownedByBrand } from "~/features/identity/accounts/brand-members";
import { notPersonal, personal } from "~/platform/personal-data";
import {
  athleteRecommendations,
  brandPreferences,
  rankingJobs,
  recommendationDismissals,
} from "~db/schema";

export const matchingData = [
  personal(athleteRecommendations, {
    what: "Matches",
    why: "contract",
    visibleTo: "the brand",
    about: ({ id }) =>
      or(
        eq(athleteRecommendations.brandId, brandOfPerson(id)),
        eq(athleteRecommendations.athleteId, id),
      ),
    exported: [
      "id",
      "brandId",
      "campaignId",
      "athleteId",
      "matchScore",
      "matchReason",
      "concerns",
      "createdAt",
    ],
    erasure: { how: "deleted" },
  }),
  personal(recommendationDismissals, {
    what: "Matches that were dismissed",
    why: "contract",
    visibleTo: "the brand",
    about: ownedByBrand(recommendationDismissals.brandId),
    exported: ["id", "brandId", "campaignId", "athleteId", "reason", "createdAt"],
    erasure: {
      how: "deleted",
      rows: ({ id }) =>
        or(
          eq(recommendationDismissals.brandId, brandOfPerson(id)),
          eq(recommendationDismissals.athleteId, id),
        ),
    },
  }),
  personal(brandPreferences, {
    what: "Match preferences",
    why: "contract",
    visibleTo: "no one",
    about: ownedByBrand(brandPreferences.brandId),
    exported: [
      "brandId",
      "targetSports",
      "targetLocations",
      "targetFollowerMin",
      "targetFollowerMax",
      "targetEngagementMin",
      "budgetMin",
      "budgetMax",
      "yearBudget",
      "preferredContentThemes",
      "updatedAt",
      "version",
    ],
    erasure: { how: "deleted" },
  }),
  notPersonal(rankingJobs, "which campaigns are to be matched again"),
];
