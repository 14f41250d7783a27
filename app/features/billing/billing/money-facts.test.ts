import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../../../scripts/stack.mjs";
import { feeOf } from "../ledger/fees";
import { MONEY_FACTS } from "./money-facts";

test("the texts name the percentages that are charged", () => {
  const named = [...MONEY_FACTS.fee.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent));
  expect(named).toEqual([feeOf(100, null), feeOf(100, "brand_premium")]);
});

test("no text spells out the service fee itself", () => {
  const typed = globSync("app/{features,routes,components}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\./.test(file) && /(?<![[\d.])[48]%/.test(readFileSync(root + file, "utf8")),
  );
  expect(typed).toEqual([]);
});
