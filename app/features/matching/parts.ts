import { formatCount, formatPercent } from "~/platform/numbers";
import { contains, likeness, type Words, wordsOf } from "~/platform/words";
import { ENGAGEMENT_NORM, tierOf } from "../athletes/figures";
import type { Candidate } from "./candidate";
import type { Wish } from "./rank";

/** What a campaign asks for, with all its texts as words. */
export interface Brief {
  wish: Wish;
  words: Words;
}

/**
 * A part of the score, and what to say of it. All candidates are valued; words are only made of those who
 * are recommended.
 */
interface Rule {
  /** 0 to 1. */
  value(candidate: Candidate, brief: Brief): number;
  /** What speaks for the athlete: half a sentence. Not asked when the value is 0. */
  reason(candidate: Candidate, brief: Brief): string | null;
  /** What speaks against: a whole one. */
  concern?(candidate: Candidate, brief: Brief): string | null;
}

export type Part =
  | "sport"
  | "engagement"
  | "reach"
  | "themes"
  | "location"
  | "growth"
  | "verification";

const share = (amount: number, full: number) => Math.min(1, Math.max(0, amount / full));

/** A target sport by name counts in full, a kind of one ("Gravel cycling" for "Cycling") nearly so. */
const sport: Rule = {
  value({ sport }, { wish: { targetSports }, words }) {
    const own = wordsOf(sport);
    if (own.length === 0) return 0;
    if (targetSports.length === 0) return contains(words, own) ? 1 : 0.5;
    return Math.max(...targetSports.map((target) => likeness(sport, target)));
  },
  reason({ sport: own }, { wish: { targetSports }, words }) {
    if (targetSports.length === 0)
      return contains(words, wordsOf(own)) ? `${own} is in your brief` : null;
    return targetSports.some((target) => likeness(own, target) === 1)
      ? `${own} is a target sport`
      : `${own} fits your sports`;
  },
  concern(candidate, brief) {
    if (sport.value(candidate, brief) > 0) return null;
    return wordsOf(candidate.sport).length === 0
      ? "Names no sport."
      : `${candidate.sport} is none of the sports your brief asks for.`;
  },
};

const normOf = ({ totalFollowers }: Candidate) => ENGAGEMENT_NORM[tierOf(totalFollowers)];

/** Twice the norm of the athlete's tier counts in full. */
const engagement: Rule = {
  value: (candidate) => share(candidate.avgEngagement, 2 * normOf(candidate)),
  reason: (candidate) =>
    candidate.avgEngagement >= normOf(candidate)
      ? `${formatPercent(candidate.avgEngagement)} engagement, where ${formatPercent(normOf(candidate))} is usual for this reach`
      : null,
  concern: (candidate) =>
    candidate.avgEngagement < normOf(candidate)
      ? `${formatPercent(candidate.avgEngagement)} engagement, below the ${formatPercent(normOf(candidate))} usual for this reach.`
      : null,
};

/** Four times the wished minimum counts in full; without a wish, a million followers do, on a log scale. */
const reach: Rule = {
  value: ({ totalFollowers }, { wish: { minFollowers } }) =>
    minFollowers
      ? share(totalFollowers / minFollowers, 4)
      : share(Math.log10(Math.max(totalFollowers, 1)), 6),
  reason({ totalFollowers }, { wish: { minFollowers } }) {
    const followers = `${formatCount(totalFollowers)} followers`;
    if (!minFollowers) return totalFollowers >= 50_000 ? followers : null;
    const times = totalFollowers / minFollowers;
    return times >= 1.5
      ? `${followers}, ${times.toFixed(1)} times your minimum`
      : `${followers} meet your minimum`;
  },
};

const spokenOf = ({ contentThemes }: Candidate, { words }: Brief) =>
  contentThemes.filter((theme) => contains(words, wordsOf(theme)));

/** Two themes of the athlete that the brief speaks of count in full. */
const themes: Rule = {
  value: (candidate, brief) => share(spokenOf(candidate, brief).length, 2),
  reason: (candidate, brief) =>
    `posts about ${spokenOf(candidate, brief).slice(0, 3).join(", ").toLowerCase()}`,
};

/** The brief names the athlete's place: the town counts in full, the country for half. */
const location: Rule = {
  value({ location: own }, { words }) {
    const [town = "", ...wider] = own.split(",");
    if (contains(words, wordsOf(town))) return 1;
    return wider.some((place) => contains(words, wordsOf(place))) ? 0.5 : 0;
  },
  reason: ({ location: own }) => `based in ${own}, which your brief names`,
};

/** Growing by 5 % in a month counts in full. */
const growth: Rule = {
  value: ({ growthRate }) => share(growthRate, 5),
  reason: ({ growthRate }) =>
    growthRate >= 1 ? `growing ${formatPercent(growthRate)} a month` : null,
  concern: ({ growthRate }) =>
    growthRate <= -0.05 ? `Lost ${formatPercent(-growthRate)} of the following in a month.` : null,
};

const verification: Rule = {
  value: ({ isVerified }) => (isVerified ? 1 : 0),
  reason: () => "verified",
  concern: ({ isVerified }) => (isVerified ? null : "Not verified yet."),
};

export const RULES: Record<Part, Rule> = {
  sport,
  engagement,
  reach,
  themes,
  location,
  growth,
  verification,
};
