/** What a piece lacks before anybody else can look at it. Pure. */
import type { Platform } from "~db/constants";
import { findExcessLength } from "./caption";

export const MISSING_FIELD_ERRORS = {
  description: "Add a caption before you send this",
  mediaUrls: "Add a file, or a link to what you made, before you send this",
} as const;

interface Piece {
  title: string;
  description: string;
  hashtags: readonly string[];
  platform: Platform | null;
  mediaUrls: readonly string[];
  /** How many files it has. */
  files: number;
}

/** Why a piece cannot be sent as it is; null when it can. */
export function findSubmissionObstacle(piece: Piece): string | null {
  const missing = [
    piece.description.trim() === "" && "a caption",
    piece.mediaUrls.length + piece.files === 0 && "a file or a link to what you made",
  ].filter(Boolean);
  if (missing.length > 0) return `Add ${missing.join(", and ")}, then send it.`;
  const [reason] = Object.values(findExcessLength(piece));
  return reason ? `${reason}.` : null;
}
