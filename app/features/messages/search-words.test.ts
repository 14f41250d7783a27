import { describe, expect, test } from "vitest";
import { excerptParts, MAX_QUERY_LENGTH, matchOf, wordsOf } from "./search-words";

const { raw } = String;

describe("the words of a query", () => {
  test.each([
    ["final cut", ["final", "cut"]],
    ["don't", ["don", "t"]],
    [raw`"a" OR b* NEAR(c) -d body:e ^f {g}`, ["a", "OR", "b", "NEAR", "c", "d", "body", "e"]],
    ["Zoë 日本", ["Zoë", "日本"]],
    ["🎉 !? \u0000", []],
    ["", []],
    ["one\uE000two", ["one", "two"]],
  ])("%j", (q, words) => expect(wordsOf(q)).toEqual(words));

  test("are limited in number and length", () => {
    expect(wordsOf("word ".repeat(100))).toHaveLength(8);
    expect(wordsOf("x".repeat(500))).toEqual(["x".repeat(MAX_QUERY_LENGTH)]);
  });
});

test("the expression contains the person's token and all words", () => {
  expect(matchOf("final cut", "me")).toBe('keys : "me\uE000" AND body : ("final" AND "cut")');
  expect(matchOf("?!", "me")).toBeNull();
});

test("an excerpt is split at its marks, and a mark without its partner stays text", () => {
  const [s, e] = ["\uE001", "\uE002"];
  expect(excerptParts(`…the ${s}final${e} cut ${s}${e}`)).toEqual([
    { text: "…the ", isMatch: false },
    { text: "final", isMatch: true },
    { text: " cut ", isMatch: false },
  ]);
  expect(excerptParts(`a${e}b${s}c`)).toEqual([
    { text: `a${e}b`, isMatch: false },
    { text: "c", isMatch: false },
  ]);
});
