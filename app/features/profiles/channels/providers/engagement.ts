import type { Post } from "./provider";

/** How many posts, the newest, an engagement rate is made of. */
export const COUNTED_POSTS = 12;

/**
 * The mean of what people did with a post (likes, comments, shares) in percent of the followers, with one decimal.
 * Posts whose likes are hidden are left out: they would count as failures.
 * @param posts the newest first
 * @returns null where followers are hidden or none, or nothing can be counted
 */
export function engagementRate(followers: number | null, posts: readonly Post[]): number | null {
  if (!followers) return null;
  const counts = posts
    .slice(0, COUNTED_POSTS)
    .flatMap(({ likes, comments, shares }) =>
      likes === null ? [] : likes + (comments ?? 0) + (shares ?? 0),
    );
  if (counts.length === 0) return null;
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return Math.round((mean / followers) * 1_000) / 10;
}
