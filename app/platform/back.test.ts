import { expect, test } from "vitest";
import { backTo, safePath } from "./back";

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

test("a form leads back to the page it was sent from, on our own site only", () => {
  expect(backTo(sentFrom("https://laurel.example/help?q=1"))).toBe("/help?q=1");
  expect(backTo(sentFrom("https://evil.example/help"))).toBe("/");
  expect(backTo(sentFrom("nonsense"))).toBe("/");
  expect(backTo(sentFrom("https://laurel.example//evil.example/x"))).toBe("/");
});
