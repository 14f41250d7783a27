import { ENGAGEMENT_NORM, tierOf } from "~/features/profiles/athletes/figures";
import { widerNames } from "~/features/reference/places/places.server";
import { findBestSport, listSports } from "~/features/reference/sports/sport-fit";
import { sportInSentence } from "~/features/reference/sports/sport-in-sentence";
import { containsWords, normalizedWords, type Words } from "~/platform/match-words";
import { formatCount, formatPercent } from "~/platform/numbers";
import type { Brief, Candidate } from "./candidate";

/**
 * A factor of the score and its sentences. All candidates are scored; sentences are made only for those who
 * are recommended.
 */
interface Rule {
  /** 0 to 1. */
  value(candidate: Candidate, brief: Brief): number;
  /** A reason as half a sentence. Not called when the value is 0. */
  reason(candidate: Candidate, brief: Brief): string | null;
  /** A watch-out as a whole sentence. */
  concern?(candidate: Candidate, brief: Brief): string | null;
}

export type ScoreFactor =
  | "sport"
  | "engagement"
  | "reach"
  | "themes"
  | "location"
  | "growth"
  | "verification";

const orList = new Intl.ListFormat("en-GB", { type: "disjunction" });

const share = (amount: number, full: number) => Math.min(1, Math.max(0, amount / full));

const namesAthlete = (candidate: Candidate) =>
  listSports(candidate).filter((one) => normalizedWords(one).length > 0);

const findMentionedSport = (candidate: Candidate, words: Words) =>
  namesAthlete(candidate).find((one) => containsWords(words, normalizedWords(one)));

/** A target sport counts in full, a related one ("Gravel cycling" for "Cycling") 85 %. */
const sport: Rule = {
  value(candidate, { criteria: { targetSports }, words }) {
    if (namesAthlete(candidate).length === 0) return 0;
    if (targetSports.length === 0) return findMentionedSport(candidate, words) ? 1 : 0.5;
    return findBestSport(candidate, targetSports)?.fit ?? 0;
  },
  reason(candidate, { criteria: { targetSports }, words }) {
    if (targetSports.length === 0) {
      const own = findMentionedSport(candidate, words);
      return own ? `${own}, as in your brief` : null;
    }
    const best = findBestSport(candidate, targetSports);
    return best && (best.fit === 1 ? best.sport : `${best.sport}, close to your target sports`);
  },
  concern(candidate, brief) {
    if (sport.value(candidate, brief) > 0) return null;
    const own = namesAthlete(candidate);
    return own.length === 0
      ? "No sport listed."
      : `${own.map((one, i) => (i === 0 ? one : sportInSentence(one))).join(" and ")}; you asked for ${orList.format(brief.criteria.targetSports.map(sportInSentence))}.`;
  },
};

const findNorm = ({ totalFollowers }: Pick<Candidate, "totalFollowers">) =>
  ENGAGEMENT_NORM[tierOf(totalFollowers)];

/** From this many times the norm on, engagement is well above it. */
const WELL_ABOVE = 1.3;

function comparedWithNorm(candidate: Candidate): string {
  const times = candidate.avgEngagement / findNorm(candidate);
  if (times <= 1) return "";
  return times >= WELL_ABOVE ? ", well above similar athletes" : ", above similar athletes";
}

/** Twice the norm of the athlete's tier counts in full. */
const engagement: Rule = {
  value: (candidate) => share(candidate.avgEngagement, 2 * findNorm(candidate)),
  reason: (candidate, { criteria }) =>
    candidate.avgEngagement >= Math.max(findNorm(candidate), criteria.minEngagementRate ?? 0)
      ? `${formatPercent(candidate.avgEngagement)} engagement${comparedWithNorm(candidate)}`
      : null,
  concern({ avgEngagement, ...candidate }, { criteria: { minEngagementRate } }) {
    if (avgEngagement === 0) return "Engagement not known.";
    const own = `${formatPercent(avgEngagement)} engagement`;
    if (minEngagementRate && avgEngagement < minEngagementRate)
      return `${own}; you asked for ${formatPercent(minEngagementRate)}+.`;
    return avgEngagement < findNorm(candidate) ? `${own}, below similar athletes.` : null;
  },
};

/** Four times the minimum counts in full; without a minimum, a million followers on a log scale. */
const reach: Rule = {
  value: ({ totalFollowers }, { criteria: { minFollowers } }) =>
    minFollowers
      ? share(totalFollowers / minFollowers, 4)
      : share(Math.log10(Math.max(totalFollowers, 1)), 6),
  reason({ totalFollowers }, { criteria: { minFollowers } }) {
    return totalFollowers >= (minFollowers || 50_000)
      ? `${formatCount(totalFollowers)} followers`
      : null;
  },
  concern: ({ totalFollowers }, { criteria: { minFollowers } }) =>
    totalFollowers === 0
      ? "Followers not known."
      : minFollowers && totalFollowers < minFollowers
        ? `${formatCount(totalFollowers)} followers; you asked for ${formatCount(minFollowers)}+.`
        : null,
};

const findMentionedThemes = ({ contentThemes }: Candidate, { words }: Brief) =>
  contentThemes.filter((theme) => containsWords(words, normalizedWords(theme)));

/** Two of the athlete's themes mentioned in the brief count in full. */
const themes: Rule = {
  value: (candidate, brief) => share(findMentionedThemes(candidate, brief).length, 2),
  reason: (candidate, brief) =>
    `posts about ${findMentionedThemes(candidate, brief).slice(0, 3).join(", ").toLowerCase()}`,
};

/** The athlete's town mentioned in the brief counts in full, the county, nation or country half. */
const location: Rule = {
  value({ location: own }, { words }) {
    const [town = "", ...wider] = own.split(",");
    if (containsWords(words, normalizedWords(town))) return 1;
    return [...wider, ...widerNames(own)].some((place) =>
      containsWords(words, normalizedWords(place)),
    )
      ? 0.5
      : 0;
  },
  reason: ({ location: own }) => `based in ${own}, as mentioned in your brief`,
};

/** Growth of 5 % in a month counts in full. */
const growth: Rule = {
  value: ({ growthRate }) => share(growthRate, 5),
  reason: ({ growthRate }) =>
    growthRate >= 1 ? `growing ${formatPercent(growthRate)} a month` : null,
  concern: ({ growthRate }) =>
    growthRate <= -0.05 ? `Followers down ${formatPercent(-growthRate)} in a month.` : null,
};

const verification: Rule = {
  value: ({ isVerified }) => (isVerified ? 1 : 0),
  reason: () => "verified",
  concern: ({ isVerified }) => (isVerified ? null : "Not verified yet."),
};

export const FACTOR_RULES: Record<ScoreFactor, Rule> = {
  sport,
  engagement,
  reach,
  themes,
  location,
  growth,
  verification,
};
