import { formatPercent, plural } from "~/platform/numbers";
import type { Channel } from "../channels/channel";
import { ENGAGEMENT_NORM, tierOf } from "./figures";
import { isGrowthKnown } from "./growth";

/**
 * The Ambassador Score, 0 to 100: the sum of six factors. Each factor is a share between 0 and 1 times its
 * weight, rounded to whole points, so that the factors on a screen add up to the score.
 *
 *   reach         25  followers on a log scale: 100 gives 0, 10,000 half, 1,000,000 the full weight
 *   engagement    25  mean rate relative to the norm of the tier: the norm gives half, twice the norm the full weight
 *   growth        15  followers gained in 30 days: 0 % gives 0, 5 % the full weight; a loss also gives 0
 *   quality       15  content quality (content-quality.ts), 0 to 100
 *   completeness  10  the share of expected profile fields that are filled in
 *   verification  10  verified by staff or not
 *
 * Reach and engagement count in full only where a platform has told us: four fifths of each follow from all
 * figures, one fifth from those of connected channels (`TYPED`).
 *
 * The score is monotonic in every input. Pure.
 */

export interface ScoreInput {
  totalFollowers: number;
  /** Percent, like `growthRate`. */
  avgEngagement: number;
  /** The same of the connected channels alone. */
  connectedFollowers: number;
  connectedEngagement: number;
  growthRate: number;
  /** False for a new account: its growth rate is 0 until there are figures to compare with. */
  growthKnown: boolean;
  /** 0 to 100; 0 before the first review */
  contentQualityScore: number;
  isVerified: boolean;
  sport: string;
  location: string;
  bio: string;
  contentThemes: readonly string[];
  channels: readonly Pick<Channel, "handle">[];
}

type ScoreFactorKey =
  | "reach"
  | "engagement"
  | "growth"
  | "quality"
  | "completeness"
  | "verification";

export interface ScoreFactor {
  key: ScoreFactorKey;
  label: string;
  points: number;
  weight: number;
  /** Why there is no figure yet; null when there is one. */
  unknown: string | null;
  /** What would move it: 'Being verified would add 10.' Null at full points. */
  advice: string | null;
}

export interface AmbassadorScore {
  score: number;
  factors: ScoreFactor[];
  /** The first step: complete the profile, which the athlete controls; then the factor with most points left. */
  advice: string | null;
}

interface Rule {
  label: string;
  weight: number;
  /** 0 to 1; clamped. */
  share: (s: ScoreInput) => number;
  unknown?: (s: ScoreInput) => string | null;
  /** The next reachable step: the input after it, and its name. */
  step: (s: ScoreInput) => { after: ScoreInput; called: string } | null;
}

const MIN_REACH = 100;
const FULL_REACH_DECADES = 4;
const FULL_GROWTH = 5;
const MILESTONES = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000];

const engagementNorm = (s: ScoreInput) => ENGAGEMENT_NORM[tierOf(s.totalFollowers)];

const reach = (followers: number) =>
  Math.log10(Math.max(followers, MIN_REACH) / MIN_REACH) / FULL_REACH_DECADES;

/** How much of a factor a figure earns that the athlete has typed. */
const TYPED = 0.8;

/** Of a share by all figures, and the same by those that platforms have told us. */
const weighConnected = (all: number, connected: number) =>
  TYPED * clamp(all) + (1 - TYPED) * clamp(connected);

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** The fields of a complete profile, with the wording used in advice. */
const PROFILE_FIELDS: {
  label: string;
  isFilled: (s: ScoreInput) => boolean;
  fill: Partial<ScoreInput>;
  /** Its id in the profile's form, where that is not its name here. */
  field?: string;
}[] = [
  {
    label: "your sport",
    isFilled: (s) => s.sport !== "",
    fill: { sport: "-" },
  },
  {
    label: "your location",
    isFilled: (s) => s.location !== "",
    fill: { location: "-" },
  },
  { label: "a bio", isFilled: (s) => s.bio !== "", fill: { bio: "-" } },
  {
    label: "content themes",
    isFilled: (s) => s.contentThemes.length > 0,
    fill: { contentThemes: ["-"] },
  },
  {
    label: "a social handle",
    isFilled: (s) => s.channels.some(({ handle }) => handle !== null),
    fill: { channels: [{ handle: "-" }] },
    field: "accounts",
  },
];

