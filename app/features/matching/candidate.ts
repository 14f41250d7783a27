import { ENGAGEMENT_VALUE, forecast } from "../insights/roi";

/** The figures of an athlete that matching uses. */
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

/** The value of an athlete's engagement by the ROI forecast, pence. */
export const estimatedValue = ({ totalFollowers, avgEngagement }: Figures): number =>
  forecast({ budget: 0, athletes: 1, followers: totalFollowers, engagement: avgEngagement })
    .engagements * ENGAGEMENT_VALUE;
