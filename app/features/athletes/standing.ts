import type { Region } from "~db/constants";
import { averageEngagement, averageReach, type Platforms, totalFollowers } from "./figures";
import { growthRate, type Snapshot } from "./growth";
import { contentQuality, type ReviewedPiece } from "./quality";
import { regionOf } from "./region";
import { ambassadorScore, type Standing } from "./score";

/** What is stored beside a profile because it follows from it. */
export type DerivedFigures = Pick<
  Standing,
  "totalFollowers" | "avgEngagement" | "growthRate" | "contentQualityScore"
> & { avgReach: number; ambassadorScore: number; region: Region };

type Described = Omit<Standing, keyof DerivedFigures>;

/** Everything that follows from a profile, its history and its reviewed pieces. Pure. */
export function derivedFigures(
  profile: Described & Platforms,
  history: { today: string; snapshots: readonly Snapshot[]; pieces: readonly ReviewedPiece[] },
): DerivedFigures {
  const followers = totalFollowers(profile);
  const figures = {
    totalFollowers: followers,
    avgEngagement: averageEngagement(profile),
    growthRate: growthRate(history.snapshots, history.today, followers),
    contentQualityScore: contentQuality(history.pieces),
  };
  return {
    ...figures,
    avgReach: averageReach(profile),
    region: regionOf(profile.location),
    ambassadorScore: ambassadorScore({ ...profile, ...figures }),
  };
}
