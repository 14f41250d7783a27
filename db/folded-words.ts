import { foldText } from "./fold-text";

/** Folded texts as words, for the full-text indexes. Pure. */

/** Chinese, Japanese and Korean writing, which puts no space between words: each of its signs counts as one. */
export const SIGNS: readonly (readonly [first: number, last: number])[] = [
  [0x3005, 0x3007],
  [0x3041, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0x20000, 0x323af],
];

const SIGN = `[${SIGNS.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("")}]`;
const WORD = new RegExp(`${SIGN}+|(?:(?!${SIGN})[\\p{L}\\p{N}\\p{M}])+`, "gu");
const HAS_SIGN = new RegExp(SIGN, "u");
const EACH_SIGN = new RegExp(`(${SIGN})(?!$)`, "gu");

/** The folded words of a text; punctuation separates words and is dropped. A run of signs is one word. */
export const foldedWords = (text: string): string[] => foldText(text).match(WORD) ?? [];

/** A word as FTS5 takes it: a string without operators, whose signs follow one another. */
export const quoteWord = (word: string): string => `"${word.replaceAll(EACH_SIGN, "$1 ")}"`;

/** Whether a word consists of signs. */
export const isOfSigns = (word: string): boolean => HAS_SIGN.test(word);
