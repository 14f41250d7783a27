/** Figures that follow from an athlete's three platforms. Pure. */
import { formatPercent } from "~/platform/numbers";

export interface Platforms {
  instagramFollowers: number;
  instagramEngagementRate: number;
  tiktokFollowers: number;
  tiktokEngagementRate: number;
  youtubeSubscribers: number;
  youtubeEngagementRate: number;
}

export const totalFollowers = (p: Platforms): number =>
  p.instagramFollowers + p.tiktokFollowers + p.youtubeSubscribers;

/** Mean of the three platforms' rates, percent. */
export const averageEngagement = (p: Platforms): number =>
  (p.instagramEngagementRate + p.tiktokEngagementRate + p.youtubeEngagementRate) / 3;

export type Tier = "nano" | "micro" | "mid" | "macro";

/** Total followers from which a tier begins. */
export function tierOf(followers: number): Tier {
  if (followers < 10_000) return "nano";
  if (followers < 50_000) return "micro";
  if (followers < 500_000) return "mid";
  return "macro";
}

export const TIER_LABELS: Record<Tier, string> = {
  nano: "Nano",
  micro: "Micro",
  mid: "Mid",
  macro: "Macro",
};

/** The tier as a profile page words it. */
export const profileTier = (tier: Tier): string =>
  tier === "mid" ? "Mid-Tier Influencer" : TIER_LABELS[tier];

/** A rate that may go either way: '+4.1%'. */
export const signedPercent = (rate: number) => `${rate > 0 ? "+" : ""}${formatPercent(rate)}`;

/** The engagement an athlete of this reach usually has, percent: the larger the crowd, the quieter. */
export const ENGAGEMENT_NORM: Record<Tier, number> = {
  nano: 5.2,
  micro: 4.4,
  mid: 3.9,
  macro: 2.6,
};

/** The share of followers that one post usually reaches: feeds show a small crowd more of what it follows. */
const SHARE_REACHED: Record<Tier, number> = { nano: 0.4, micro: 0.32, mid: 0.25, macro: 0.18 };

/**
 * People one post reaches, an estimate: a post goes out on one platform, so the mean following of the
 * platforms in use, times the share of the tier.
 */
export function averageReach(p: Platforms): number {
  const used = [p.instagramFollowers, p.tiktokFollowers, p.youtubeSubscribers].filter((n) => n > 0);
  if (used.length === 0) return 0;
  const total = totalFollowers(p);
  return Math.round((total / used.length) * SHARE_REACHED[tierOf(total)]);
}
