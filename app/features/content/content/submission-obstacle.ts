/** What a content item lacks before anybody else can look at it. Pure. */
import type { Platform } from "~db/constants";
import { findExcessLength } from "./caption";

export const MISSING_FIELD_ERRORS = {
  description: "Add a caption before you send this",
  mediaUrls: "Add a file, or a link to what you made, before you send this",
} as const;

interface ContentItem {
  title: string;
  description: string;
  hashtags: readonly string[];
  platform: Platform | null;
  mediaUrls: readonly string[];
  /** How many files it has. */
  files: number;
}

/** Why a content item cannot be sent as it is; null when it can. */
export function findSubmissionObstacle(contentItem: ContentItem): string | null {
  const missing = [
    contentItem.description.trim() === "" && "a caption",
    contentItem.mediaUrls.length + contentItem.files === 0 && "a file or a link to what you made",
  ].filter(Boolean);
  if (missing.length > 0) return `Add ${missing.join(", and ")}, then send it.`;
  const [reason] = Object.values(findExcessLength(contentItem));
  return reason ? `${reason}.` : null;
}
