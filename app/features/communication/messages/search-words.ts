/** Builds FTS5 match expressions for the search in messages, and cuts the excerpts. Pure. */
import { foldText } from "~db/fold-text";
import { foldedWords, isOfSigns, quoteWord } from "~db/folded-words";

export const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;

/** Ends the token of an id. Like the marks, it is a private-use character, which is removed from what people type. */
const END = "\uE000";
/** Enclose a match in an excerpt. */
export const MARKS = { start: "\uE001", end: "\uE002" };

const PRIVATE_USE = /[\uE000-\uF8FF]/g;

/** The folded words of a query. Punctuation separates words and is dropped, because FTS5 would read it as operators. */
export const parseQueryWords = (q: string): string[] =>
  foldedWords(q.slice(0, MAX_QUERY_LENGTH).replace(PRIVATE_USE, " ")).slice(0, MAX_WORDS);

/**
 * Builds the expression that finds all of the words, in any order, in the messages of one person.
 * @returns null if the query has no word
 */
export function buildMessageMatch(q: string, sideId: string): string | null {
  const words = parseQueryWords(q).map(quoteWord);
  return words.length > 0
    ? `keys : "${sideId}${END}" AND {body separated} : (${words.join(" AND ")})`
    : null;
}

export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** Letters of an excerpt, and of those how many stand before the first match. */
const EXCERPT_LENGTH = 160;
const BEFORE_MATCH = 40;

/**
 * What a result shows of a message, so that the page can highlight the matches.
 * @param marked the folded body with marks, as FTS5 returns it
 */
export function buildExcerpt(body: string, marked: string): ExcerptPart[] {
  const letters = [...body];
  const matches = matchedLetters(letters, marked);
  const from = startOfWord(letters, Math.max(0, matches.indexOf(true) - BEFORE_MATCH));
  const end = from + EXCERPT_LENGTH;
  const parts: ExcerptPart[] = [];
  for (const [i, text] of letters.slice(from, end).entries()) {
    const isMatch = matches[from + i] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else parts.push({ text, isMatch });
  }
  if (from > 0) parts.unshift({ text: "…", isMatch: false });
  if (end < letters.length) parts.push({ text: "…", isMatch: false });
  return parts;
}

function startOfWord(letters: readonly string[], from: number): number {
  const space = letters.slice(0, from).lastIndexOf(" ");
  return from - space > BEFORE_MATCH ? from : space + 1;
}

/** Whether each letter belongs to a match. The database folds letter by letter, so their places in the folded text are known. */
function matchedLetters(letters: readonly string[], marked: string): boolean[] {
  const marks = markedUnits(marked);
  const lengths = new Map<string, number>();
  let at = 0;
  return letters.map((letter) => {
    const folded = lengths.get(letter) ?? foldedLength(letter);
    lengths.set(letter, folded);
    at += folded;
    return marks[at - Math.ceil(folded / 2)] ?? false;
  });
}

/** A sign has a space on either side. */
function foldedLength(letter: string): number {
  const folded = foldText(letter);
  return folded.length + (isOfSigns(folded) ? 2 : 0);
}

/** Whether each unit of the folded text is in a match. */
function markedUnits(marked: string): boolean[] {
  const units: boolean[] = [];
  let isMatch = false;
  for (const unit of marked.split("")) {
    if (unit === MARKS.start || unit === MARKS.end) isMatch = unit === MARKS.start;
    else units.push(isMatch);
  }
  return units;
}
