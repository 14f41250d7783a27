import type { Words } from "~/platform/words";

/** A campaign's criteria. */
export interface CampaignCriteria {
  title: string;
  description: string;
  requirements: string;
  targetSports: readonly string[];
  deliverables: readonly string[];
  minFollowers: number | null;
  /** Percent. */
  minEngagementRate: number | null;
}

/** A campaign's criteria, with its texts split into words. */
export interface Brief {
  criteria: CampaignCriteria;
  words: Words;
}
