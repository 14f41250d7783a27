import { expect, test } from "vitest";
import { filesInHand, filesOfVersion, polishedPairs, workingVersion } from "./file-versions";

test("what a brand has had is changed in a new version only", () => {
  expect(workingVersion({ status: "draft", version: 1, submittedAt: null })).toBe(1);
  expect(workingVersion({ status: "draft", version: 1, submittedAt: 5 })).toBe(2);
  expect(workingVersion({ status: "rejected", version: 3, submittedAt: 5 })).toBe(4);
});

test("a file belongs to the versions from its first to its last", () => {
  const shown = (sinceVersion: number, untilVersion: number | null) =>
    [1, 2, 3, 4].filter(
      (version) =>
        filesOfVersion([{ id: "a", replacesId: null, sinceVersion, untilVersion }], version)
          .length > 0,
    );
  expect(shown(2, null)).toEqual([2, 3, 4]);
  expect(shown(1, 2)).toEqual([1, 2]);
  expect(shown(3, 2)).toEqual([]);
});

test("a polished file stands in for the athlete's own, until it is taken out", () => {
  const own = { id: "own", replacesId: null, sinceVersion: 1, untilVersion: null };
  const other = { id: "other", replacesId: null, sinceVersion: 1, untilVersion: null };
  const polished = { id: "polished", replacesId: "own", sinceVersion: 2, untilVersion: null };
  const objected = { ...polished, untilVersion: 2 };
  const ids = (files: { id: string }[]) => files.map(({ id }) => id);
  expect(ids(filesOfVersion([own, other, polished], 1))).toEqual(["own", "other"]);
  expect(ids(filesOfVersion([own, other, polished], 2))).toEqual(["other", "polished"]);
  expect(ids(filesInHand([own, other, polished]))).toEqual(["other", "polished"]);
  expect(ids(filesOfVersion([own, other, objected], 3))).toEqual(["own", "other"]);
  expect(ids(filesInHand([own, other, objected]))).toEqual(["own", "other"]);
  expect(polishedPairs([own, other, polished], 2)).toEqual([{ own, polished }]);
  expect(polishedPairs([own, other, polished], 1)).toEqual([]);
});
