/** Figures computed from an athlete's channels. Pure. */
import { formatChange, formatCount, formatPercent } from "~/platform/numbers";
import { type Channel, findChannel } from "../channels/channel";

/** `engagementRate` in percent. */
export type Counted = Pick<Channel, "followers" | "engagementRate">;

export const totalFollowers = (channels: readonly Counted[]): number =>
  channels.reduce((sum, { followers }) => sum + followers, 0);

/** '5.8% engagement'; a rate of 0 is one that is not known. */
export const engagementText = (rate: number): string =>
  rate > 0 ? `${formatPercent(rate)} engagement` : "engagement not known";

const inUse = (channels: readonly Counted[]) => channels.filter(({ followers }) => followers > 0);

/** Mean rate of the channels that have followers, percent; 0 without any. */
export function averageEngagement(channels: readonly Counted[]): number {
  const used = inUse(channels);
  return used.reduce((sum, channel) => sum + channel.engagementRate, 0) / Math.max(1, used.length);
}

export type Tier = "nano" | "micro" | "mid" | "macro";

/** Total followers from which a tier begins, the lowest first. */
export const TIER_MINIMUM: Record<Tier, number> = {
  nano: 0,
  micro: 10_000,
  mid: 50_000,
  macro: 500_000,
};

const TIERS = Object.keys(TIER_MINIMUM) as Tier[];

export const tierOf = (followers: number): Tier =>
  TIERS.findLast((tier) => followers >= TIER_MINIMUM[tier]) ?? "nano";

/** The fewest and the most followers of a tier; Infinity for the highest. */
export function tierRange(tier: Tier): [least: number, most: number] {
  const above = TIERS[TIERS.indexOf(tier) + 1];
  return [TIER_MINIMUM[tier], above ? TIER_MINIMUM[above] - 1 : Number.POSITIVE_INFINITY];
}

export const TIER_LABELS: Record<Tier, string> = {
  nano: "Nano",
  micro: "Micro",
  mid: "Mid",
  macro: "Macro",
};

/** The tier's label on profile pages. */
export const profileTier = (tier: Tier): string =>
  tier === "mid" ? "Mid-Tier Influencer" : TIER_LABELS[tier];

/** Whether the channels that are typed name one that is not there now. One that is only removed is not new. */
export const namesNewChannel = (
  now: readonly Pick<Channel, "platform" | "handle">[],
  next: readonly Pick<Channel, "platform" | "handle">[],
): boolean =>
  next.some(
    ({ platform, handle }) =>
      handle !== null && handle !== (findChannel(now, platform)?.handle ?? null),
  );

export const NOT_KNOWN = "Not known yet";

export const formatGrowth = (rate: number | null): string =>
  rate === null ? NOT_KNOWN : formatChange(rate);

/** A figure of 0 is one that is not known. */
const known =
  (format: (figure: number) => string) =>
  (figure: number): string =>
    figure > 0 ? format(figure) : NOT_KNOWN;

/** Followers or reach. */
export const formatPeople = known(formatCount);

export const formatEngagement = known(formatPercent);

/** The usual engagement rate of each tier, percent; it falls as the following grows. */
export const ENGAGEMENT_NORM: Record<Tier, number> = {
  nano: 5.2,
  micro: 4.4,
  mid: 3.9,
  macro: 2.6,
};
