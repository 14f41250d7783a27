import type { CampaignStatus } from "~db/constants";

/** A running campaign whose last day has passed. */
export const hasEnded = (
  { status, endDate }: { status: CampaignStatus; endDate: string | null },
  today: string,
): boolean => status === "active" && endDate !== null && endDate < today;
