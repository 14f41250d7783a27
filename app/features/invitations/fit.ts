/** How an athlete's figures stand against what a campaign asks for. Pure; both sides read the same lines. */
import { formatCount, formatPercent } from "~/platform/numbers";
import { bestSport, type Sporting, sportsOf } from "../sports/sport-fit";
import { sportsText } from "./terms";

export interface FitAthlete extends Sporting {
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
  wanted: string;
  own: string;
  met: boolean;
}

/** One line for each thing the campaign asks for; none when it asks for nothing. */
export function fitLines(athlete: FitAthlete, campaign: FitCampaign): FitLine[] {
  const { targetSports, minFollowers, minEngagementRate } = campaign;
  const lines: FitLine[] = [];
  if (minFollowers)
    lines.push({
      name: "Followers",
      wanted: `at least ${formatCount(minFollowers)}`,
      own: formatCount(athlete.totalFollowers),
      met: athlete.totalFollowers >= minFollowers,
    });
  if (minEngagementRate)
    lines.push({
      name: "Engagement",
      wanted: `at least ${formatPercent(minEngagementRate)}`,
      own: formatPercent(athlete.avgEngagement),
      met: athlete.avgEngagement >= minEngagementRate,
    });
  if (targetSports.length > 0)
    lines.push({
      name: "Sport",
      wanted: sportsText(targetSports),
      own: sportsOf(athlete).join(", ") || "not set",
      met: bestSport(athlete, targetSports) !== null,
    });
  return lines;
}
