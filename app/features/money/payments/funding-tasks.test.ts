import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import { fundingRows } from "./funding-tasks";

/** The rows for so many deals, of which the first three are listed. */
const rowsOf = (total: number) => {
  const items = Array.from({ length: Math.min(3, total) }, (_, i) => ({
    id: `deal-${i}`,
    athlete: `Ada ${i}`,
    campaign: "Autumn miles",
    owed: 300_00,
  }));
  return fundingRows({ total, items }).map(
    ({ row }) => (row as ReactElement<{ title: string; to: string }>).props,
  );
};

test("each deal is paid on its page, and several at once on one", () => {
  expect(rowsOf(0)).toEqual([]);
  expect(rowsOf(1).map(({ to }) => to)).toEqual([paths.deal("deal-0")]);
  expect(rowsOf(2).at(-1)).toMatchObject({
    title: "Pay all 2 deals at once",
    to: paths.brand.pay,
  });
  expect(rowsOf(5).map(({ title }) => title)).toEqual([
    "Pay £300 for Ada 0, plus our fee",
    "Pay £300 for Ada 1, plus our fee",
    "Pay £300 for Ada 2, plus our fee",
    "Pay all 5 deals at once",
  ]);
});
