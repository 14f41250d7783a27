/** What is posted with a content item, and how much of it each platform takes. Pure. */

import { POST_RULES } from "~/features/profiles/channels/post-rules";
import { platformName } from "~/features/reference/platforms/platform-names";
import { formatWhole } from "~/platform/numbers";
import { PLATFORMS, type Platform } from "~db/constants";

/** Hashtags as they are typed: with or without '#', apart by spaces, commas or nothing. Each once, as it is first. */
export function parseHashtags(text: string): string[] {
  const tags = text
    .normalize("NFC")
    .split(/[\s,#]+/)
    .filter(Boolean);
  const keys = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_, i) => keys.indexOf(keys[i] ?? "") === i);
}

export const formatHashtags = (tags: readonly string[]) => tags.map((tag) => `#${tag}`).join(" ");

/** The most that any platform takes. */
export const LONGEST_CAPTION = Math.max(
  ...PLATFORMS.map((platform) => POST_RULES[platform].limits.caption),
);

export const captionLimits = (platform: Platform | null): { title?: number; caption: number } =>
  platform ? POST_RULES[platform].limits : { caption: LONGEST_CAPTION };

/** Lines end as they are posted; a form sends two characters for each. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, "\n");

interface Caption {
  description: string;
  hashtags: readonly string[];
}

/** The text under the post: the caption, then its hashtags. */
export const joinCaption = ({ description, hashtags }: Caption) =>
  [withLineFeeds(description).trim(), formatHashtags(hashtags)].filter(Boolean).join("\n\n");

/** X counts a link as 23 characters, an emoji and most letters outside Europe as two. */
const X_LINK = 23;
const LINK = /(?:https?:\/\/|www\.)\S+/g;
const EMOJI =
  /\p{RI}\p{RI}|\p{Emoji_Presentation}(?:\p{M}|\p{EMod}|\u200D\p{ExtPict})*|\p{ExtPict}\uFE0F(?:\u200D\p{ExtPict}\uFE0F?)*/gu;
const PUNCTUATION = /[\u2000-\u200D\u2010-\u201F\u2032-\u2037]/;
const isSingle = (letter: string) => letter <= "\u10FF" || PUNCTUATION.test(letter);

/** How many characters a text has, as its platform counts. */
export function measureCaption(text: string, platform: Platform | null): number {
  if (platform !== "x") return [...text].length;
  const links = text.match(LINK)?.length ?? 0;
  const words = text.replace(LINK, "");
  const emoji = words.match(EMOJI)?.length ?? 0;
  const letters = [...words.replace(EMOJI, "")];
  return (
    links * X_LINK +
    emoji * 2 +
    letters.reduce((sum, letter) => sum + (isSingle(letter) ? 1 : 2), 0)
  );
}

/** What a content item has too much of for its platform, by field; empty when it can be posted there. */
export function findExcessLength(
  contentItem: Caption & { title: string; platform: Platform | null },
): Partial<Record<"title" | "description", string>> {
  const { platform } = contentItem;
  const limits = captionLimits(platform);
  const platformLabel = platform ? platformName(platform) : "A post";
  const message = (subject: string, limit: number, length: number) =>
    `${platformLabel} takes ${formatWhole(limit)} characters in ${subject}. Yours has ${formatWhole(length)}`;
  const title = measureCaption(contentItem.title, platform);
  const caption = measureCaption(joinCaption(contentItem), platform);
  return {
    ...(limits.title && title > limits.title && { title: message("a title", limits.title, title) }),
    ...(caption > limits.caption && {
      description: message("a caption with its hashtags", limits.caption, caption),
    }),
  };
}
