import fc from "fast-check";
import { expect, test } from "vitest";
import { diffWords, type Segment } from "./word-diff";

const join = (segments: Segment[], ...kinds: Segment["kind"][]) =>
  segments
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join("");

test("what changed is named by words", () => {
  expect(diffWords("#ad Reel, 60 seconds. Rye and pear.", "#ad Reel, 42 seconds. Rye.")).toEqual([
    { kind: "same", text: "#ad Reel, " },
    { kind: "removed", text: "60 " },
    { kind: "added", text: "42 " },
    { kind: "same", text: "seconds. " },
    { kind: "removed", text: "Rye and pear." },
    { kind: "added", text: "Rye." },
  ]);
});

test("the same text has one part, and no text none", () => {
  expect(diffWords("a b\nc", "a b\nc")).toEqual([{ kind: "same", text: "a b\nc" }]);
  expect(diffWords("", "")).toEqual([]);
  expect(diffWords("", "new")).toEqual([{ kind: "added", text: "new" }]);
});

test("the parts of each version are its text", () => {
  const text = fc
    .array(fc.constantFrom("run", "shoe", "#ad", " ", "\n", "é", "👟"), { maxLength: 60 })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const segments = diffWords(before, after);
      expect(join(segments, "same", "removed")).toBe(before);
      expect(join(segments, "same", "added")).toBe(after);
    }),
  );
});