const RULES: Record<ScoreFactorKey, Rule> = {
  reach: {
    label: "Reach",
    weight: 25,
    share: (s) => weighConnected(reach(s.totalFollowers), reach(s.connectedFollowers)),
    step: (s) => {
      if (s.connectedFollowers < s.totalFollowers)
        return {
          after: {
            ...s,
            connectedFollowers: s.totalFollowers,
            connectedEngagement: s.avgEngagement,
          },
          called: "connect your channels",
        };
      const next = MILESTONES.find((followers) => followers > s.totalFollowers);
      if (!next) return null;
      return {
        after: { ...s, totalFollowers: next, connectedFollowers: s.connectedFollowers && next },
        called: `reach ${next.toLocaleString("en-GB")} followers`,
      };
    },
  },
  engagement: {
    label: "Engagement",
    weight: 25,
    share: (s) =>
      weighConnected(
        s.avgEngagement / (2 * engagementNorm(s)),
        s.connectedEngagement / (2 * engagementNorm(s)),
      ),
    step: (s) => {
      const goal = s.avgEngagement < engagementNorm(s) ? engagementNorm(s) : 2 * engagementNorm(s);
      return {
        after: {
          ...s,
          avgEngagement: goal,
          connectedEngagement: s.connectedFollowers > 0 ? goal : 0,
        },
        called: `raise engagement to ${formatPercent(goal)}`,
      };
    },
  },
  growth: {
    label: "Growth",
    weight: 15,
    share: (s) => s.growthRate / FULL_GROWTH,
    unknown: (s) => (isGrowthKnown(s) ? null : "Ready after your first week."),
    step: (s) => ({
      after: { ...s, growthRate: FULL_GROWTH },
      called: `grow by ${FULL_GROWTH}% in 30 days`,
    }),
  },
  quality: {
    label: "Content quality",
    weight: 15,
    share: (s) => s.contentQualityScore / 100,
    unknown: (s) =>
      s.contentQualityScore > 0 ? null : "Not known yet: no brand has reviewed content.",
    step: (s) => ({
      after: { ...s, contentQualityScore: 100 },
      called: "get content approved first time",
    }),
  },
  completeness: {
    label: "Complete profile",
    weight: 10,
    share: (s) =>
      PROFILE_FIELDS.filter(({ isFilled }) => isFilled(s)).length / PROFILE_FIELDS.length,
    step: (s) => {
      const missing = PROFILE_FIELDS.filter(({ isFilled }) => !isFilled(s));
      const names = missing.map(({ label }) => label);
      return {
        after: Object.assign({}, s, ...missing.map(({ fill }) => fill)),
        called: `add ${joinNames(names)}`,
      };
    },
  },
  verification: {
    label: "Verification",
    weight: 10,
    share: (s) => (s.isVerified ? 1 : 0),
    step: (s) => ({ after: { ...s, isVerified: true }, called: "get verified" }),
  },
};

const KEYS = Object.keys(RULES) as ScoreFactorKey[];

const points = (key: ScoreFactorKey, s: ScoreInput): number => {
  const { weight, share } = RULES[key];
  return Math.round(weight * clamp(share(s)));
};

/** The score as stored with the profile. */
export const ambassadorScore = (s: ScoreInput): number =>
  KEYS.reduce((sum, key) => sum + points(key, s), 0);

/** How far the profile is from one that brands find and can compare: its fields, in percent, in the form's order. */
export function profileProgress(s: ScoreInput) {
  const fields = [
    ...PROFILE_FIELDS.map(({ label: called, isFilled, fill, field }) => ({
      called,
      field: field ?? Object.keys(fill)[0] ?? "",
      done: isFilled(s),
    })),
    {
      called: "your followers and engagement",
      field: "accounts",
      done: s.totalFollowers > 0,
    },
  ];
  const done = fields.filter((one) => one.done).length;
  return { percent: Math.round((done / fields.length) * 100), fields };
}

/** The score with its factors, and the advice for the athlete. */
export function explainScore(s: ScoreInput): AmbassadorScore {
  const score = ambassadorScore(s);
  let most = 0;
  let best: string | null = null;
  const factors = KEYS.map((key): ScoreFactor => {
    const { label, weight, step, unknown } = RULES[key];
    const possible = points(key, s) < weight ? step(s) : null;
    const gain = possible ? ambassadorScore(possible.after) - score : 0;
    const sentence = possible && gain > 0 ? adviceSentence(possible.called, gain) : null;
    if (gain > most) {
      most = gain;
      best = sentence;
    }
    return {
      key,
      label,
      points: points(key, s),
      weight,
      unknown: unknown?.(s) ?? null,
      advice: sentence,
    };
  });
  const unfinished = factors.find(({ key }) => key === "completeness")?.advice;
  return { score, factors, advice: unfinished ?? best };
}

const adviceSentence = (step: string, gain: number): string =>
  `Next: ${step} (+${plural(gain, "point")}).`;

const joinNames = (names: string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
