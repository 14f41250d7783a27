import type { DeliverableFormat, Platform } from "~db/constants";
import { FALL, PUBLISHED, PUBLISHED_SPREAD } from "./published-norms";

/**
 * What posts are expected to bring: the people they reach, how often they are shown, and engagements, each with a low and a
 * high value. Everything that expects something of posts asks here (docs/decisions/0086). Pure.
 *
 *   people reached  = followers × the format's share × (followers / 10,000) ^ -0.15, at most all followers
 *   impressions     = people reached × 1.3
 *   engagements     = followers × the channel's engagement rate, less for stories and live, at most the people reached;
 *                     where the rate is not known, the published one
 *
 * Each is multiplied by what was learned of the platform (`Learned`): from the athlete's own posts if there are enough, else
 * from completed campaigns, else nothing. A post is on one channel, so channels are never averaged.
 */

/** A channel, as far as its posts follow from it. `engagementRate` in percent of its followers. */
interface Counted {
  platform: Platform;
  followers: number;
  engagementRate: number;
}

export interface Estimate {
  low: number;
  expected: number;
  high: number;
}

/** Whose results an estimate rests on. */
type Basis = "own posts" | "completed campaigns" | "published norms";

export interface PostForecast {
  reach: Estimate;
  impressions: Estimate;
  engagements: Estimate;
  basis: Basis;
}

const IMPRESSIONS_A_PERSON = 1.3;

/** Factors of an estimate. Pure. */
export interface Spread {
  low: number;
  median: number;
  high: number;
}

/** The people a post reaches by published norms, not rounded. */
const publishedReach = (
  platform: Platform,
  format: DeliverableFormat,
  followers: number,
): number =>
  followers > 0
    ? Math.min(
        followers,
        shareOf(platform, format) * followers * (followers / 10_000) ** -FALL.reach,
      )
    : 0;

const shareOf = (platform: Platform, format: DeliverableFormat) =>
  PUBLISHED[platform].reach[format];

/** Of the channel's followers; as published where its rate is 0, which means that it is not known. */
const engagedShare = ({ platform, followers, engagementRate }: Counted): number =>
  engagementRate > 0 || followers === 0
    ? engagementRate / 100
    : Math.min(1, PUBLISHED[platform].engagement * (followers / 10_000) ** -FALL.engagement);

/** Stories and live are engaged with by as much less as they reach fewer people; a rate is measured on all posts. */
const usualEngagements = (channel: Counted, format: DeliverableFormat): number => {
  const { platform, followers } = channel;
  const usual = shareOf(platform, PUBLISHED[platform].usual);
  return followers * engagedShare(channel) * Math.min(1, shareOf(platform, format) / usual);
};

/** A post whose results are known; null for what its platform does not tell. */
export interface MeasuredPost {
  platform: Platform;
  format: DeliverableFormat | null;
  /** Of the channel at the time. */
  followers: number;
  reach: number | null;
  engagements: number | null;
}

/** What completed campaigns brought on a platform, against published norms. */
export interface PlatformNorm {
  platform: Platform;
  reach: Spread | null;
  engagements: Spread | null;
}

/** The athlete's own posts, and the norms of completed campaigns. */
export interface Learned {
  posts: readonly MeasuredPost[];
  norms: readonly PlatformNorm[];
}

export const NOTHING_LEARNED: Learned = { posts: [], norms: [] };

/** Fewer posts say little about the next one. */
const LEAST_POSTS = 3;
/** The next post differs from the earlier ones by at least this share. */
const LEAST_SPREAD = 0.15;

/** A post's result as a factor of what norms and the channel's rate expect of it, 1.2 is a fifth more; null where nothing is known or expected. */
export function compareWithNorm(
  { reach, engagements, ...post }: MeasuredPost,
  engagementRate: number,
): Record<Metric, number | null> {
  const format = post.format ?? PUBLISHED[post.platform].usual;
  const factor = (result: number | null, expected: number) =>
    result !== null && expected >= 1 ? result / expected : null;
  return {
    reach: factor(reach, publishedReach(post.platform, format, post.followers)),
    engagements: factor(engagements, usualEngagements({ ...post, engagementRate }, format)),
  };
}

type Metric = "reach" | "engagements";

/** The middle of many values and the limits of their middle half; between two values it takes the share of the way. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] as number;
    const above = sorted[Math.ceil(place)] as number;
    return below + (above - below) * (place % 1);
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** Wide enough for a single post. */
const widened = ({ low, median, high }: Spread): Spread => ({
  low: Math.min(low, median * (1 - LEAST_SPREAD)),
  median,
  high: Math.max(high, median * (1 + LEAST_SPREAD)),
});

