/** What differs from platform to platform, each stated once. Pure. */
import { PLATFORMS, type Platform } from "~db/constants";

interface PlatformFacts {
  name: string;
  /**
   * How much of a caption is shown before "more". No platform publishes this; the figures are the cautious end of what people
   * measured on phones (sources in docs/decisions). A line of the caption counts as a line shown.
   */
  fold: { characters: number; lines: number };
  /** The most characters that a post takes; a title only where posts have one. */
  limits: { title?: number; caption: number };
  /** What it calls a short clip. */
  clip: [one: string, many: string];
  /** The hosts of its addresses, without www or m. */
  hosts: readonly string[];
  /** The path of a post's address; the group that matches is the post's id. */
  postPath: RegExp;
  /** What to enter as the address of a post. */
  postExample: string;
}

export const PLATFORM_FACTS: Record<Platform, PlatformFacts> = {
  instagram: {
    name: "Instagram",
    fold: { characters: 125, lines: 2 },
    limits: { caption: 2200 },
    clip: ["reel", "reels"],
    hosts: ["instagram.com"],
    // A link made by Share names the link, not the post.
    postPath:
      /^\/(?:(?!share\/)[\w.]+\/)?(?:p|reels?|tv)\/([\w-]{1,64})\/?$|^\/stories\/[\w.]+\/(\d{1,64})\/?$/,
    postExample:
      "an Instagram post, such as instagram.com/p/abc. Open a link made by Share first, then copy its address",
  },
  tiktok: {
    name: "TikTok",
    fold: { characters: 100, lines: 2 },
    limits: { caption: 2200 },
    clip: ["clip", "clips"],
    // The short addresses lead to a video, and do not name it.
    hosts: ["tiktok.com", "vm.tiktok.com", "vt.tiktok.com"],
    postPath: /^\/@[\w.]+\/(?:video|photo)\/([\w-]{1,64})\/?$/,
    postExample:
      "the TikTok video itself, such as tiktok.com/@you/video/123. Open a short link first, then copy its address",
  },
  youtube: {
    name: "YouTube",
    fold: { characters: 100, lines: 2 },
    limits: { title: 100, caption: 5000 },
    clip: ["Short", "Shorts"],
    hosts: ["youtube.com", "youtu.be"],
    postPath: /^\/(?:shorts|live)\/([\w-]{1,64})\/?$/,
    postExample: "a YouTube video, such as youtube.com/watch?v=abc",
  },
  x: {
    name: "X",
    fold: { characters: 280, lines: Number.POSITIVE_INFINITY },
    limits: { caption: 280 },
    clip: ["clip", "clips"],
    hosts: ["x.com", "twitter.com", "mobile.twitter.com"],
    postPath: /^\/(?:\w{1,15}|i\/web)\/status\/(\d{1,20})(?:\/(?:photo|video)\/\d)?\/?$/,
    postExample: "a post on X, such as x.com/you/status/123",
  },
};

export const platformName = (platform: Platform) => PLATFORM_FACTS[platform].name;

/** The platform whose address this is, whatever is there; null if it is none that we know. */
export const platformAt = (host: string): Platform | null =>
  PLATFORMS.find((platform) => PLATFORM_FACTS[platform].hosts.includes(host)) ?? null;
