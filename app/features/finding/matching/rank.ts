import { deliverableName } from "~/features/campaigns/terms/deliverables";
import { normalizedWords } from "~/platform/match-words";
import type { Brief, CampaignCriteria, Candidate } from "./candidate";
import { type Dismissal, type NegativeFeedback, summarizeDismissals } from "./negative-feedback";
import {
  comparePreferences,
  computeMetShare,
  type PreferenceLine,
  type Preferences,
} from "./preferences";
import { FACTOR_RULES, type ScoreFactor } from "./score-factors";
import { PENALTY, PREFERENCE_POINTS, WEIGHTS } from "./weights";

/**
 * Ranks athletes for a campaign, with reasons. Pure and deterministic: the same brief, preferences, dismissals
 * and athletes give the same result, independent of the order of the athletes.
 *
 * 1. Hard requirements: an athlete below the minimum of followers or of engagement is not considered, nor
 *    one dismissed for this campaign or asked already. Target sports are not a hard requirement: athletes type
 *    their sport freely ("Gravel cycling"), and a strict match would hide them; sport has
 *    the largest weight instead.
 * 2. Seven factors between 0 and 1 are weighted and summed to a score of 0 to 100 (`WEIGHTS`).
 *    Every factor is monotonic in its figure.
 * 3. A brand's preferences count for `PREFERENCE_POINTS` of the 100, in proportion to how many
 *    of them the athlete meets; the factors share the rest.
 * 4. Negative feedback from dismissals (negative-feedback.ts): each that applies costs `PENALTY`.
 * 5. The ten highest are kept, each with its reasons and watch-outs. Equals are ordered by id.
 */
const FACTORS = Object.keys(WEIGHTS) as ScoreFactor[];

export const MAX_MATCHES = 10;
const MAX_REASONS = 4;
const MAX_CONCERNS = 4;

