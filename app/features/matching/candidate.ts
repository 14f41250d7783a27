import { ENGAGEMENT_VALUE, forecast } from "../insights/roi";

/** What matching knows of an athlete. */
export interface Candidate {
  userId: string;
  sport: string;
  location: string;
  totalFollowers: number;
  /** Percent. */
  avgEngagement: number;
  /** Percent over about 30 days. */
  growthRate: number;
  contentThemes: readonly string[];
  isVerified: boolean;
}

type Figures = Pick<Candidate, "totalFollowers" | "avgEngagement">;

/** What the engagement that an athlete brings is worth by the ROI forecast, pence. */
export const worthOf = ({ totalFollowers, avgEngagement }: Figures): number =>
  forecast({ budget: 0, athletes: 1, followers: totalFollowers, engagement: avgEngagement })
    .engagements * ENGAGEMENT_VALUE;
