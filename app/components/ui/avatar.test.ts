import { expect, test } from "vitest";
import { toInitials } from "./avatar";

test.each([
  ["Maya Okafor", "MO"],
  ["  maya ", "M"],
  ["🇬🇧 Runner", "🇬🇧R"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
