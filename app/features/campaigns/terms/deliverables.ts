/** What athletes are asked to make, in words. Pure. */
import { platformName } from "~/features/reference/platforms/platform-names";
import { formatDay } from "~/platform/dates";
import type { DeliverableFormat, Platform } from "~db/constants";
import type { Deliverable } from "~db/terms";

export const MOST_DELIVERABLES = 20;

export const FORMAT_NAMES: Record<DeliverableFormat, [one: string, many: string]> = {
  post: ["post", "posts"],
  story: ["story", "stories"],
  reel: ["reel or short clip", "reels or short clips"],
  video: ["video", "videos"],
  live: ["live stream", "live streams"],
  other: ["piece", "pieces"],
};

/** What platforms call a short clip that don't call it a clip. */
const CLIP_NAMES: Partial<Record<Platform, [one: string, many: string]>> = {
  instagram: ["reel", "reels"],
  youtube: ["Short", "Shorts"],
};

/** '2 Instagram stories'; what has no format of its own by its details: '2 × route file'. */
export function deliverableText({ count, platform, format, note }: Deliverable): string {
  if (format === "other" && note) return count === 1 ? note : `${count} × ${note}`;
  return `${count} ${formatName(platform, format, count)}`;
}

/** 'Instagram reel', of several 'Instagram reels'. */
export function formatName(platform: Platform, format: DeliverableFormat, count = 2): string {
  const names =
    format === "reel" ? (CLIP_NAMES[platform] ?? ["clip", "clips"]) : FORMAT_NAMES[format];
  return `${platformName(platform)} ${names[count === 1 ? 0 : 1]}`;
}

/** '2 Instagram reels: at dawn'. Content names a deliverable of its deal by these words. */
export const deliverableName = (deliverable: Deliverable): string =>
  deliverable.note && deliverable.format !== "other"
    ? `${deliverableText(deliverable)}: ${deliverable.note}`
    : deliverableText(deliverable);

/** '2 Instagram reels: at dawn, due 3 Jun' */
export const deliverableLine = (deliverable: Deliverable): string =>
  deliverableName(deliverable) + (deliverable.due ? `, due ${formatDay(deliverable.due)}` : "");
