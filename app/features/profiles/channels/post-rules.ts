/** The rules of each platform for posts. Pure. */
import type { Platform } from "~db/constants";

interface PostRule {
  /**
   * How much is shown before "more". No platform publishes this; the figures are the cautious end of what people measured on
   * phones (sources in docs/decisions). A line of the caption counts as a line shown.
   */
  fold: { characters: number; lines: number };
  /** The most characters that a post takes; a title only where posts have one. */
  limits: { title?: number; caption: number };
}

export const POST_RULES: Record<Platform, PostRule> = {
  instagram: {
    fold: { characters: 125, lines: 2 },
    limits: { caption: 2200 },
  },
  tiktok: {
    fold: { characters: 100, lines: 2 },
    limits: { caption: 2200 },
  },
  youtube: {
    fold: { characters: 100, lines: 2 },
    limits: { title: 100, caption: 5000 },
  },
  x: {
    fold: { characters: 280, lines: Number.POSITIVE_INFINITY },
    limits: { caption: 280 },
  },
};

interface PostAddress {
  /** Without www or m. */
  hosts: readonly string[];
  /** The group that matches is the post's id. */
  path: RegExp;
  /** What to enter. */
  example: string;
}

/** The addresses of posts. */
export const POST_ADDRESSES: Record<Platform, PostAddress> = {
  instagram: {
    hosts: ["instagram.com"],
    // A link made by Share names the link, not the post.
    path: /^\/(?:(?!share\/)[\w.]+\/)?(?:p|reels?|tv)\/([\w-]{1,64})\/?$|^\/stories\/[\w.]+\/(\d{1,64})\/?$/,
    example:
      "an Instagram post, such as instagram.com/p/abc. Open a link made by Share first, then copy its address",
  },
  tiktok: {
    // The short addresses lead to a video, and do not name it.
    hosts: ["tiktok.com", "vm.tiktok.com", "vt.tiktok.com"],
    path: /^\/@[\w.]+\/(?:video|photo)\/([\w-]{1,64})\/?$/,
    example:
      "the TikTok video itself, such as tiktok.com/@you/video/123. Open a short link first, then copy its address",
  },
  youtube: {
    hosts: ["youtube.com", "youtu.be"],
    path: /^\/(?:shorts|live)\/([\w-]{1,64})\/?$/,
    example: "a YouTube video, such as youtube.com/watch?v=abc",
  },
  x: {
    hosts: ["x.com", "twitter.com", "mobile.twitter.com"],
    path: /^\/(?:\w{1,15}|i\/web)\/status\/(\d{1,20})(?:\/(?:photo|video)\/\d)?\/?$/,
    example: "a post on X, such as x.com/you/status/123",
  },
};

/** The platform of a host; null if we don't know it. */
export const platformAt = (host: string): Platform | null =>
  (Object.keys(POST_ADDRESSES) as Platform[]).find((platform) =>
    POST_ADDRESSES[platform].hosts.includes(host),
  ) ?? null;
