/** How an athlete's figures stand against what a campaign asks for. Pure; both sides read the same lines. */

import {
  findBestSport,
  listSports,
  type SportProfile,
} from "~/features/reference/sports/sport-fit";
import { formatCount, formatPercent } from "~/platform/numbers";
import { sportsText } from "./terms";

export interface FitAthlete extends SportProfile {
  totalFollowers: number;
  avgEngagement: number;
}

export interface FitCampaign {
  targetSports: string[];
  minFollowers: number | null;
  minEngagementRate: number | null;
}

export interface FitLine {
  name: "Followers" | "Engagement" | "Sport";
  required: string;
  own: string;
  met: boolean;
  /** Whether the athlete's own figure is known. An unknown figure is not a shortfall. */
  isKnown: boolean;
}

/** One line for each thing the campaign asks for; none when it asks for nothing. */
export function fitLines(athlete: FitAthlete, campaign: FitCampaign): FitLine[] {
  const { targetSports, minFollowers, minEngagementRate } = campaign;
  const lines: FitLine[] = [];
  if (minFollowers)
    lines.push({
      name: "Followers",
      required: `at least ${formatCount(minFollowers)}`,
      own: athlete.totalFollowers > 0 ? formatCount(athlete.totalFollowers) : "not known",
      met: athlete.totalFollowers >= minFollowers,
      isKnown: athlete.totalFollowers > 0,
    });
  if (minEngagementRate)
    lines.push({
      name: "Engagement",
      required: `at least ${formatPercent(minEngagementRate)}`,
      own: athlete.avgEngagement > 0 ? formatPercent(athlete.avgEngagement) : "not known",
      met: athlete.avgEngagement >= minEngagementRate,
      isKnown: athlete.avgEngagement > 0,
    });
  if (targetSports.length > 0)
    lines.push({
      name: "Sport",
      required: sportsText(targetSports),
      own: listSports(athlete).join(", ") || "not set",
      met: findBestSport(athlete, targetSports) !== null,
      isKnown: listSports(athlete).length > 0,
    });
  return lines;
}

/** 'at least 10.0K followers · Golf': what the campaign asks for and the athlete does not have, or has not said. */
export const unmetText = (lines: FitLine[]): string =>
  lines
    .filter(({ met }) => !met)
    .map(({ name, required }) =>
      name === "Sport" ? required : `${required} ${name.toLowerCase()}`,
    )
    .join(" · ");
