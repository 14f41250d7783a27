import { formatCount, formatPercent } from "~/platform/numbers";
import { ENGAGEMENT_NORM, tierOf } from "../athletes/figures";

/**
 * Which athletes suit a campaign, and why. Pure and deterministic: the same brief and the same athletes
 * give the same answer, in whatever order the athletes come.
 *
 * 1. Hard requirements: an athlete below the minimum of followers or of engagement is not considered.
 *    Target sports are no hard requirement. Athletes name their sport in their own words ("Gravel
 *    cycling"), and a strict match would hide them; sport carries the largest weight instead.
 * 2. Seven parts, each between 0 and 1, are weighted and added up to a score of 0 to 100 (`WEIGHTS`).
 *    No part ever falls when the figure behind it rises.
 * 3. The ten highest are kept, equal scores in the order of their ids, and each says what counted.
 */
export const WEIGHTS = {
  sport: 30,
  engagement: 24,
  reach: 16,
  themes: 12,
  location: 8,
  growth: 6,
  verification: 4,
} as const;

type Part = keyof typeof WEIGHTS;

export const MOST_MATCHES = 10;

/** What a campaign asks for. */
export interface Wish {
  title: string;
  description: string;
  requirements: string;
  targetSports: readonly string[];
  deliverables: readonly string[];
  minFollowers: number | null;
  /** Percent. */
  minEngagementRate: number | null;
}

export interface Candidate {
  userId: string;
  sport: string;
  location: string;
  totalFollowers: number;
  /** Percent. */
  avgEngagement: number;
  /** Percent over about 30 days. */
  growthRate: number;
  contentThemes: readonly string[];
  isVerified: boolean;
}

export interface Match {
  athleteId: string;
  /** 0 to 100. */
  score: number;
  reason: string;
}

/** A part of the score and, where it speaks for the athlete, what to say of it. */
interface Finding {
  value: number;
  reason?: string | undefined;
}

/** The best matches, highest first. */
export function rank(wish: Wish, candidates: readonly Candidate[]): Match[] {
  const brief = wordsOf(
    [wish.title, wish.description, wish.requirements, ...wish.deliverables].join(" "),
  );
  return candidates
    .filter((candidate) => meetsRequirements(wish, candidate))
    .map((candidate) => match(wish, brief, candidate))
    .sort((a, b) => b.score - a.score || (a.athleteId < b.athleteId ? -1 : 1))
    .slice(0, MOST_MATCHES);
}

export const meetsRequirements = (wish: Wish, candidate: Candidate): boolean =>
  candidate.totalFollowers >= (wish.minFollowers ?? 0) &&
  candidate.avgEngagement >= (wish.minEngagementRate ?? 0);

function match(wish: Wish, brief: Words, candidate: Candidate): Match {
  const findings: Record<Part, Finding> = {
    sport: sport(wish, brief, candidate),
    engagement: engagement(candidate),
    reach: reach(wish, candidate),
    themes: themes(brief, candidate),
    location: location(brief, candidate),
    growth: growth(candidate),
    verification: { value: candidate.isVerified ? 1 : 0, reason: "verified" },
  };
  const parts = (Object.keys(WEIGHTS) as Part[]).map((part) => ({
    points: findings[part].value * WEIGHTS[part],
    reason: findings[part].value > 0 ? findings[part].reason : undefined,
  }));
  const score = parts.reduce((sum, { points }) => sum + points, 0);
  return { athleteId: candidate.userId, score: Math.round(score), reason: sentence(parts) };
}

/** The four things that counted most, as one sentence. */
function sentence(parts: { points: number; reason: string | undefined }[]): string {
  const told = parts
    .filter(({ reason }) => reason)
    .sort((a, b) => b.points - a.points)
    .slice(0, 4)
    .map(({ reason }) => reason)
    .join("; ");
  return told
    ? `${told.charAt(0).toUpperCase()}${told.slice(1)}.`
    : "Meets the minimums of the brief.";
}

/** A target sport by name counts in full, a kind of one ("Gravel cycling" for "Cycling") nearly so. */
function sport({ targetSports }: Wish, brief: Words, candidate: Candidate): Finding {
  const own = wordsOf(candidate.sport);
  if (own.length === 0) return { value: 0 };
  if (targetSports.length === 0)
    return contains(brief, own)
      ? { value: 1, reason: `${candidate.sport} is in your brief` }
      : { value: 0.5 };
  const value = Math.max(
    ...targetSports.map((target) => {
      const wanted = wordsOf(target);
      if (wanted.join(" ") === own.join(" ")) return 1;
      return contains(own, wanted) || contains(wanted, own) ? 0.85 : 0;
    }),
  );
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
  return {
    value: share(avgEngagement, 2 * norm),
    reason:
      avgEngagement >= norm
        ? `${rate} engagement, where ${formatPercent(norm)} is usual for this reach`
        : undefined,
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
});

const share = (amount: number, full: number) => Math.min(1, Math.max(0, amount / full));

type Words = string[];

/** Lower case, without accents, punctuation and plural s. */
const wordsOf = (text: string): Words =>
  (
    text
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));

/** Whether all words of `part`, and at least one, are among `whole`. */
const contains = (whole: Words, part: Words) =>
  part.length > 0 && part.every((word) => whole.includes(word));
