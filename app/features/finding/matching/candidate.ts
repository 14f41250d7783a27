import type { Words } from "~/platform/match-words";
import type { Deliverable } from "~db/terms";

/** A campaign's criteria. */
export interface CampaignCriteria {
  title: string;
  description: string;
  requirements: string;
  targetSports: readonly string[];
  deliverables: readonly Deliverable[];
  minFollowers: number | null;
  /** Percent. */
  minEngagementRate: number | null;
}

/** A campaign's criteria, with its texts split into words. */
export interface Brief {
  criteria: CampaignCriteria;
  words: Words;
}

/** The figures of an athlete that matching uses. */
export interface Candidate {
  userId: string;
  sport: string;
  otherSports: readonly string[];
  location: string;
  totalFollowers: number;
  /** Percent. */
  avgEngagement: number;
  /** Percent over about 30 days. */
  growthRate: number;
  contentThemes: readonly string[];
  isVerified: boolean;
  /** Pence for a campaign, as the athlete states it; null: not stated. */
  startingRate: number | null;
}
