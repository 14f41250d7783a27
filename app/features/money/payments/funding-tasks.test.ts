import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import { fundingRows } from "./funding-tasks";

/** The rows for so many deals, of which the first three are listed. */
const rowsOf = (total: number, names = ["Ada 0", "Ada 1", "Ada 2"]) => {
  const items = Array.from({ length: Math.min(3, total) }, (_, i) => ({
    id: `deal-${i}`,
    athlete: names[i] ?? "",
    campaign: "Autumn miles",
    owed: 300_00,
  }));
  return fundingRows({ total, items }).map(
    ({ row }) => (row as ReactElement<{ title: string; detail: string; to: string }>).props,
  );
};

test("one deal is paid on its page, and several are one task", () => {
  expect(rowsOf(0)).toEqual([]);
  expect(rowsOf(1)).toMatchObject([
    { title: "Pay £300 for Ada 0, plus our fee", to: paths.deal("deal-0") },
  ]);
  expect(rowsOf(5)).toMatchObject([
    {
      title: "Pay for 5 deals, so work can start",
      detail: "Ada 0, Ada 1, Ada 2 and 2 more",
      to: paths.brand.pay,
    },
  ]);
  expect(rowsOf(3, ["Ada", "Ben", "Ada"])).toMatchObject([{ detail: "Ada (2) and Ben" }]);
});
