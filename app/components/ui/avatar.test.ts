import { expect, test } from "vitest";
import { initialsOf } from "./avatar";

test.each([
  ["Maya Okafor", "MO"],
  ["  maya ", "M"],
  ["🇬🇧 Runner", "🇬🇧R"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
