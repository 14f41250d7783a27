/** Builds FTS5 match expressions for the search in messages, and splits the excerpts. Pure. */

export const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;

/** Ends the token of an id. Like the marks, it is a private-use character, which is removed from what people type. */
const END = "\uE000";
/** Enclose a match in an excerpt. */
export const MARKS = { start: "\uE001", end: "\uE002" };

const PRIVATE_USE = /[\uE000-\uF8FF]/g;

/** Splits a query into words. Punctuation separates words and is dropped, because FTS5 would read it as operators. */
export const wordsOf = (q: string): string[] =>
  (
    q
      .slice(0, MAX_QUERY_LENGTH)
      .normalize("NFC")
      .replace(PRIVATE_USE, " ")
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).slice(0, MAX_WORDS);

/**
 * Builds the expression that finds all of the words, in any order, in the messages of one person.
 * @returns null if the query has no word
 */
export function matchOf(q: string, sideId: string): string | null {
  const words = wordsOf(q).map((word) => `"${word}"`);
  return words.length > 0 ? `keys : "${sideId}${END}" AND body : (${words.join(" AND ")})` : null;
}

export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** Splits an excerpt of FTS5 at its marks, so that the page can highlight the matches. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt.split(MARKS.start).flatMap((part, i) => {
    const [match = "", rest] = part.split(MARKS.end);
    const parts =
      i === 0 || rest === undefined
        ? [{ text: part, isMatch: false }]
        : [
            { text: match, isMatch: true },
            { text: rest, isMatch: false },
          ];
    return parts.filter(({ text }) => text !== "");
  });
}
