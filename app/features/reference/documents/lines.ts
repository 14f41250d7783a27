import makeBidi from "bidi-js";

/** Breaks a text of a document into lines, and those into runs of one font and direction, in the order they are drawn. Pure. */

/** The fonts of a style. */
interface FontSource {
  /** The first that can draw a text is taken. */
  names: readonly string[];
  has(font: string, character: string): boolean;
  widthOf(run: Run): number;
}

/** The same with answers remembered, because the words of a document repeat. */
export interface Fonts {
  /** The font that has all of a text. */
  fontOf(text: string): string | undefined;
  widthOf(text: string): number;
  runWidth(run: Run): number;
  first: string;
}

interface Run {
  font: string;
  text: string;
}

/** A run, and how far from the beginning of its line it stands. */
type PlacedRun = Run & { x: number };

/** Shows nothing by itself: spaces, joiners, marks of direction. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** A letter with its marks, and what joins it to the next. */
const CLUSTER = /[\s\S][\p{M}\p{Default_Ignorable_Code_Point}]*/gu;
const WORD = /[ \t]+|[^ \t]+/g;
/** Hebrew, Arabic and others that are written from right to left. */
const SCRIPTS = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]`;
export const RIGHT_TO_LEFT = new RegExp(SCRIPTS);
const INSIDE = String.raw`${SCRIPTS}|[^\p{L}()]`;
const BRACKETS = String.raw`\((?:${INSIDE})*\)`;
/** Words of theirs, with what stands between them. */
const PHRASE = new RegExp(
  `${SCRIPTS}(?:(?:${INSIDE}|${BRACKETS})*(?:${SCRIPTS}|${BRACKETS}))?`,
  "gu",
);
/** Marks around a phrase, so that a number which follows a name stays after it. */
const ISOLATE = { start: "\u2067", end: "\u2069" };

/** Signs that other signs can stand for. */
const REPLACEMENTS: Record<string, string> = { "≤": "<=", "≥": ">=" };

/** '[U+674E]' for what no font has: nothing of an agreement is left out. */
const replacementFor = (character: string) =>
  REPLACEMENTS[character] ??
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;

const memoize = <T>(work: (text: string) => T) => {
  const known = new Map<string, { is: T }>();
  return (text: string): T => {
    const entry = known.get(text) ?? { is: work(text) };
    known.set(text, entry);
    return entry.is;
  };
};

export function makeFonts({ names, has, widthOf }: FontSource): Fonts {
  const fonts: Fonts = {
    first: names[0] ?? "",
    fontOf: memoize((text) =>
      names.find((font) =>
        [...text].every((character) => INVISIBLE.test(character) || has(font, character)),
      ),
    ),
    widthOf: memoize((text) => splitRuns(fonts, text).reduce((sum, run) => sum + widthOf(run), 0)),
    runWidth: widthOf,
  };
  return fonts;
}

/** A text with the number of each character that no font has. */
const replaceMissing = (fonts: Fonts, text: string): string =>
  Array.from(text.normalize("NFC"), (character) =>
    fonts.fontOf(character) ? character : replacementFor(character),
  ).join("");

/** A word in one font if one has all of it; else letter by letter. */
function splitRuns(fonts: Fonts, text: string): Run[] {
  const runs: Run[] = [];
  for (const word of text.match(WORD) ?? []) {
    const whole = fonts.fontOf(word);
    for (const part of whole ? [word] : (word.match(CLUSTER) ?? [])) {
      const letters = whole || fonts.fontOf(part) ? [part] : [...part];
      for (const letter of letters) {
        const font = whole ?? fonts.fontOf(letter) ?? fonts.first;
        const last = runs.at(-1);
        if (last?.font === font) last.text += letter;
        else runs.push({ font, text: letter });
      }
    }
  }
  return runs;
}

/** The lines of a text in a column, each as runs in the order in which they are read. */
export function breakLines(fonts: Fonts, text: string, width: number): PlacedRun[][] {
  const shown = replaceMissing(fonts, text);
  const isRightToLeft = RIGHT_TO_LEFT.test(shown);
  return shown
    .split("\n")
    .flatMap((paragraph) => wrapParagraph(fonts, paragraph, width))
    .map((line) => {
      const runs = isRightToLeft
        ? directedRuns(fonts, line)
        : splitRuns(fonts, line).map((run, place) => ({ ...run, place }));
      return placeRuns(fonts, runs);
    });
}

function wrapParagraph(fonts: Fonts, paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  const add = (part: string) => {
    const size = fonts.widthOf(part);
    if (line && used + size > width && part.trim()) {
      lines.push(line.trimEnd());
      line = "";
      used = 0;
    }
    line += part;
    used += size;
  };
  // A word that is longer than a line, a hash, is broken anywhere.
  for (const word of paragraph.match(WORD) ?? [])
    for (const part of fonts.widthOf(word) > width ? (word.match(CLUSTER) ?? []) : [word])
      add(part);
  return [...lines, line.trimEnd()];
}

/** @param runs each with its place from the left */
function placeRuns(fonts: Fonts, runs: (Run & { place: number })[]): PlacedRun[] {
  const xs = new Map<number, number>();
  let x = 0;
  for (const run of runs.toSorted((a, b) => a.place - b.place)) {
    xs.set(run.place, x);
    x += fonts.runWidth(run);
  }
  return runs.map(({ font, text, place }) => ({ font, text, x: xs.get(place) ?? 0 }));
}

let bidi: ReturnType<typeof makeBidi> | undefined;

/** The runs of a line, with their places by the bidirectional algorithm of Unicode. */
function directedRuns(fonts: Fonts, text: string): (Run & { place: number })[] {
  bidi ??= makeBidi();
  const line = text.replaceAll(PHRASE, `${ISOLATE.start}$&${ISOLATE.end}`);
  // Documents are in English.
  const embedding = bidi.getEmbeddingLevels(line, "ltr");
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const places = bidi.getReorderedIndices(line, embedding);
  const runs: (Run & { place: number; level: number })[] = [];
  let at = 0;
  for (const { font, text } of splitRuns(fonts, line)) {
    let last: (typeof runs)[number] | undefined;
    for (let i = 0; i < text.length; i++, at++) {
      const level = embedding.levels[at] ?? 0;
      const unit = mirrored.get(at) ?? text.charAt(i);
      if (unit === ISOLATE.start || unit === ISOLATE.end) continue;
      const place = places.indexOf(at);
      if (last?.level === level) {
        last.text += unit;
        last.place = Math.min(last.place, place);
      } else {
        last = { font, level, place, text: unit };
        runs.push(last);
      }
    }
  }
  return runs.map(({ font, text, place, level }) => ({
    font,
    place,
    // The font itself reverses the letters of these scripts, and nothing else.
    text: level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? reverseLetters(text) : text,
  }));
}

const reverseLetters = (text: string) => (text.match(CLUSTER) ?? []).reverse().join("");
