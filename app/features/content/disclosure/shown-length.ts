import { POST_RULES } from "~/features/profiles/channels/post-rules";
import { PLATFORMS, type Platform } from "~db/constants";

/** The length of what is shown before "more"; without a platform, of the one that shows least. */
export const shownLength = (caption: string, platform: Platform | null): number =>
  Math.min(
    ...(platform ? [platform] : PLATFORMS).map((on) => lengthOn(caption, POST_RULES[on].fold)),
  );

function lengthOn(caption: string, { characters, lines }: { characters: number; lines: number }) {
  const inLines = caption.split("\n").slice(0, lines).join("\n").length;
  const inCharacters = [...caption].slice(0, characters).join("").length;
  return Math.min(inLines, inCharacters);
}
