import { expect, test } from "vitest";
import { keyText, keyUri, stepOf } from "./totp";

/** RFC 6238, appendix B, SHA-1. The vectors have eight digits, of which the last six are the code of six. */
const SECRET = new TextEncoder().encode("12345678901234567890");

test.each([
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
])("the vector of RFC 6238 at %i", (seconds, digits) => {
  const step = Math.floor(seconds / 30);
  expect(stepOf(SECRET, digits.slice(2), seconds * 1000)).toBe(step);
  expect(stepOf(SECRET, digits.slice(2), (seconds - 30) * 1000), "a slow clock").toBe(step);
  expect(stepOf(SECRET, digits.slice(2), (seconds + 30) * 1000), "a fast clock").toBe(step);
  expect(stepOf(SECRET, digits.slice(2), (seconds + 60) * 1000)).toBeNull();
});

test("a code of the step after the next is refused", () => {
  expect(stepOf(SECRET, "081804", (1111111109 - 60) * 1000)).toBeNull();
});

test.each(["", "12345", "1234567", "abcdef", "28708２"])("'%s' is no code", (code) => {
  expect(stepOf(SECRET, code, 59_000)).toBeNull();
});

test("the key as text is the secret in groups of four", () => {
  const uri = keyUri(SECRET, "ada@test.laurel");
  expect(uri).toContain("otpauth://totp/Laurel:ada%40test.laurel?");
  expect(keyText(uri)).toBe("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
});
