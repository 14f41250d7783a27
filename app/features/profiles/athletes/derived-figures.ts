import { locate } from "~/features/reference/places/places.server";
import { DAY_MS } from "~/platform/durations";
import type { Region } from "~db/constants";
import { type Channel, filterConnected } from "../channels/channel";
import { expectedReach, type Learned } from "../reach/forecast-posts";
import { computeContentQuality, type ReviewedContent } from "./content-quality";
import { averageEngagement, totalFollowers } from "./figures";
import { growthBase, growthRate, type Snapshot } from "./growth";
import { ambassadorScore, type ScoreInput } from "./score";

/** What a platform told longer ago counts like what is typed. */
const CONNECTED_FIGURES_DAYS = 60;

/** Columns of a profile that are computed, never typed. */
export type DerivedFigures = Pick<
  ScoreInput,
  | "totalFollowers"
  | "avgEngagement"
  | "connectedFollowers"
  | "connectedEngagement"
  | "growthRate"
  | "growthKnown"
  | "contentQualityScore"
> & {
  avgReach: number;
  ambassadorScore: number;
  place: string;
  placeKeys: string;
  region: Region;
};

type DescribedProfile = Omit<ScoreInput, keyof DerivedFigures>;

/** The inputs of the derived figures that are not of the profile itself. */
export interface FigureSources {
  /** 'YYYY-MM-DD' */
  today: string;
  channels: readonly Channel[];
  snapshots: readonly Snapshot[];
  items: readonly ReviewedContent[];
  learned: Learned;
}

/** Computes all derived columns from a profile, its channels, its snapshots and its reviewed content. Pure. */
export function deriveFigures(
  profile: Omit<DescribedProfile, "channels">,
  { today, channels, snapshots, items, learned }: FigureSources,
): DerivedFigures {
  const followers = totalFollowers(channels);
  const since = Date.parse(today) - CONNECTED_FIGURES_DAYS * DAY_MS;
  const measured = filterConnected(channels).filter(({ figuresAt }) => figuresAt >= since);
  const figures = {
    totalFollowers: followers,
    avgEngagement: averageEngagement(channels),
    connectedFollowers: totalFollowers(measured),
    connectedEngagement: averageEngagement(measured),
    growthRate: growthRate(snapshots, today, followers),
    growthKnown: growthBase(snapshots, today) !== null,
    contentQualityScore: computeContentQuality(items),
  };
  return {
    ...figures,
    avgReach: expectedReach(channels, learned),
    ...locate(profile.location),
    ambassadorScore: ambassadorScore({ ...profile, channels, ...figures }),
  };
}
