import { expect, test } from "vitest";
import { isIn, workingVersion } from "./file-versions";

test("what a brand has had is changed in a new version only", () => {
  expect(workingVersion({ status: "draft", version: 1, submittedAt: null })).toBe(1);
  expect(workingVersion({ status: "draft", version: 1, submittedAt: 5 })).toBe(2);
  expect(workingVersion({ status: "rejected", version: 3, submittedAt: 5 })).toBe(4);
});

test("a file belongs to the versions from its first to its last", () => {
  const shown = (sinceVersion: number, untilVersion: number | null) =>
    [1, 2, 3, 4].filter((version) => isIn(version)({ sinceVersion, untilVersion }));
  expect(shown(2, null)).toEqual([2, 3, 4]);
  expect(shown(1, 2)).toEqual([1, 2]);
  expect(shown(3, 2)).toEqual([]);
});
