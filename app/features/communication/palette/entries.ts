/** What the palette lists. Pure. */

export interface PaletteEntry {
  label: string;
  /** What it is. */
  note: string;
  to: string;
}

/** Searched for on the server from this many characters on. */
export const SHORTEST = 2;
export const LONGEST = 80;

/** The screens whose name has every word of the query, each once: the navigation may list one twice. */
export function screensFor(screens: readonly PaletteEntry[], q: string): PaletteEntry[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return screens.filter(
    ({ label, to }, i) =>
      words.every((word) => label.toLowerCase().includes(word)) &&
      screens.findIndex((screen) => screen.to === to) === i,
  );
}
