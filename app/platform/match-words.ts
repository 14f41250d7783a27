/** Texts compared word by word. Pure. */
import { foldText } from "~db/fold-text";

export type Words = readonly string[];

/** Lower case, without accents, punctuation and plural s. */
export function normalizedWords(text: string): Words {
  const known = cache.get(text);
  if (known) return known;
  const words = (
    foldText(text)
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
  if (cache.size === MAX_CACHED) cache.clear();
  cache.set(text, words);
  return words;
}

// Hundreds of candidates share a few sports, places and themes.
const cache = new Map<string, Words>();
const MAX_CACHED = 2_000;

/** Whether all words of `part`, and at least one, are among `whole`. */
export const containsWords = (whole: Words, part: Words) =>
  part.length > 0 && part.every((word) => whole.includes(word));

/** The entries both lists have, as the first spells them. */
export const sharedEntries = (own: readonly string[], others: readonly string[]) => {
  const known = new Set(others.map((other) => normalizedWords(other).join(" ")));
  return own.filter((entry) => known.has(normalizedWords(entry).join(" ")));
};

/** The entries that say every word of one of the others: "Training diaries" of "Training". */
export const containingAny = (own: readonly string[], wanted: readonly string[]) =>
  own.filter((entry) =>
    wanted.some((other) => containsWords(normalizedWords(entry), normalizedWords(other))),
  );
