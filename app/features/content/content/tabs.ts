import { CONTENT_STATUSES } from "~db/constants";
import type { ShownStatus } from "./status";
import { APPROVED_STATUSES } from "./status-tables";

export const ATHLETE_TABS = [
  "all",
  "drafts",
  "returned",
  "in-review",
  "approved",
  "posted",
] as const;
export type AthleteTab = (typeof ATHLETE_TABS)[number];

export const BRAND_TABS = ["pending", "decided", "changes", "everything"] as const;
export type BrandTab = (typeof BRAND_TABS)[number];

/** The states shown per tab. */
export const STATUSES_OF: Record<AthleteTab | BrandTab, readonly ShownStatus[]> = {
  all: [...CONTENT_STATUSES, "removed", "closed"],
  drafts: ["draft", "polishing"],
  returned: ["rejected"],
  "in-review": ["awaiting_review"],
  approved: ["approved"],
  posted: ["posted"],
  pending: ["awaiting_review", "polishing"],
  decided: APPROVED_STATUSES,
  changes: ["rejected"],
  everything: [...CONTENT_STATUSES, "flagged", "closed"],
};

/** The number of content items in a tab. */
export const countTab = (
  counts: Partial<Record<ShownStatus, number>>,
  tab: AthleteTab | BrandTab,
): number => STATUSES_OF[tab].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
