/** What a piece lacks before anybody else can look at it. Pure. */
export const MISSING = {
  description: "Add a caption before you send this",
  mediaUrls: "Add a link to what you made before you send this",
} as const;

export const isComplete = (piece: { description: string; mediaUrls: readonly string[] }) =>
  piece.description.trim() !== "" && piece.mediaUrls.length > 0;
