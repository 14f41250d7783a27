import type { Candidate } from "./candidate";
import { type Dismissed, LESSON_POINTS, type Lesson, lessonsOf } from "./lessons";
import { type Finding, findingsOf, type Part } from "./parts";
import { type Preferences, preferenceLines } from "./preferences";
import { type Words, wordsOf } from "./words";

/**
 * Which athletes suit a campaign, and why. Pure and deterministic: the same brief, preferences, dismissals
 * and athletes give the same answer, in whatever order the athletes come.
 *
 * 1. Hard requirements: an athlete below the minimum of followers or of engagement is not considered, nor
 *    one whom the brand dismissed for this campaign. Target sports are no hard requirement. Athletes name
 *    their sport in their own words ("Gravel cycling"), and a strict match would hide them; sport carries
 *    the largest weight instead.
 * 2. Seven parts, each between 0 and 1, are weighted and added up to a score of 0 to 100 (`WEIGHTS`).
 *    No part ever falls when the figure behind it rises.
 * 3. A brand that has set preferences gives them `PREFERENCE_POINTS` of the 100, in proportion to how many
 *    of them the athlete meets; the parts share the rest.
 * 4. Dismissals of others teach (lessons.ts): each lesson that fits the athlete costs `LESSON_POINTS`.
 * 5. The ten highest are kept, equal scores in the order of their ids. Each says what counted, and what
 *    speaks against it.
 */
export const WEIGHTS = {
  sport: 30,
  engagement: 24,
  reach: 16,
  themes: 12,
  location: 8,
  growth: 6,
  verification: 4,
} as const satisfies Record<Part, number>;

export const PREFERENCE_POINTS = 15;

export const MOST_MATCHES = 10;
const MOST_REASONS = 4;
const MOST_CONCERNS = 4;

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

/** What the brand has told besides its brief. */
export interface Told {
  preferences?: Preferences | null;
  dismissed?: readonly Dismissed[];
}

export interface Match {
  athleteId: string;
  /** 0 to 100. */
  score: number;
  reason: string;
  /** A sentence each. */
  concerns: string[];
}

/** The best matches, highest first. */
export function rank(
  wish: Wish,
  candidates: readonly Candidate[],
  { preferences = null, dismissed = [] }: Told = {},
): Match[] {
  const brief = wordsOf(
    [wish.title, wish.description, wish.requirements, ...wish.deliverables].join(" "),
  );
  const out = new Set(dismissed.map(({ userId }) => userId));
  const lessons = lessonsOf(dismissed);
  return candidates
    .filter((candidate) => !out.has(candidate.userId) && meetsRequirements(wish, candidate))
    .map((candidate) => match(wish, brief, candidate, preferences, lessons))
    .sort((a, b) => b.score - a.score || (a.athleteId < b.athleteId ? -1 : 1))
    .slice(0, MOST_MATCHES);
}

export const meetsRequirements = (wish: Wish, candidate: Candidate): boolean =>
  candidate.totalFollowers >= (wish.minFollowers ?? 0) &&
  candidate.avgEngagement >= (wish.minEngagementRate ?? 0);

interface Weighed extends Finding {
  points: number;
  lost: number;
}

function match(
  wish: Wish,
  brief: Words,
  candidate: Candidate,
  preferences: Preferences | null,
  lessons: readonly Lesson[],
): Match {
  const lines = preferences ? preferenceLines(preferences, candidate) : [];
  const met = lines.filter((line) => line.met).length;
  const fitting = lessons.filter(({ fits }) => fits(candidate));
  const room = lines.length > 0 ? 100 - PREFERENCE_POINTS : 100;

  const findings = findingsOf(wish, brief, candidate);
  const parts: Weighed[] = (Object.keys(WEIGHTS) as Part[]).map((part) => ({
    ...findings[part],
    points: (findings[part].value * WEIGHTS[part] * room) / 100,
    lost: (1 - findings[part].value) * WEIGHTS[part],
  }));
  if (lines.length > 0)
    parts.push({
      value: met / lines.length,
      points: (PREFERENCE_POINTS * met) / lines.length,
      lost: 0,
      reason: `meets ${met === lines.length ? "all" : `${met} of`} your ${lines.length} preferences`,
    });
  const points = parts.reduce((sum, part) => sum + part.points, 0) - LESSON_POINTS * fitting.length;
  return {
    athleteId: candidate.userId,
    score: Math.round(Math.max(0, points)),
    reason: sentence(parts),
    concerns: [
      ...fitting.map(({ concern }) => concern),
      ...parts.sort((a, b) => b.lost - a.lost).flatMap(({ concern }) => concern ?? []),
      ...lines.filter((line) => !line.met).map(({ own }) => `${capital(own)}.`),
    ].slice(0, MOST_CONCERNS),
  };
}

/** The things that counted most, as one sentence. */
function sentence(parts: readonly Weighed[]): string {
  const told = parts
    .filter(({ value, reason }) => value > 0 && reason)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason)
    .join("; ");
  return told ? `${capital(told)}.` : "Meets the minimums of the brief.";
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
