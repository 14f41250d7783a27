/** What a piece lacks before anybody else can look at it. Pure. */
export const MISSING = {
  description: "Add a caption before you send this",
  mediaUrls: "Add a file, or a link to what you made, before you send this",
} as const;

interface Piece {
  description: string;
  mediaUrls: readonly string[];
  /** How many files it has. */
  files: number;
}

export const isComplete = ({ description, mediaUrls, files }: Piece) =>
  description.trim() !== "" && mediaUrls.length + files > 0;

export const INCOMPLETE = "Add a caption, and a file or a link to what you made, then send it.";
