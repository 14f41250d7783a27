import { expect, it } from "vitest";
import { switchesTab } from "./revalidation";

const at = (address: string) => new URL(address, "https://laurel.test");
const change = (from: string, to: string, formMethod?: string) =>
  switchesTab({ currentUrl: at(from), nextUrl: at(to), formMethod } as never);

it.each([
  ["/a", "/a?tab=two", true],
  ["/a?tab=one&q=x", "/a?q=x&tab=two", true],
  ["/a?tab=one#top", "/a?tab=two", true],
  ["/a?tab=one", "/b?tab=two", false],
  ["/a?tab=one&q=x", "/a?tab=two", false],
  ["/a?tab=one", "/a?tab=one", false],
])("from %s to %s: %s", (from, to, expected) => {
  expect(change(from, to)).toBe(expected);
});

it("a sent form is never a switch", () => {
  expect(change("/a", "/a?tab=two", "POST")).toBe(false);
});
