/** What each platform is called, and what it calls things. Pure. */
import type { Platform } from "~db/constants";

interface PlatformNames {
  name: string;
  /** A short clip. */
  clip: [one: string, many: string];
}

export const PLATFORM_NAMES: Record<Platform, PlatformNames> = {
  instagram: { name: "Instagram", clip: ["reel", "reels"] },
  tiktok: { name: "TikTok", clip: ["clip", "clips"] },
  youtube: { name: "YouTube", clip: ["Short", "Shorts"] },
  x: { name: "X", clip: ["clip", "clips"] },
};

export const platformName = (platform: Platform) => PLATFORM_NAMES[platform].name;
