import { formatCount, formatPercent } from "~/platform/numbers";
import { ENGAGEMENT_NORM, tierOf } from "../athletes/figures";
import type { Candidate } from "./candidate";
import type { Wish } from "./rank";
import { contains, likeness, type Words, wordsOf } from "./words";

/** A part of the score, 0 to 1, with what to say of it where it speaks for the athlete, or against. */
export interface Finding {
  value: number;
  /** Half a sentence. */
  reason?: string | undefined;
  /** A whole one. */
  concern?: string | undefined;
}

export type Part =
  | "sport"
  | "engagement"
  | "reach"
  | "themes"
  | "location"
  | "growth"
  | "verification";

export const findingsOf = (
  wish: Wish,
  brief: Words,
  candidate: Candidate,
): Record<Part, Finding> => ({
  sport: sport(wish, brief, candidate),
  engagement: engagement(candidate),
  reach: reach(wish, candidate),
  themes: themes(brief, candidate),
  location: location(brief, candidate),
  growth: growth(candidate),
  verification: verification(candidate),
});

/** A target sport by name counts in full, a kind of one ("Gravel cycling" for "Cycling") nearly so. */
function sport({ targetSports }: Wish, brief: Words, candidate: Candidate): Finding {
  const own = wordsOf(candidate.sport);
  if (own.length === 0) return { value: 0, concern: "Names no sport." };
  if (targetSports.length === 0)
    return contains(brief, own)
      ? { value: 1, reason: `${candidate.sport} is in your brief` }
      : { value: 0.5 };
  const value = Math.max(...targetSports.map((target) => likeness(candidate.sport, target)));
  if (value === 0)
    return { value, concern: `${candidate.sport} is none of the sports your brief asks for.` };
  return {
    value,
    reason:
      value === 1 ? `${candidate.sport} is a target sport` : `${candidate.sport} fits your sports`,
  };
}

/** Twice the norm of the athlete's tier counts in full. */
function engagement({ avgEngagement, totalFollowers }: Candidate): Finding {
  const norm = ENGAGEMENT_NORM[tierOf(totalFollowers)];
  const rate = formatPercent(avgEngagement);
  const usual = formatPercent(norm);
  return {
    value: share(avgEngagement, 2 * norm),
    ...(avgEngagement >= norm
      ? { reason: `${rate} engagement, where ${usual} is usual for this reach` }
      : { concern: `${rate} engagement, below the ${usual} usual for this reach.` }),
  };
}

/** Four times the wished minimum counts in full; without a wish, a million followers do, on a log scale. */
function reach({ minFollowers }: Wish, { totalFollowers }: Candidate): Finding {
  const followers = formatCount(totalFollowers);
  if (!minFollowers) {
    const value = share(Math.log10(Math.max(totalFollowers, 1)), 6);
    return { value, reason: totalFollowers >= 50_000 ? `${followers} followers` : undefined };
  }
  const times = totalFollowers / minFollowers;
  return {
    value: share(times, 4),
    reason:
      times >= 1.5
        ? `${followers} followers, ${times.toFixed(1)} times your minimum`
        : `${followers} followers meet your minimum`,
  };
}

/** Two themes of the athlete that the brief speaks of count in full. */
function themes(brief: Words, { contentThemes }: Candidate): Finding {
  const shared = contentThemes.filter((theme) => contains(brief, wordsOf(theme)));
  return {
    value: share(shared.length, 2),
    reason: `posts about ${shared.slice(0, 3).join(", ").toLowerCase()}`,
  };
}

/** The brief names the athlete's place: the town counts in full, the country for half. */
function location(brief: Words, candidate: Candidate): Finding {
  const [town = "", ...wider] = candidate.location.split(",");
  const value = contains(brief, wordsOf(town))
    ? 1
    : wider.some((place) => contains(brief, wordsOf(place)))
      ? 0.5
      : 0;
  return { value, reason: `based in ${candidate.location}, which your brief names` };
}

/** Growing by 5 % in a month counts in full. */
const growth = ({ growthRate }: Candidate): Finding => ({
  value: share(growthRate, 5),
  reason: growthRate >= 1 ? `growing ${formatPercent(growthRate)} a month` : undefined,
  concern:
    growthRate <= -0.05
      ? `Lost ${formatPercent(-growthRate)} of the following in a month.`
      : undefined,
});

const verification = ({ isVerified }: Candidate): Finding =>
  isVerified ? { value: 1, reason: "verified" } : { value: 0, concern: "Not verified yet." };

const share = (amount: number, full: number) => Math.min(1, Math.max(0, amount / full));
