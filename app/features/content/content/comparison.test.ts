import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWithVersion, diffWords, type Segment } from "./comparison";
import type { ContentDetail, ContentFile } from "./queries.server";

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
