import { ENGAGEMENT_VALUE } from "../insights/roi";

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
  /** Has Athlete Premium, which counts where several are put in order. */
  isPremium?: boolean;
}

type Figures = Pick<Candidate, "totalFollowers" | "avgEngagement">;

/** The people who usually react to one post: the engagement rate is a share of all followers. */
export const estimatedEngagements = ({ totalFollowers, avgEngagement }: Figures): number =>
  (totalFollowers * avgEngagement) / 100;

/** What they are worth to a brand, pence. */
export const estimatedValue = (athlete: Figures): number =>
  estimatedEngagements(athlete) * ENGAGEMENT_VALUE;
