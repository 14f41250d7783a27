import { expect, it } from "vitest";
import { findFirstSeq, findLastReadSeq, findUnreadStart, parseThreadRange } from "./thread-range";

it.each([
  ["", "newest", null],
  ["at=60", { at: 60 }, 35],
  ["before=60", { before: 60 }, 10],
  ["after=60", { after: 60 }, 61],
  ["at=-1", "newest", null],
  ["after=1e3", "newest", null],
  ["before=9999999999", "newest", null],
] as const)("'?%s' asks for the right part", (search, asked, first) => {
  expect(parseThreadRange(new URLSearchParams(search))).toEqual(asked);
  expect(findFirstSeq(asked)).toBe(first);
});

it("a thread with more unread messages than a page opens a little before the first of them", () => {
  expect(findUnreadStart({ lastSeq: 80, readSeq: 30 })).toBeNull();
  expect(findUnreadStart({ lastSeq: 81, readSeq: 30 })).toBe(25);
  expect(findUnreadStart({ lastSeq: 60, readSeq: 0 })).toBe(0);
});

it.each([
  ["the part that holds the first unread message", { first: 1, last: 50 }, 50],
  ["the part right after what was read", { first: 31, last: 80 }, 80],
  ["the end of the thread", { first: 151, last: 200 }, 200],
  ["not a part with unread messages before it", { first: 32, last: 81 }, null],
  ["not a part that was read before", { first: 1, last: 30 }, null],
])("marks as read: %s", (_, shown, upTo) => {
  expect(findLastReadSeq(shown, { lastSeq: 200, readSeq: 30 })).toBe(upTo);
});
