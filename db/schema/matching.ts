import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, textList } from "../columns";
import { DISMISS_REASONS } from "../constants";
import { athleteProfiles } from "./athletes";
import { brandProfiles, campaigns } from "./campaigns";

/** What matching found for a campaign: at most ten rows each. */
export const athleteRecommendations = sqliteTable(
  "athlete_recommendations",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.userId, { onDelete: "cascade" }),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    matchScore: integer("match_score").notNull(),
    matchReason: text("match_reason").notNull(),
    /** What speaks against it; a sentence each. */
    concerns: textList("concerns"),
    /** Return on the athlete's share of the budget, percent; null when the campaign names no budget. */
    roiLow: integer("roi_low"),
    roiHigh: integer("roi_high"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("athlete_recommendations_once").on(t.campaignId, t.athleteId),
    index("athlete_recommendations_brand").on(t.brandId, t.matchScore),
    index("athlete_recommendations_athlete").on(t.athleteId),
  ],
);

/** Athletes a brand does not want for a campaign; later rankings respect it. */
export const recommendationDismissals = sqliteTable(
  "recommendation_dismissals",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.userId, { onDelete: "cascade" }),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    reason: text("reason", { enum: DISMISS_REASONS }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("recommendation_dismissals_once").on(t.campaignId, t.athleteId),
    index("recommendation_dismissals_brand").on(t.brandId),
    index("recommendation_dismissals_athlete").on(t.athleteId),
  ],
);
