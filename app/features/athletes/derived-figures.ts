import type { Region } from "~db/constants";
import { locate } from "../places/places.server";
import { averageEngagement, averageReach, type Platforms, totalFollowers } from "./figures";
import { growthBase, growthRate, type Snapshot } from "./growth";
import { contentQuality, type ReviewedContent } from "./quality";
import { ambassadorScore, type ScoreInput } from "./score";

/** Columns of a profile that are computed, never typed. */
export type DerivedFigures = Pick<
  ScoreInput,
  "totalFollowers" | "avgEngagement" | "growthRate" | "growthKnown" | "contentQualityScore"
> & {
  avgReach: number;
  ambassadorScore: number;
  place: string;
  placeKeys: string;
  region: Region;
};

type Described = Omit<ScoreInput, keyof DerivedFigures>;

/** Computes all derived columns from a profile, its snapshots and its reviewed content. Pure. */
export function derivedFigures(
  profile: Described & Platforms,
  history: { today: string; snapshots: readonly Snapshot[]; items: readonly ReviewedContent[] },
): DerivedFigures {
  const followers = totalFollowers(profile);
  const figures = {
    totalFollowers: followers,
    avgEngagement: averageEngagement(profile),
    growthRate: growthRate(history.snapshots, history.today, followers),
    growthKnown: growthBase(history.snapshots, history.today) !== null,
    contentQualityScore: contentQuality(history.items),
  };
  return {
    ...figures,
    avgReach: averageReach(profile),
    ...locate(profile.location),
    ambassadorScore: ambassadorScore({ ...profile, ...figures }),
  };
}