const BASES: readonly Basis[] = ["own posts", "completed campaigns", "published norms"];
const weakest = (bases: readonly Basis[]): Basis =>
  BASES[Math.max(...bases.map((basis) => BASES.indexOf(basis)))] ?? "published norms";

function factorsFor(channel: Counted, { posts, norms }: Learned) {
  const own = posts
    .filter(({ platform }) => platform === channel.platform)
    .map((post) => compareWithNorm(post, channel.engagementRate));
  const norm = norms.find(({ platform }) => platform === channel.platform);
  const factor = (metric: Metric): [Spread, Basis] => {
    const results = own.flatMap((one) => one[metric] ?? []);
    const measured = results.length >= LEAST_POSTS ? spreadOf(results) : null;
    if (measured) return [widened(measured), "own posts"];
    const usual = norm?.[metric];
    return usual ? [widened(usual), "completed campaigns"] : [PUBLISHED_SPREAD, "published norms"];
  };
  return { reach: factor("reach"), engagements: factor("engagements") };
}

const estimate = (n: number, { low, median, high }: Spread): Estimate => ({
  low: Math.round(n * low),
  expected: Math.round(n * median),
  high: Math.round(n * high),
});

const combine = (a: Estimate, b: Estimate, how: (x: number, y: number) => number): Estimate => ({
  low: how(a.low, b.low),
  expected: how(a.expected, b.expected),
  high: how(a.high, b.high),
});

/** What one post on a channel is expected to bring. @param format null: what is usual on the platform */
export function forecastPost(
  channel: Counted,
  format: DeliverableFormat | null = null,
  learned: Learned = NOTHING_LEARNED,
): PostForecast {
  const { platform, followers } = channel;
  const made = format ?? PUBLISHED[platform].usual;
  const factors = factorsFor(channel, learned);
  const reach = estimate(publishedReach(platform, made, followers), factors.reach[0]);
  const engaged = estimate(usualEngagements(channel, made), factors.engagements[0]);
  return {
    reach,
    impressions: combine(reach, reach, (people) => Math.round(people * IMPRESSIONS_A_PERSON)),
    engagements: combine(engaged, reach, Math.min),
    basis: weakest([factors.reach[1], factors.engagements[1]]),
  };
}

/** What is to be made of a kind. */
export interface PlannedPosts {
  platform: Platform;
  format: DeliverableFormat;
  count: number;
}

const NONE: Estimate = { low: 0, expected: 0, high: 0 };

/**
 * What several posts are expected to bring together: people who see two of them count twice. Without a plan it is one usual post
 * on the channel that reaches most. What is planned where the athlete has no followers brings nothing known; null if that is all.
 */
export function forecastPosts(
  channels: readonly Counted[],
  planned: readonly PlannedPosts[],
  learned: Learned = NOTHING_LEARNED,
): PostForecast | null {
  const found =
    planned.length > 0
      ? planned.flatMap(({ platform, format, count }) => {
          const channel = channels.find((one) => one.platform === platform && one.followers > 0);
          return channel ? [{ count, post: forecastPost(channel, format, learned) }] : [];
        })
      : usualPosts(channels, learned)
          .slice(0, 1)
          .map((post) => ({ count: 1, post }));
  if (found.length === 0) return null;
  const sum = (metric: "reach" | "impressions" | "engagements") =>
    found.reduce(
      (total, { count, post }) => combine(total, post[metric], (x, y) => x + count * y),
      NONE,
    );
  return {
    reach: sum("reach"),
    impressions: sum("impressions"),
    engagements: sum("engagements"),
    basis: weakest(found.map(({ post }) => post.basis)),
  };
}

/** A usual post on each channel with followers, the one that reaches most first. */
const usualPosts = (channels: readonly Counted[], learned: Learned): PostForecast[] =>
  channels
    .filter(({ followers }) => followers > 0)
    .map((channel) => forecastPost(channel, null, learned))
    .sort((a, b) => b.reach.expected - a.reach.expected);

/** The people a usual post is expected to reach on the channel that reaches most; 0 without followers. */
export const expectedReach = (
  channels: readonly Counted[],
  learned: Learned = NOTHING_LEARNED,
): number => usualPosts(channels, learned)[0]?.reach.expected ?? 0;
