import type { ListRule } from "~/platform/list-field";
import type { OverdueReview } from "~db/constants";

/** What a brand can do that has as many active campaigns as its plan includes. */
export const limitReached = (limit: number) =>
  `The free plan includes ${limit} active campaigns at a time. Complete one first, or upgrade to Brand Premium and run as many as you like.`;

export const SPORT_LENGTH = 100;

export const SPORTS: ListRule = { name: "targetSports", unique: true, commas: true };

/** The value of the radio that leaves the budget to its own field. */
export const OWN_BUDGET = "own";

/** What happens to a content item that the brand has not reviewed in time. */
export const OVERDUE_LABELS: Record<OverdueReview, string> = {
  remind: "The brand is reminded",
  approve: "Approved automatically",
};
