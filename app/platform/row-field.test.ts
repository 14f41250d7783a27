import { parse } from "@conform-to/react";
import { expect, test } from "vitest";
import { addsRow, editRows, removesRow } from "./row-field";

const rowsAfter = (button: { name: string; value: string }) => {
  const form = new FormData();
  form.set(button.name, button.value);
  for (const [i, count] of ["1", "2", "3"].entries()) form.set(`rows[${i}].count`, count);
  editRows(form, "rows", { count: "9" });
  const { payload } = parse(form, { resolve: () => ({ error: {} }) });
  return (payload.rows as { count: string }[]).map(({ count }) => count);
};

test("a row is added at the end", () => {
  expect(rowsAfter(addsRow("rows"))).toEqual(["1", "2", "3", "9"]);
});

test("one row is removed", () => {
  expect(rowsAfter(removesRow("rows", 1))).toEqual(["1", "3"]);
});

test("other buttons, and those of other lists, change no row", () => {
  for (const button of [
    { name: "intent", value: "send" },
    addsRow("others"),
    removesRow("others", 0),
  ])
    expect(rowsAfter(button)).toEqual(["1", "2", "3"]);
});
