import { expect, test } from "vitest";
import { formatMoney, toPence } from "./money";

test.each([
  [19.99, 1999],
  [1.15, 115],
  [0.07, 7],
  [1200, 120_000],
  [0, 0],
])("%d pounds are %d pence", (pounds, pence) => {
  expect(toPence(pounds)).toBe(pence);
});

test.each([
  [120_000, "£1,200"],
  [120_050, "£1,200.50"],
  [7, "£0.07"],
  [0, "£0"],
])("%d pence read %s", (pence, text) => {
  expect(formatMoney(pence)).toBe(text);
});
