import { paths, withQuery } from "~/paths";

const PAUSE_MS = 150;

/** Suggested until something is typed. */
const LARGEST = [
  "London",
  "Birmingham",
  "Manchester",
  "Leeds",
  "Glasgow, Scotland",
  "Liverpool",
  "Sheffield",
  "Bristol",
  "Edinburgh, Scotland",
  "Leicester",
  "Nottingham",
  "Newcastle upon Tyne",
  "Cardiff, Wales",
  "Belfast, Northern Ireland",
  "Brighton",
  "Southampton",
  "Plymouth",
  "Aberdeen, Scotland",
  "Swansea, Wales",
  "Dublin, Ireland",
  "England",
  "Scotland",
  "Wales",
  "Northern Ireland",
  "Ireland",
];

/**
 * Shows places that begin with what is typed into the inputs, and the largest before that.
 * @returns stops it
 */
export function followTyping(
  inputs: Iterable<HTMLInputElement>,
  show: (places: string[]) => void,
): () => void {
  const ended = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  const ask = async (typed: string) => {
    const mine = ++newest;
    if (typed.trim().length < 2) return show(LARGEST);
    const answer = await fetch(withQuery(paths.places, { q: typed }), {
      signal: ended.signal,
    }).catch(() => null);
    if (answer?.ok && mine === newest) show((await answer.json()) as string[]);
  };
  const soon = (typed: string) => {
    clearTimeout(pause);
    pause = setTimeout(() => void ask(typed), PAUSE_MS);
  };
  show(LARGEST);
  for (const input of inputs) {
    input.addEventListener("input", () => soon(input.value), { signal: ended.signal });
    // Typed while this was loading.
    if (input === document.activeElement) soon(input.value);
  }
  return () => {
    clearTimeout(pause);
    ended.abort();
  };
}
