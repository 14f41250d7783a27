import { expect, it } from "vitest";
import { type MessagingPermission, mayWrite } from "./policy";

const STRANGERS: MessagingPermission = {
  writer: "brand",
  hasWritten: false,
  isDiscoverable: false,
  isInvited: false,
  writesFirst: false,
  blockedByWriter: false,
  blockedByOther: false,
};

it.each<[string, Partial<MessagingPermission>, ReturnType<typeof mayWrite>]>([
  ["a brand writes to an athlete it can find", { isDiscoverable: true }, "allowed"],
  ["a brand cannot write to an athlete it cannot find", { isInvited: true }, "stranger"],
  [
    "an athlete writes to a brand that invited them",
    { writer: "athlete", isInvited: true },
    "allowed",
  ],
  [
    "an athlete cannot write first to a brand that did not invite them",
    { writer: "athlete", isDiscoverable: true },
    "stranger",
  ],
  [
    "an athlete whose plan has it writes first to a brand",
    { writer: "athlete", isDiscoverable: true, writesFirst: true },
    "allowed",
  ],
  [
    "nobody writes first to a brand that has left",
    { writer: "athlete", writesFirst: true },
    "stranger",
  ],
  ["an athlete answers", { writer: "athlete", hasWritten: true }, "allowed"],
  ["a brand continues with an athlete it can no longer find", { hasWritten: true }, "allowed"],
  [
    "a person who blocks cannot write",
    { hasWritten: true, blockedByWriter: true },
    "blocked_by_you",
  ],
  ["a blocked person cannot write", { hasWritten: true, blockedByOther: true }, "blocked_by_other"],
  [
    "a person who blocks and is blocked sees their own block",
    { hasWritten: true, blockedByWriter: true, blockedByOther: true },
    "blocked_by_you",
  ],
])("%s", (_, permission, verdict) => {
  expect(mayWrite({ ...STRANGERS, ...permission })).toBe(verdict);
});
