import { expect, test } from "vitest";
import { breakLines, makeFonts } from "./lines";

const HAS: Record<string, RegExp> = {
  latin: /[ -~]/,
  cyrillic: /[ -~\u0400-\u04ff]/,
  hebrew: /[\u0590-\u05ff]/,
  arabic: /[\u0600-\u06ff]/,
};

/** Each letter is one wide. */
const fonts = makeFonts({
  names: Object.keys(HAS),
  has: (font, character) => HAS[font]?.test(character) ?? false,
  widthOf: ({ text }) => text.length,
});

/** What stands in each line from left to right; letters of a run in the order in which they are read. */
const leftToRight = (text: string, width = 1_000) =>
  breakLines(fonts, text, width).map((runs) =>
    runs
      .toSorted((a, b) => a.x - b.x)
      .map((run) => run.text)
      .join("|"),
  );

const inReading = (text: string) =>
  breakLines(fonts, text, 1_000)
    .flat()
    .map((run) => run.text)
    .join("");

test("breaks lines between words, and a word only when it is longer than a line", () => {
  expect(leftToRight("one two three\nfour", 8)).toEqual(["one two", "three", "four"]);
  expect(leftToRight("a 0123456789", 6)).toEqual(["a 0123", "456789"]);
  expect(leftToRight("", 6)).toEqual([""]);
});

test("takes one font for a word, the first that has all of it", () => {
  expect(breakLines(fonts, "Maya Алёна2", 100)).toEqual([
    [
      { font: "latin", text: "Maya ", x: 0 },
      { font: "cyrillic", text: "Алёна2", x: 5 },
    ],
  ]);
});

test("places words from right to left, in the order in which they are read", () => {
  expect(leftToRight("By שרה כהן here")).toEqual(["By |כהן| |שרה| here"]);
  expect(inReading("By שרה כהן here")).toBe("By שרה כהן here");
});

test("keeps numbers and brackets where they belong", () => {
  expect(leftToRight("By محمد, 25 posts")).toEqual(["By |محمد|, 25 posts"]);
  expect(leftToRight("محمد 12 صلاح")).toEqual(["صلاح| |12| |محمد"]);
  expect(leftToRight("By (שרה) here")).toEqual(["By (|שרה|) here"]);
  expect(leftToRight("שרה (כהן) 2026")).toEqual(["(|כהן|) |שרה| 2026"]);
  expect(leftToRight("שרה (כהן) לוי")).toEqual(["לוי| (|כהן|) |שרה"]);
});

test("writes what no font has as a number", () => {
  expect(leftToRight("李 ≤ 3")).toEqual(["[U+674E] <= 3"]);
});
