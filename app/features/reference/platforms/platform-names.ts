import type { Platform } from "~db/constants";

export const PLATFORM_NAMES: Record<Platform, string> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  x: "X",
};

export const platformName = (platform: Platform) => PLATFORM_NAMES[platform];
