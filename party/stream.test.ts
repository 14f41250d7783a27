import fc from "fast-check";
import { expect, test } from "vitest";
import { follow } from "./stream";

const numbered = (...seqs: number[]) => seqs.map((seq) => ({ seq }));

test("entries that follow are next, in order, whatever the order they come in", () => {
  expect(follow(4, numbered(6, 5, 7))).toEqual({
    next: numbered(5, 6, 7),
    again: [],
    isBehind: false,
  });
});

test("an entry that the page has, or that comes twice, is not next", () => {
  expect(follow(4, numbered(4, 5, 5, 2))).toEqual({
    next: numbered(5),
    again: numbered(2, 4, 5),
    isBehind: false,
  });
});

test("an entry after a gap waits until the page has asked for what is missing", () => {
  expect(follow(4, numbered(5, 7))).toEqual({ next: numbered(5), again: [], isBehind: true });
  expect(follow(6, numbered(5, 7))).toMatchObject({ next: numbered(7), isBehind: false });
});

test("what was heard in any order, lost or twice is shown once and in order", () => {
  const events = fc.array(fc.array(fc.integer({ min: 1, max: 30 })));
  fc.assert(
    fc.property(events, (frames) => {
      const shown: number[] = [];
      for (const frame of frames)
        shown.push(...follow(shown.length, numbered(...frame)).next.map(({ seq }) => seq));
      expect(shown).toEqual(shown.map((_, i) => i + 1));
    }),
  );
});
