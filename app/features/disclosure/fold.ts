import { PLATFORMS, type Platform } from "~db/constants";

interface Fold {
  characters: number;
  lines: number;
}

/**
 * How much of a caption is shown before "more". No platform publishes this; the figures are the cautious end
 * of what people measured on phones (sources in docs/decisions). A line of the caption counts as a line shown.
 */
const FOLDS = {
  instagram: { name: "Instagram", characters: 125, lines: 2 },
  tiktok: { name: "TikTok", characters: 100, lines: 2 },
  youtube: { name: "YouTube", characters: 100, lines: 2 },
  x: { name: "X", characters: 280, lines: Number.POSITIVE_INFINITY },
} satisfies Record<Platform, Fold & { name: string }>;

export const platformName = (platform: Platform) => FOLDS[platform].name;

/** The length of what is shown before "more"; without a platform, of the one that shows least. */
export const shownLength = (caption: string, platform: Platform | null): number =>
  Math.min(...(platform ? [platform] : PLATFORMS).map((on) => lengthOn(caption, FOLDS[on])));

function lengthOn(caption: string, { characters, lines }: Fold) {
  const inLines = caption.split("\n").slice(0, lines).join("\n").length;
  const inCharacters = [...caption].slice(0, characters).join("").length;
  return Math.min(inLines, inCharacters);
}
