import { expect, test } from "vitest";
import { isSharedHost, parseDomain, parseUkCompanyNumber } from "./company-identity";

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
  expect(parseUkCompanyNumber(typed)).toBe(number);
});

test.each([
  ["https://www.Northlight.com/about", "northlight.com"],
  ["https://shop.northlight.com", "shop.northlight.com"],
])("the domain of %s is %s", (website, domain) => {
  expect(parseDomain(website)).toBe(domain);
});

test.each([
  ["gmail.com", true],
  ["sites.google.com", true],
  ["northlight.com", false],
  ["notgmail.com", false],
])("%s is open to anyone: %s", (host, shared) => {
  expect(isSharedHost(host)).toBe(shared);
});
