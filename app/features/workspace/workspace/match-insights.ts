/** Match insights on the brand's view of an athlete, derived from figures. Pure. */

import { type FitCampaign, fitLines } from "~/features/deals/invitations/fit";
import type { Candidate } from "~/features/finding/matching/candidate";
import { comparePreferences, type Preferences } from "~/features/finding/matching/preferences";
import { ENGAGEMENT_NORM, TIER_LABELS, tierOf } from "~/features/profiles/athletes/figures";
import { isGrowthKnown } from "~/features/profiles/athletes/growth";
import { sportInSentence } from "~/features/reference/sports/sport-in-sentence";
import { formatPercent } from "~/platform/numbers";

const CAMPAIGNS_NAMED = 3;

export interface InsightCampaign extends FitCampaign {
  title: string;
}

interface InsightAthlete extends Candidate {
  growthKnown: boolean;
}

/** One sentence each: fit with the brand's preferences, fit with its open campaigns, engagement, growth. */
export function matchInsights(
  athlete: InsightAthlete,
  campaigns: InsightCampaign[],
  preferences: Preferences | null,
): string[] {
  return [
    ...(preferences ? preferenceFit(athlete, preferences) : []),
    ...campaignFit(athlete, campaigns),
    engagement(athlete),
    growth(athlete),
  ];
}

function preferenceFit(athlete: Candidate, preferences: Preferences): string[] {
  const lines = comparePreferences(preferences, athlete);
  const say = (met: boolean) =>
    lines
      .filter((line) => line.met === met)
      .map(({ own }) => own)
      .join("; ");
  const [fits, misses] = [say(true), say(false)];
  return [
    ...(fits ? [`${misses ? "Fits" : "Fits all"} your preferences: ${fits}.`] : []),
    ...(misses ? [`${fits ? "Doesn't fit" : "Fits none of"} your preferences: ${misses}.`] : []),
  ];
}

function campaignFit(athlete: Candidate, campaigns: InsightCampaign[]): string[] {
  if (campaigns.length === 0)
    return ["You have no open campaigns yet. Create one to see how this athlete fits."];
  const judged = campaigns.map((campaign) => ({
    title: `“${campaign.title}”`,
    lines: fitLines(athlete, campaign),
  }));
  const fitting = judged.filter(({ lines }) => lines.every(({ met }) => met));
  const missing = judged.filter((one) => !fitting.includes(one));
  const sentences: string[] = [];
  if (fitting.length > 0) {
    const titles = named(fitting.map(({ title }) => title));
    sentences.push(
      campaigns.length === 1
        ? `Meets all the requirements of ${titles}.`
        : `Meets all the requirements of ${fitting.length} of your ${campaigns.length} open campaigns: ${titles}.`,
    );
  }
  for (const { title, lines } of missing.slice(0, CAMPAIGNS_NAMED)) {
    const reasons = lines
      .filter(({ met }) => !met)
      .map(({ name, own, required: wanted }) =>
        name === "Sport"
          ? `sport ${sportInSentence(own)} (wants ${sportInSentence(wanted)})`
          : `${name.toLowerCase()} ${own} (wants ${wanted})`,
      );
    sentences.push(`Doesn't meet all the requirements of ${title}: ${reasons.join("; ")}.`);
  }
  return sentences;
}

function named(titles: string[]): string {
  const rest = titles.length - CAMPAIGNS_NAMED;
  const first = titles.slice(0, CAMPAIGNS_NAMED).join(", ");
  return rest > 0 ? `${first} and ${rest} more` : first;
}

function engagement({ avgEngagement, totalFollowers }: Candidate): string {
  if (avgEngagement === 0) return "Engagement isn't known yet.";
  const tier = tierOf(totalFollowers);
  const norm = ENGAGEMENT_NORM[tier];
  const side = avgEngagement > norm ? "above" : avgEngagement < norm ? "below" : "at";
  return `Engagement of ${formatPercent(avgEngagement)} is ${side} the ${TIER_LABELS[tier]} tier norm of ${formatPercent(norm)}.`;
}

function growth({ growthRate, growthKnown }: InsightAthlete): string {
  if (!isGrowthKnown({ growthRate, growthKnown }))
    return "Growth is known after a week of follower figures.";
  if (growthRate === 0) return "No change in followers over the last 30 days.";
  const verb = growthRate > 0 ? "grew" : "fell";
  return `Followers ${verb} ${formatPercent(Math.abs(growthRate))} over the last 30 days.`;
}
