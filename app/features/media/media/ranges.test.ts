import fc from "fast-check";
import { expect, test } from "vitest";
import { readRange, toR2Range } from "./ranges";

const SIZE = 1000;

test.each([
  [null, "whole"],
  ["", "whole"],
  ["bytes=0-", { offset: 0, length: 1000 }],
  ["bytes=0-0", { offset: 0, length: 1 }],
  ["bytes=10-19", { offset: 10, length: 10 }],
  ["bytes=990-2000", { offset: 990, length: 10 }],
  ["bytes=-10", { offset: 990, length: 10 }],
  ["bytes=-5000", { offset: 0, length: 1000 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  // Several ranges, another unit, and what is no range are ignored.
  ["bytes=0-1,5-6", "whole"],
  ["items=0-1", "whole"],
  ["bytes=9-3", "whole"],
  ["bytes=-", "whole"],
  ["bytes=a-b", "whole"],
])("%s of 1,000 bytes", (header, expected) => {
  expect(readRange(header, SIZE)).toEqual(expected);
});

test("a range never leaves the file", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(5000), (text, from, to, size) => {
      for (const header of [text, `bytes=${from}-${to}`, `bytes=-${to}`, `bytes=${from}-`]) {
        const range = readRange(header, size);
        if (typeof range === "string") continue;
        expect(range.length).toBeGreaterThan(0);
        expect(range.offset + range.length).toBeLessThanOrEqual(size);
      }
    }),
  );
});

test.each([
  [null, undefined],
  ["bytes=10-19", { offset: 10, length: 10 }],
  ["bytes=-10", { suffix: 10 }],
  ["bytes=99999999999999999999-", undefined],
  ["bytes=-99999999999999999999", { suffix: 500 * 1024 * 1024 }],
  ["bytes=0-1,5-6", undefined],
])("%s is asked of R2 as it takes it", (header, expected) => {
  expect(toR2Range(header)).toEqual(expected);
});
