import { expect, test } from "vitest";
import { domainOf, isSharedHost } from "./domains";

test.each([
  ["https://www.Northlight.com/about", "northlight.com"],
  ["https://shop.northlight.com", "shop.northlight.com"],
])("the domain of %s is %s", (website, domain) => {
  expect(domainOf(website)).toBe(domain);
});

test.each([
  ["gmail.com", true],
  ["sites.google.com", true],
  ["northlight.com", false],
  ["notgmail.com", false],
])("%s is open to anyone: %s", (host, shared) => {
  expect(isSharedHost(host)).toBe(shared);
});
