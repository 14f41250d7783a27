import { expect, test } from "vitest";
import { mailAddress } from "./mail-address";

const read = (typed: string) => mailAddress("No address").safeParse(typed).data;

test.each([
  ["Maya@Example.com ", "maya@example.com"],
  ["a&b/c!d@example.com", "a&b/c!d@example.com"],
  ["o'neil+laurel@example.co.uk", "o'neil+laurel@example.co.uk"],
  ["info@müller.de", "info@xn--mller-kva.de"],
  ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
])("%s is an address", (typed, address) => {
  expect(read(typed)).toBe(address);
});

test.each([
  "",
  "maya",
  "maya@example",
  "maya@@example.com",
  "ma ya@example.com",
  ".maya@example.com",
  "maya.@example.com",
  "ma..ya@example.com",
  "maya@-example.com",
  "maya@example.com\r\nBcc: a@b.example",
  "maya@127.0.0.1",
  `${"a".repeat(65)}@example.com`,
])("%j is none", (typed) => {
  expect(read(typed)).toBeUndefined();
});
