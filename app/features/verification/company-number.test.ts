import { expect, test } from "vitest";
import { ukCompanyNumber } from "./company-number";

test.each([
  ["01234567", "01234567"],
  ["1234567", "01234567"],
  [" 0123 4567 ", "01234567"],
  ["sc123456", "SC123456"],
  ["SC 1234", "SC001234"],
  ["NI-012345", "NI012345"],
  ["R12", "R0000012"],
  ["IP12345R", "IP12345R"],
  ["123456789", null],
  ["00000000", null],
  ["S1234567", null],
  ["ABC12345", null],
  ["12345678X", null],
  ["", null],
])("the number %j is %j on the UK register", (typed, number) => {
  expect(ukCompanyNumber(typed)).toBe(number);
});
