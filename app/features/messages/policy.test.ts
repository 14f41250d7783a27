import { expect, it } from "vitest";
import { mayWrite, type Standing } from "./policy";

const STRANGERS: Standing = {
  writer: "brand",
  hasWritten: false,
  isDiscoverable: false,
  isInvited: false,
  blockedByWriter: false,
  blockedByOther: false,
};

it.each<[string, Partial<Standing>, ReturnType<typeof mayWrite>]>([
  ["a brand writes to an athlete it can find", { isDiscoverable: true }, "allowed"],
  ["a brand does not write to an athlete it cannot find", { isInvited: true }, "stranger"],
  [
    "an athlete writes to a brand that invited them",
    { writer: "athlete", isInvited: true },
    "allowed",
  ],
  ["an athlete does not write first", { writer: "athlete", isDiscoverable: true }, "stranger"],
  ["an athlete answers", { writer: "athlete", hasWritten: true }, "allowed"],
  ["a brand goes on with an athlete it no longer finds", { hasWritten: true }, "allowed"],
  ["who blocks does not write", { hasWritten: true, blockedByWriter: true }, "blocked_by_you"],
  ["who is blocked does not write", { hasWritten: true, blockedByOther: true }, "blocked_by_other"],
  [
    "who blocks and is blocked is told of their own block",
    { hasWritten: true, blockedByWriter: true, blockedByOther: true },
    "blocked_by_you",
  ],
])("%s", (_, standing, verdict) => {
  expect(mayWrite({ ...STRANGERS, ...standing })).toBe(verdict);
});