/** The brand's input besides the brief. */
export interface BrandSignals {
  preferences?: Preferences | null;
  dismissed?: readonly Dismissal[];
  /** Ids of athletes who were asked already. */
  invited?: readonly string[];
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
export function rankCandidates(
  criteria: CampaignCriteria,
  candidates: readonly Candidate[],
  { preferences = null, dismissed = [], invited = [] }: BrandSignals = {},
): Match[] {
  const asked = scoringContext(criteria, { preferences, dismissed });
  const out = new Set([...dismissed.map(({ userId }) => userId), ...invited]);
  return candidates
    .filter((candidate) => !out.has(candidate.userId) && meetsRequirements(criteria, candidate))
    .map((candidate) => ({ candidate, score: scoreCandidate(candidate, asked) }))
    .sort((a, b) => b.score - a.score || (a.candidate.userId < b.candidate.userId ? -1 : 1))
    .slice(0, MAX_MATCHES)
    .map(({ candidate, score }) => toMatch(candidate, score, asked));
}

/** Score and reasons of one athlete, also of one below the minimums. */
export function assessCandidate(
  criteria: CampaignCriteria,
  candidate: Candidate,
  signals: BrandSignals = {},
): Match {
  const asked = scoringContext(criteria, signals);
  return toMatch(candidate, scoreCandidate(candidate, asked), asked);
}

function scoringContext(
  criteria: CampaignCriteria,
  { preferences = null, dismissed = [] }: BrandSignals,
): ScoringContext {
  const texts = [
    criteria.title,
    criteria.description,
    criteria.requirements,
    ...criteria.deliverables.map(deliverableName),
  ];
  return {
    brief: { criteria, words: normalizedWords(texts.join(" ")) },
    preferences,
    negativeFeedback: summarizeDismissals(dismissed),
  };
}

const toMatch = (candidate: Candidate, score: number, context: ScoringContext): Match => ({
  athleteId: candidate.userId,
  score,
  reason: formatReason(candidate, context),
  concerns: findConcerns(candidate, context),
});

export const meetsRequirements = (criteria: CampaignCriteria, candidate: Candidate): boolean =>
  candidate.totalFollowers >= (criteria.minFollowers ?? 0) &&
  candidate.avgEngagement >= (criteria.minEngagementRate ?? 0);

/** Everything that scoring uses. */
interface ScoringContext {
  brief: Brief;
  preferences: Preferences | null;
  negativeFeedback: readonly NegativeFeedback[];
}

/** The share of the score left for the factors. */
const remainingShare = (preferred: boolean) => (preferred ? 1 - PREFERENCE_POINTS / 100 : 1);

const points = (part: ScoreFactor, candidate: Candidate, brief: Brief) =>
  FACTOR_RULES[part].value(candidate, brief) * WEIGHTS[part];

function scoreCandidate(
  candidate: Candidate,
  { brief, preferences, negativeFeedback }: ScoringContext,
): number {
  const met = preferences ? computeMetShare(preferences, candidate) : null;
  let sum = 0;
  for (const part of FACTORS) sum += points(part, candidate, brief);
  sum = sum * remainingShare(met !== null) + (met ?? 0) * PREFERENCE_POINTS;
  for (const { fits } of negativeFeedback) if (fits(candidate)) sum -= PENALTY;
  return Math.round(Math.max(0, sum));
}

/** What a preference is about, and whether the brief, which says it of this campaign, goes before it. */
const ABOUT: Partial<Record<PreferenceLine["name"], { factor: ScoreFactor; isOverridden?: true }>> =
  {
    Sports: { factor: "sport", isOverridden: true },
    Locations: { factor: "location", isOverridden: true },
    Followers: { factor: "reach" },
    Engagement: { factor: "engagement" },
    Themes: { factor: "themes", isOverridden: true },
  };

/** The preferences that an athlete doesn't meet. One that the brief overrides is left out: a row gives no reason and its contrary. */
function unmetPreferences(
  candidate: Candidate,
  { brief, preferences }: ScoringContext,
): PreferenceLine[] {
  const isReason = (factor: ScoreFactor) =>
    points(factor, candidate, brief) > 0 && FACTOR_RULES[factor].reason(candidate, brief) !== null;
  return (preferences ? comparePreferences(preferences, candidate) : []).filter(({ name, met }) => {
    const about = ABOUT[name];
    return !met && !(about?.isOverridden && isReason(about.factor));
  });
}

const SEPARATOR = " · ";

export const splitReasons = (reason: string): string[] => reason.split(SEPARATOR);

/** The strongest factors as one sentence. */
function formatReason(candidate: Candidate, context: ScoringContext): string {
  const { brief, preferences } = context;
  const lines = preferences ? comparePreferences(preferences, candidate) : [];
  const met = lines.filter((line) => line.met).length;
  const room = remainingShare(lines.length > 0);
  const unmet = unmetPreferences(candidate, context).map(({ name }) => ABOUT[name]?.factor);
  const explained = FACTORS.filter((part) => !unmet.includes(part)).map((part) => {
    const earned = points(part, candidate, brief) * room;
    return { earned, reason: earned > 0 ? FACTOR_RULES[part].reason(candidate, brief) : null };
  });
  if (met > 0)
    explained.push({
      earned: (PREFERENCE_POINTS * met) / lines.length,
      reason: metText(met, lines.length),
    });
  const most = explained
    .filter(({ reason }) => reason)
    .sort((a, b) => b.earned - a.earned)
    .slice(0, MAX_REASONS);
  if (most.length === 0) return "Meets your minimum requirements";
  return capitalize(most.map(({ reason }) => reason).join(SEPARATOR));
}

function metText(met: number, all: number): string {
  if (met < all) return `meets ${met} of your ${all} preferences`;
  return all === 1 ? "meets your preference" : `meets all ${all} of your preferences`;
}

/** Watch-outs: negative feedback, the weakest factors, unmet preferences. */
function findConcerns(candidate: Candidate, context: ScoringContext): string[] {
  const { brief, negativeFeedback } = context;
  const lost = (part: ScoreFactor) => WEIGHTS[part] - points(part, candidate, brief);
  // The sport is named once: the brief's own wish says it.
  const isNamed = FACTOR_RULES.sport.concern?.(candidate, brief) != null;
  return [
    ...negativeFeedback.filter(({ fits }) => fits(candidate)).map(({ concern }) => concern),
    ...FACTORS.toSorted((a, b) => lost(b) - lost(a)).flatMap(
      (part) => FACTOR_RULES[part].concern?.(candidate, brief) ?? [],
    ),
    ...unmetPreferences(candidate, context)
      .filter(({ name }) => !(isNamed && name === "Sports"))
      .map(({ own }) => `${capitalize(own)}.`),
  ].slice(0, MAX_CONCERNS);
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
