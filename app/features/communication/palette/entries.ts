/** What the palette lists. Pure. */

export interface PaletteEntry {
  label: string;
  /** What it is. */
  note: string;
  to: string;
  /** Other words that it is looked for by. */
  words?: string;
}

/** Searched for on the server from this many characters on. */
export const SHORTEST = 2;
export const LONGEST = 80;

/** The entries that have every word of the query in their name or their other words; those with it in the name first. */
export function entriesFor(entries: readonly PaletteEntry[], q: string): PaletteEntry[] {
  const asked = q.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => asked.every((word) => text.toLowerCase().includes(word));
  const named = entries.filter(({ label }) => has(label));
  const meant = entries.filter(({ label, words }) => !has(label) && has(`${label} ${words}`));
  return [...named, ...meant];
}
