/** What came of an athlete's posts, added up. Pure. */
import { dayOf } from "~/platform/dates";
import type { FigureSource, Platform } from "~db/constants";

/** A post with the figures of its latest span; null is what its platform, or the athlete, does not say. */
export interface PostResult {
  id: string;
  title: string;
  campaignId: string;
  campaign: string;
  platform: Platform | null;
  url: string | null;
  /** When it was posted, and when its figures were taken (ms). */
  postedAt: number;
  takenAt: number | null;
  source: FigureSource | null;
  /** Of its channel when it was posted, or else as known today. */
  followers: number | null;
  impressions: number | null;
  reach: number | null;
  engagements: number | null;
  clicks: number | null;
  views: number | null;
}

/** Platforms that no longer tell impressions tell views. */
export const impressionsOf = ({ impressions, views }: Pick<PostResult, "impressions" | "views">) =>
  impressions ?? views;

export interface Total {
  /** Null: not one post says it. */
  value: number | null;
  /** How many posts say it. */
  known: number;
}

export interface Totals {
  posts: number;
  impressions: Total;
  /** For how many posts views stand for impressions. */
  byViews: number;
  reach: Total;
  engagements: Total;
  /** The mean of the posts' rates: engagements for each follower, percent. */
  engagementRate: Total;
}

/** Percent. */
const computeRate = ({ engagements, followers }: PostResult) =>
  engagements === null || !followers ? null : (engagements / followers) * 100;

const mean = ({ value, known }: Total): Total => ({
  value: value === null ? null : value / known,
  known,
});

function sumPosts(posts: readonly PostResult[], pick: (post: PostResult) => number | null): Total {
  const values = posts.map(pick).filter((value) => value !== null);
  return {
    value: values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null,
    known: values.length,
  };
}

export const computeTotals = (posts: readonly PostResult[]): Totals => ({
  posts: posts.length,
  impressions: sumPosts(posts, impressionsOf),
  byViews: posts.filter(({ impressions, views }) => impressions === null && views !== null).length,
  reach: sumPosts(posts, ({ reach }) => reach),
  engagements: sumPosts(posts, ({ engagements }) => engagements),
  engagementRate: mean(sumPosts(posts, computeRate)),
});

/** The clicks that our own link for a campaign counted in some time. */
export interface LinkClicks {
  campaignId: string;
  clicks: number;
}

/**
 * Clicks of these posts' campaigns. Our link counts them where a campaign has one, and then what is told of its posts does not
 * count, because the same click would be in both.
 */
export function countClicks(posts: readonly PostResult[], links: readonly LinkClicks[]) {
  const linked = new Set(links.map(({ campaignId }) => campaignId));
  const unlinkedPosts = posts.filter(({ campaignId }) => !linked.has(campaignId));
  const values = [
    ...links.map(({ clicks }) => clicks),
    ...unlinkedPosts.flatMap(({ clicks }) => clicks ?? []),
  ];
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null;
}

/** From one period to the next: percent, `from_zero` where that is not defined, null where either is not known. */
export type Change = number | "from_zero" | null;

export function computeChange(value: number | null, previous: number | null): Change {
  if (value === null || previous === null) return null;
  if (previous === 0) return value === 0 ? 0 : "from_zero";
  return ((value - previous) / previous) * 100;
}

/** Posts of the days from the first one on, up to but without the second. */
export const filterPostedBetween = (posts: readonly PostResult[], from: string, to = "9999") =>
  posts.filter(({ postedAt }) => dayOf(postedAt) >= from && dayOf(postedAt) < to);

export interface MonthTotals extends Totals {
  /** 'YYYY-MM' */
  month: string;
}

/** Each month's posts, by the month in which they were posted. */
export const computeMonthTotals = (
  posts: readonly PostResult[],
  months: readonly string[],
): MonthTotals[] =>
  months.map((month) => ({
    month,
    ...computeTotals(posts.filter(({ postedAt }) => dayOf(postedAt).startsWith(month))),
  }));

/** Groups of posts, that with the most engagements first. */
export function groupPosts<K extends string | null>(
  posts: readonly PostResult[],
  key: (post: PostResult) => K,
) {
  return [...new Set(posts.map(key))]
    .map((id) => {
      const group = posts.filter((post) => key(post) === id);
      return { id, posts: group, totals: computeTotals(group) };
    })
    .sort((a, b) => (b.totals.engagements.value ?? -1) - (a.totals.engagements.value ?? -1));
}

const BEST = 5;

/** Those with the most engagements, then impressions. */
export const selectBestPosts = (posts: readonly PostResult[]): PostResult[] =>
  posts
    .filter(({ engagements }) => engagements !== null)
    .sort(
      (a, b) =>
        (b.engagements ?? 0) - (a.engagements ?? 0) ||
        (impressionsOf(b) ?? 0) - (impressionsOf(a) ?? 0),
    )
    .slice(0, BEST);
