import { z } from "zod";
import { normalizeLine, normalizeParagraphs } from "./normalize-text";

/**
 * The text of a box with one line.
 * @param missing what to say when it shows nothing; without it the text may be empty
 * @param needed what it must have in it besides
 */
export function lineText(longest: number, tooLong: string, missing?: string, needed?: RegExp) {
  const text = z.string({ error: missing }).overwrite(normalizeLine);
  return (needed ? text.regex(needed, missing) : text.min(missing ? 1 : 0, missing)).max(
    longest,
    tooLong,
  );
}

/** The text of a box with several lines. A line break counts as one character. */
export const paragraphs = (longest: number, tooLong: string, missing?: string) =>
  z
    .string({ error: missing })
    .overwrite(normalizeParagraphs)
    .min(missing ? 1 : 0, missing)
    .max(longest, tooLong);
