import { expect, test } from "vitest";
import { compareWithVersion } from "./comparison";
import type { ContentDetail, ContentFile } from "./queries.server";

const file = (id: string, kind: ContentFile["kind"] = "picture") => ({ id, kind }) as ContentFile;

const version = (values: object) => ({
  title: "Clip",
  description: "#ad Ten",
  hashtags: [],
  mediaUrls: [],
  files: [],
  ...values,
});

const compare = (before: object, after: object) =>
  compareWithVersion(
    {
      ...version({ version: 2, ...after }),
      versions: [version({ version: 1, ...before })],
    } as never as ContentDetail,
    1,
  );

test("the same versions differ in nothing, and an unknown version is none", () => {
  expect(compare({}, {})).toEqual({
    before: 1,
    after: 2,
    title: null,
    caption: null,
    files: [],
    links: { removed: [], added: [] },
  });
  expect(compareWithVersion({ version: 1, versions: [] } as never, Number.NaN)).toBeNull();
});

test("hashtags are compared as a part of the caption", () => {
  expect(compare({ hashtags: ["run"] }, { hashtags: ["trail"] })?.caption).toEqual([
    { kind: "same", text: "#ad Ten\n\n" },
    { kind: "removed", text: "#run" },
    { kind: "added", text: "#trail" },
  ]);
});

test("files that stay are left out; the others stand beside their own kind", () => {
  const [same, first, second] = [file("same"), file("a"), file("b")];
  const [oldClip, newClip] = [file("c", "clip"), file("d", "clip")];
  expect(
    compare({ files: [same, first, oldClip] }, { files: [newClip, same, second, file("e")] })
      ?.files,
  ).toEqual([
    { before: oldClip, after: newClip },
    { before: first, after: second },
    { before: null, after: file("e") },
  ]);
});

test("links are told as taken out or added", () => {
  const links = compare({ mediaUrls: ["a", "b"] }, { mediaUrls: ["b", "c"] })?.links;
  expect(links).toEqual({ removed: ["a"], added: ["c"] });
});
