import { expect, test } from "vitest";
import { inWords } from "./labels";

test.each([
  ["two_factor_on", "Two factor on"],
  ["set-aside", "Set aside"],
  ["payment_funded", "Fee paid in"],
])("%s is %s", (code, words) => {
  expect(inWords(code)).toBe(words);
});
