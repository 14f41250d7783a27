import { expect, test } from "vitest";
import { normalizeWhitespace } from "./normalize-whitespace";

test("spaces are plain and single", () => {
  expect(normalizeWhitespace(" Ada\u00a0\u2003 North\r\n\tWest\u0000 ")).toBe("Ada North West");
});

test.each([
  ["zero-width", "\u200b\u200c\u200d\u2060\ufeff"],
  ["bidi", "\u202a\u202e\u2066\u2069\u200e\u061c"],
  ["private", "\ue000\uf8ff\u{f0000}\u{10fffd}"],
  ["fillers", "\u3164\u115f\uffa0\u2800\u00ad\u034f"],
  ["tags", "\u{e0041}\u{e007f}\ufe0f"],
])("characters that show nothing go: %s", (_, characters) => {
  expect(normalizeWhitespace(characters)).toBe("");
  expect(normalizeWhitespace(`A${characters}da`)).toBe("Ada");
});

test("names of every script stay", () => {
  for (const name of ["Zoë O’Neil-Østergård", "李娜", "محمد صلاح", "Nguyễn Văn A", "दीपा कर्माकर"])
    expect(normalizeWhitespace(name)).toBe(name);
});
