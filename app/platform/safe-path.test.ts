import { expect, test } from "vitest";
import { refererPath, safePath } from "./safe-path";

test.each([
  ["/brand/matches?tab=all#top", "/brand/matches?tab=all#top"],
  ["//evil.example/x", "/home"],
  ["/\\evil.example", "/home"],
  ["/\t/evil.example", "/home"],
  ["/.//evil.example", "/home"],
  ["/a/..//evil.example/x", "/home"],
  ["https://evil.example", "/home"],
  ["javascript:alert(1)", "/home"],
  ["brand", "/home"],
  [null, "/home"],
  [["/a"], "/home"],
])("safePath(%j) is %s", (path, expected) => {
  expect(safePath(path, "/home")).toBe(expected);
});

const sentFrom = (referer: string) =>
  new Request("https://laurel.example/preferences/cookies", { headers: { Referer: referer } });

test("a form redirects to its own page, on this site only", () => {
  expect(refererPath(sentFrom("https://laurel.example/help?q=1"))).toBe("/help?q=1");
  expect(refererPath(sentFrom("https://evil.example/help"))).toBe("/");
  expect(refererPath(sentFrom("nonsense"))).toBe("/");
  expect(refererPath(sentFrom("https://laurel.example//evil.example/x"))).toBe("/");
});
