import { formatPercent } from "~/platform/numbers";
import { ENGAGEMENT_NORM, tierOf } from "./figures";

/**
 * The Ambassador Score, 0 to 100: the sum of six parts. Each part is a share between 0 and 1 times its
 * weight, rounded to whole points, so what a screen shows of the parts adds up to the score.
 *
 *   reach         25  followers on a log scale: 100 is nothing, 10,000 half, 1,000,000 all of it
 *   engagement    25  mean rate against the norm of the tier: the norm is half, twice the norm all of it
 *   growth        15  followers won in 30 days: 0 % is nothing, 5 % all of it; losing some costs no more
 *   quality       15  content quality from reviewed pieces (quality.ts), 0 to 100
 *   completeness  10  the share of what a profile should say that it says
 *   verification  10  checked by staff, or not
 *
 * More of anything never lowers it. Pure.
 */

export interface Standing {
  totalFollowers: number;
  /** Percent, like `growthRate`. */
  avgEngagement: number;
  growthRate: number;
  /** 0 to 100 */
  contentQualityScore: number;
  isVerified: boolean;
  sport: string;
  location: string;
  bio: string;
  contentThemes: readonly string[];
  instagramHandle: string | null;
  tiktokHandle: string | null;
  youtubeHandle: string | null;
}

export type PartKey =
  | "reach"
  | "engagement"
  | "growth"
  | "quality"
  | "completeness"
  | "verification";

export interface ScorePart {
  key: PartKey;
  label: string;
  points: number;
  weight: number;
  /** What would move it: 'Being verified would add 10.' Null when nothing more is to be had. */
  advice: string | null;
}

export interface AmbassadorScore {
  score: number;
  parts: ScorePart[];
  /** What to do first: complete the profile, which needs no luck; then the part with most to win. */
  advice: string | null;
}

/** Whose score it is to the reader of the advice. */
export type Whose = "your" | "their";

interface Rule {
  label: string;
  weight: number;
  /** 0 to 1; what is outside is cut off. */
  share: (s: Standing) => number;
  /** A step within reach: how the athlete would stand, and what it is called. */
  step: (s: Standing, whose: Whose) => { after: Standing; called: string } | null;
}

const SMALLEST_REACH = 100;
const FULL_REACH_DECADES = 4;
const FULL_GROWTH = 5;
const MILESTONES = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000];

const norm = (s: Standing) => ENGAGEMENT_NORM[tierOf(s.totalFollowers)];

/** What a complete profile says, as a reader would ask for it. */
const ASKED: {
  called: (whose: Whose) => string;
  said: (s: Standing) => boolean;
  fill: Partial<Standing>;
}[] = [
  { called: (whose) => `${whose} sport`, said: (s) => s.sport !== "", fill: { sport: "-" } },
  {
    called: (whose) => `${whose} location`,
    said: (s) => s.location !== "",
    fill: { location: "-" },
  },
  { called: () => "a bio", said: (s) => s.bio !== "", fill: { bio: "-" } },
  {
    called: () => "content themes",
    said: (s) => s.contentThemes.length > 0,
    fill: { contentThemes: ["-"] },
  },
  {
    called: () => "a social handle",
    said: (s) => Boolean(s.instagramHandle || s.tiktokHandle || s.youtubeHandle),
    fill: { instagramHandle: "-" },
  },
];

const RULES: Record<PartKey, Rule> = {
  reach: {
    label: "Reach",
    weight: 25,
    share: (s) =>
      Math.log10(Math.max(s.totalFollowers, SMALLEST_REACH) / SMALLEST_REACH) / FULL_REACH_DECADES,
    step: (s) => {
      const next = MILESTONES.find((followers) => followers > s.totalFollowers);
      if (!next) return null;
      return {
        after: { ...s, totalFollowers: next },
        called: `Reaching ${next.toLocaleString("en-GB")} followers`,
      };
    },
  },
  engagement: {
    label: "Engagement",
    weight: 25,
    share: (s) => s.avgEngagement / (2 * norm(s)),
    step: (s) => {
      const goal = s.avgEngagement < norm(s) ? norm(s) : 2 * norm(s);
      return {
        after: { ...s, avgEngagement: goal },
        called: `An engagement rate of ${formatPercent(goal)}`,
      };
    },
  },
  growth: {
    label: "Growth",
    weight: 15,
    share: (s) => s.growthRate / FULL_GROWTH,
    step: (s) => ({
      after: { ...s, growthRate: FULL_GROWTH },
      called: `Growing by ${FULL_GROWTH}% in 30 days`,
    }),
  },
  quality: {
    label: "Content quality",
    weight: 15,
    share: (s) => s.contentQualityScore / 100,
    step: (s) => ({
      after: { ...s, contentQualityScore: 100 },
      called: "Content approved at its first review",
    }),
  },
  completeness: {
    label: "Complete profile",
    weight: 10,
    share: (s) => ASKED.filter(({ said }) => said(s)).length / ASKED.length,
    step: (s, whose) => {
      const missing = ASKED.filter(({ said }) => !said(s));
      const names = missing.map(({ called }) => called(whose));
      return {
        after: Object.assign({}, s, ...missing.map(({ fill }) => fill)),
        called: `Adding ${listed(names)}`,
      };
    },
  },
  verification: {
    label: "Verification",
    weight: 10,
    share: (s) => (s.isVerified ? 1 : 0),
    step: (s) => ({ after: { ...s, isVerified: true }, called: "Being verified" }),
  },
};

const KEYS = Object.keys(RULES) as PartKey[];

const points = (key: PartKey, s: Standing): number => {
  const { weight, share } = RULES[key];
  return Math.round(weight * Math.min(1, Math.max(0, share(s))));
};

/** The score alone, as it is stored with the profile. */
export const ambassadorScore = (s: Standing): number =>
  KEYS.reduce((sum, key) => sum + points(key, s), 0);

/** The score with its parts and what would move it. */
export function explainScore(s: Standing, whose: Whose = "your"): AmbassadorScore {
  const score = ambassadorScore(s);
  let most = 0;
  let best: string | null = null;
  const parts = KEYS.map((key): ScorePart => {
    const { label, weight, step } = RULES[key];
    const possible = points(key, s) < weight ? step(s, whose) : null;
    const gain = possible ? ambassadorScore(possible.after) - score : 0;
    const sentence = possible && gain > 0 ? `${possible.called} would add ${gain}.` : null;
    if (gain > most) {
      most = gain;
      best = sentence;
    }
    return { key, label, points: points(key, s), weight, advice: sentence };
  });
  const unfinished = parts.find(({ key }) => key === "completeness")?.advice;
  return { score, parts, advice: unfinished ?? best };
}

const listed = (names: string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
