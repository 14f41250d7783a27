import { describe, expect, test } from "vitest";
import { buildExcerpt, buildMessageMatch, MAX_QUERY_LENGTH, parseQueryWords } from "./search-words";

const { raw } = String;

describe("the words of a query", () => {
  test.each([
    ["final cut", ["final", "cut"]],
    ["don't", ["dont"]],
    [raw`"a" OR b* NEAR(c) -d body:e ^f {g}`, ["a", "or", "b", "near", "c", "d", "body", "e"]],
    ["Zoë 日本", ["zoe", "日本"]],
    ["Søren李na", ["soren", "李", "na"]],
    ["🎉 !? \u0000", []],
    ["", []],
    ["one\uE000two", ["one", "two"]],
  ])("%j", (q, words) => expect(parseQueryWords(q)).toEqual(words));

  test("are limited in number and length", () => {
    expect(parseQueryWords("word ".repeat(100))).toHaveLength(8);
    expect(parseQueryWords("x".repeat(500))).toEqual(["x".repeat(MAX_QUERY_LENGTH)]);
  });
});

test("the expression contains the person's token and all words", () => {
  expect(buildMessageMatch("final cut", "me")).toBe(
    'keys : "me\uE000" AND {body separated} : ("final" AND "cut")',
  );
  expect(buildMessageMatch("小明", "me")).toContain('("小 明")');
  expect(buildMessageMatch("?!", "me")).toBeNull();
});

/** A folded body in which [ and ] are the marks. */
const marked = (text: string) => text.replaceAll("[", "\uE001").replaceAll("]", "\uE002");

test("an excerpt has the message's own letters, with the matches of the folded text", () => {
  expect(
    buildExcerpt("For Søren’s Weiß 王小明!", marked("for [sorens] weiss  王  [小  明] !")),
  ).toEqual([
    { text: "For ", isMatch: false },
    { text: "Søren’s", isMatch: true },
    { text: " Weiß 王", isMatch: false },
    { text: "小明", isMatch: true },
    { text: "!", isMatch: false },
  ]);
});

test("an excerpt of a long message is cut around the first match", () => {
  const long = `${"before ".repeat(30)}cut${" after".repeat(60)}`;
  const parts = buildExcerpt(long, long.replace("cut", "\uE001cut\uE002"));
  const text = parts.map((part) => part.text).join("");
  expect(parts).toContainEqual({ text: "cut", isMatch: true });
  expect(text).toMatch(/^…before .*before cut after .*…$/);
  expect([...text].length).toBeLessThan(170);
});

test("without a mark an excerpt is the beginning", () => {
  expect(buildExcerpt("D’Arcy", "darcy")).toEqual([{ text: "D’Arcy", isMatch: false }]);
});
