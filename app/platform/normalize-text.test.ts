import { expect, test } from "vitest";
import { normalizeLine, normalizeParagraphs } from "./normalize-text";

test("spaces are plain and single", () => {
  expect(normalizeLine(" Ada\u00a0\u2003 North\r\n\tWest\u0000 ")).toBe("Ada North West");
});

test.each([
  ["zero-width", "\u200b\u200c\u200d\u2060\ufeff"],
  ["bidi", "\u202a\u202e\u2066\u2069\u200e\u061c"],
  ["private", "\ue000\uf8ff\u{f0000}\u{10fffd}"],
  ["fillers", "\u3164\u115f\uffa0\u2800\u00ad\u034f"],
  ["tags", "\u{e0041}\u{e007f}\ufe0f"],
])("characters that show nothing go: %s", (_, characters) => {
  expect(normalizeLine(characters)).toBe("");
  expect(normalizeLine(`A${characters}da`)).toBe("Ada");
});

test("names of every script stay", () => {
  for (const name of ["Zoë O’Neil-Østergård", "李娜", "محمد صلاح", "Nguyễn Văn A", "दीपा कर्माकर"])
    expect(normalizeLine(name)).toBe(name);
});

test.each([
  ["Persian", "علی‌رضا می‌خواهم"],
  ["Sinhala", "ශ්‍රී ක්‍රිකට්"],
  ["Devanagari", "क्‍ष शर्‍मा"],
  ["a family", "Team 👨‍👩‍👧‍👦 Rao"],
  ["a skin colour", "🏃🏽‍♀️ Maya"],
  ["a heart and a key", "❤️ 1️⃣"],
  ["flags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇬🇧"],
  ["a form of an ideograph", "葛󠄀城"],
])("what shapes the text around it stays: %s", (_, name) => {
  expect(normalizeLine(name)).toBe(name);
});

test.each(["\u200d", "\ufe0f", "A\u200dda\ufe0f", "علی\u200c", "1\ufe0f"])(
  "joiners that join nothing go: %j",
  (typed) => {
    expect(normalizeLine(typed)).toMatch(/^[\p{L}\p{N}]*$/u);
  },
);

test("a text keeps its lines, each with one character at its end", () => {
  expect(normalizeParagraphs(" One\r\nTwo\r\rThree\u2028\tFour\u0000 \n")).toBe(
    "One\nTwo\n\nThree\n\tFour",
  );
});

test.each([" ", "\r\n\t", "\u200b\u3164\u2800", "\ufe0f\n\u00ad"])(
  "a text that shows nothing is empty: %j",
  (typed) => {
    expect(normalizeParagraphs(typed)).toBe("");
  },
);
