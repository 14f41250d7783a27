import type { Token } from "./tokens";

/** Where a label stands: the tokens from `first` to `last`. */
export interface TokenRange {
  first: number;
  last: number;
}

type Fits = (tokens: readonly Token[], at: number) => boolean;

/** Where any of these labels stands, in the order of the caption. */
export const findLabels = (tokens: readonly Token[], labels: readonly string[]) =>
  find(tokens, labels, standsAlone);

/** Where any of these words stands, also within a sentence. */
export const findWords = (tokens: readonly Token[], words: readonly string[]) =>
  find(tokens, words, () => true);

function find(tokens: readonly Token[], phrases: readonly string[], fits: Fits): TokenRange[] {
  const index = indexOf(phrases);
  const found: TokenRange[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const last = first + lengthAt(tokens, first, index, fits) - 1;
    if (last < first || isDenied(tokens, first)) continue;
    found.push({ first, last });
    first = last;
  }
  return found;
}

/** How many tokens from here are a phrase of the index, the longest; 0 when none is here. */
function lengthAt(tokens: readonly Token[], at: number, index: Index, fits: Fits): number {
  switch (tokens[at]?.sign) {
    case "#":
      return tagLength(tokens, at, index);
    case "":
      return wordsLength(tokens, at, index, fits);
    default:
      return 0;
  }
}

interface Index {
  /** By their first word. */
  words: Map<string, string[][]>;
  tags: Set<string>;
  /** Hashtags that count with the brand's after them. */
  tagsWithBrand: Set<string>;
}

const indexes = new WeakMap<readonly string[], Index>();

function indexOf(phrases: readonly string[]): Index {
  const known = indexes.get(phrases);
  if (known) return known;
  const index: Index = { words: new Map(), tags: new Set(), tagsWithBrand: new Set() };
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    const [first = ""] = words;
    if (words[1] === BRAND) index.tagsWithBrand.add(first.slice(1));
    else index.tags.add(words.join("").replace("#", ""));
    if (!first.startsWith("#")) index.words.set(first, [...(index.words.get(first) ?? []), words]);
  }
  indexes.set(phrases, index);
  return index;
}

/** In a phrase: any hashtag or mention. */
const BRAND = "#*";

function tagLength(tokens: readonly Token[], at: number, { tags, tagsWithBrand }: Index): number {
  const { key = "", gap = "" } = tokens[at] ?? {};
  // Attached to a word, it isn't a hashtag.
  if (at > 0 && gap === "" && tokens[at - 1]?.sign === "") return 0;
  if (tagsWithBrand.has(key) && isBrand(tokens[at + 1])) return 2;
  return tags.has(key) ? 1 : 0;
}

const wordsLength = (tokens: readonly Token[], at: number, { words }: Index, fits: Fits): number =>
  Math.max(
    0,
    ...(words.get(tokens[at]?.key ?? "") ?? [])
      .filter((phrase) =>
        phrase.length > 1
          ? phrase.every((word, n) => isNext(tokens[at + n], word, n > 0))
          : fits(tokens, at),
      )
      .map((phrase) => phrase.length),
  );

const isBrand = (token: Token | undefined) =>
  token !== undefined && /[#@]/.test(token.sign) && isBlank(token.gap);

const isNext = (token: Token | undefined, word: string, inside: boolean) =>
  token?.sign === "" && token.key === word && (!inside || isBlank(token.gap));

const isBlank = (gap: string) => /^[^\S\n]*$/.test(gap);

/** Words that go on from a label: "Ad with Acme", "Werbung für Acme". */
const CONNECTORS = new Set(
  "with for by from gifted mit fur von pour avec par para con de per di da voor met van".split(" "),
);

/** One word is a label when it is set apart, not a word of a sentence: "Ad: …", "… (ad)", "AD Loving these". */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || (at > 0 && isJoined(tokens[at - 1], token.gap))) return false;
  if (!next || !isJoined(next, next.gap) || CONNECTORS.has(next.key)) return true;
  return isCapitals(token.text) && !isCapitals(next.text) && next.sign === "";
}

/** Whether a neighbour goes on with the same sentence. */
const isJoined = (neighbour: Token | undefined, gap: string) =>
  gap === "" || (neighbour?.sign === "" && isBlank(gap));

const isCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

const DENIALS = new Set(
  "not no isnt wasnt arent never without kein keine keinen nicht ohne pas sans sin non senza niet geen zonder".split(
    " ",
  ),
);

/** "Not an ad", "keine bezahlte Werbung": one of the two words before says no. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let n = at; n > at - 2 && n > 0; n--) {
    if (!isBlank(tokens[n]?.gap ?? "")) return false;
    if (DENIALS.has(tokens[n - 1]?.key ?? "")) return true;
  }
  return false;
}
