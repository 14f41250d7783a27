import { wordsOf } from "~/platform/words";
import type { Candidate } from "./candidate";
import { type Dismissed, LESSON_POINTS, type Lesson, lessonsOf } from "./lessons";
import { type Brief, type Part, RULES } from "./parts";
import { metShare, type Preferences, preferenceLines } from "./preferences";

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

const PARTS = Object.keys(WEIGHTS) as Part[];

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
  const texts = [wish.title, wish.description, wish.requirements, ...wish.deliverables];
  const asked: Asked = {
    brief: { wish, words: wordsOf(texts.join(" ")) },
    preferences,
    lessons: lessonsOf(dismissed),
  };
  const out = new Set(dismissed.map(({ userId }) => userId));
  return candidates
    .filter((candidate) => !out.has(candidate.userId) && meetsRequirements(wish, candidate))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, asked) }))
    .sort((a, b) => b.score - a.score || (a.candidate.userId < b.candidate.userId ? -1 : 1))
    .slice(0, MOST_MATCHES)
    .map(({ candidate, score }) => ({
      athleteId: candidate.userId,
      score,
      reason: reasonFor(candidate, asked),
      concerns: concernsAbout(candidate, asked),
    }));
}

export const meetsRequirements = (wish: Wish, candidate: Candidate): boolean =>
  candidate.totalFollowers >= (wish.minFollowers ?? 0) &&
  candidate.avgEngagement >= (wish.minEngagementRate ?? 0);

/** All that speaks for or against an athlete. */
interface Asked {
  brief: Brief;
  preferences: Preferences | null;
  lessons: readonly Lesson[];
}

/** What preferences leave for the parts to share. */
const roomBeside = (preferred: boolean) => (preferred ? 1 - PREFERENCE_POINTS / 100 : 1);

const points = (part: Part, candidate: Candidate, brief: Brief) =>
  RULES[part].value(candidate, brief) * WEIGHTS[part];

function scoreOf(candidate: Candidate, { brief, preferences, lessons }: Asked): number {
  const met = preferences ? metShare(preferences, candidate) : null;
  let sum = 0;
  for (const part of PARTS) sum += points(part, candidate, brief);
  sum = sum * roomBeside(met !== null) + (met ?? 0) * PREFERENCE_POINTS;
  for (const { fits } of lessons) if (fits(candidate)) sum -= LESSON_POINTS;
  return Math.round(Math.max(0, sum));
}

/** The things that counted most, as one sentence. */
function reasonFor(candidate: Candidate, { brief, preferences }: Asked): string {
  const lines = preferences ? preferenceLines(preferences, candidate) : [];
  const met = lines.filter((line) => line.met).length;
  const room = roomBeside(lines.length > 0);
  const told = PARTS.map((part) => {
    const earned = points(part, candidate, brief) * room;
    return { earned, reason: earned > 0 ? RULES[part].reason(candidate, brief) : null };
  });
  if (met > 0)
    told.push({
      earned: (PREFERENCE_POINTS * met) / lines.length,
      reason: `meets ${met === lines.length ? "all" : `${met} of`} your ${lines.length} preferences`,
    });
  const most = told
    .filter(({ reason }) => reason)
    .sort((a, b) => b.earned - a.earned)
    .slice(0, MOST_REASONS);
  if (most.length === 0) return "Meets the minimums of the brief.";
  return `${capital(most.map(({ reason }) => reason).join("; "))}.`;
}

/** What was learnt, what costs the most points, and what the brand would rather have. */
function concernsAbout(candidate: Candidate, { brief, preferences, lessons }: Asked): string[] {
  const lost = (part: Part) => WEIGHTS[part] - points(part, candidate, brief);
  return [
    ...lessons.filter(({ fits }) => fits(candidate)).map(({ concern }) => concern),
    ...PARTS.toSorted((a, b) => lost(b) - lost(a)).flatMap(
      (part) => RULES[part].concern?.(candidate, brief) ?? [],
    ),
    ...(preferences ? preferenceLines(preferences, candidate) : [])
      .filter(({ met }) => !met)
      .map(({ own }) => `${capital(own)}.`),
  ].slice(0, MOST_CONCERNS);
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
