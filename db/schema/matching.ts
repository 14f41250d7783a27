import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, isOneOf, textList } from "../columns";
import { DISMISS_REASONS } from "../constants";
import { athleteProfiles } from "./athletes";
import { brandProfiles } from "./brands";
import { campaigns } from "./campaigns";

/** Recommended athletes: at most ten rows per campaign. */
export const athleteRecommendations = sqliteTable(
  "athlete_recommendations",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    athleteId: text("athlete_id")
      .notNull()
      .references(() => athleteProfiles.userId, { onDelete: "cascade" }),
    matchScore: integer("match_score").notNull(),
    matchReason: text("match_reason").notNull(),
    /** Watch-outs, one sentence each. */
    concerns: textList("concerns"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("athlete_recommendations_once").on(t.campaignId, t.athleteId),
    index("athlete_recommendations_brand").on(t.brandId, t.matchScore),
    index("athlete_recommendations_athlete").on(t.athleteId),
  ],
);

/** Athletes a brand dismissed for a campaign; later rankings leave them out. */
export const recommendationDismissals = sqliteTable(
  "recommendation_dismissals",
  {
    id: id(),
    brandId: text("brand_id")
      .notNull()
      .references(() => brandProfiles.id, { onDelete: "cascade" }),
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
    check("recommendation_dismissals_reason", isOneOf(t.reason, DISMISS_REASONS)),
    uniqueIndex("recommendation_dismissals_once").on(t.campaignId, t.athleteId),
    index("recommendation_dismissals_brand").on(t.brandId),
    index("recommendation_dismissals_athlete").on(t.athleteId),
  ],
);

/** Open campaigns whose recommendations are to be ranked again: see app/features/finding/matching/ranking-jobs.server.ts. */
export const rankingJobs = sqliteTable(
  "ranking_jobs",
  {
    campaignId: text("campaign_id")
      .primaryKey()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    /** Counts the changes that asked for it; a change during a ranking asks for another one. */
    version: integer("version").notNull().default(1),
    dueAt: at("due_at").notNull(),
    /** Until then one run has it; null when no run has it. */
    leasedUntil: at("leased_until"),
  },
  (t) => [index("ranking_jobs_due").on(t.dueAt)],
);
