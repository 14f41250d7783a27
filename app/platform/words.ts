/** Texts compared word by word. Pure. */
export type Words = readonly string[];

/** Lower case, without accents, punctuation and plural s. */
export function wordsOf(text: string): Words {
  const known = read.get(text);
  if (known) return known;
  const words = (
    text
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
  if (read.size === MOST_READ) read.clear();
  read.set(text, words);
  return words;
}

// Hundreds of candidates share a few sports, places and themes.
const read = new Map<string, Words>();
const MOST_READ = 2_000;

/** Whether all words of `part`, and at least one, are among `whole`. */
export const contains = (whole: Words, part: Words) =>
  part.length > 0 && part.every((word) => whole.includes(word));

/** 1 for the same sport, 0.85 for a kind of it ("Gravel cycling" for "Cycling"), 0 for another. */
export function likeness(sport: string, target: string): number {
  const [own, wanted] = [wordsOf(sport), wordsOf(target)];
  if (own.length > 0 && wanted.join(" ") === own.join(" ")) return 1;
  return contains(own, wanted) || contains(wanted, own) ? 0.85 : 0;
}

/** The entries both lists have, as the first spells them. */
export const shared = (own: readonly string[], others: readonly string[]) => {
  const known = new Set(others.map((other) => wordsOf(other).join(" ")));
  return own.filter((entry) => known.has(wordsOf(entry).join(" ")));
};

/** The entries that say every word of one of the others: "Training diaries" of "Training". */
export const saying = (own: readonly string[], wanted: readonly string[]) =>
  own.filter((entry) => wanted.some((other) => contains(wordsOf(entry), wordsOf(other))));
