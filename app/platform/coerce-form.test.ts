import { expect, test } from "vitest";
import { z } from "zod";
import { coerceForm } from "./coerce-form";
import { poundsTyped } from "./money-field";
import { lineText, paragraphs } from "./typed-text";

const form = z.object({
  name: lineText(5, "Too long", "No name"),
  note: paragraphs(5, "Note too long").default(""),
  fee: poundsTyped("No fee", 1000, "Too much"),
  count: z.int("No count").optional(),
});

const valid = { name: "Ada", note: "", fee: "5", count: "" };

function errorsOf(typed: Partial<typeof valid>) {
  const { error } = coerceForm(form).safeParse({ ...valid, ...typed });
  return error?.issues.map(({ message }) => message);
}

test("a form is read as it was meant", () => {
  expect(coerceForm(form).parse({ ...valid, fee: "£1,000", note: "a\r\nb\r\nc" })).toEqual({
    name: "Ada",
    note: "a\nb\nc",
    fee: 1000,
  });
});

test.each(["", "   ", "\u3164", "\u200b\u200d"])("%j is no name, and no note", (typed) => {
  expect(errorsOf({ name: typed })).toEqual(["No name"]);
  expect(coerceForm(form).parse({ ...valid, note: typed })).toMatchObject({ note: "" });
});

test.each(["0.004", "99.999", "1234.565", "0.1000001"])("%s has parts of a penny", (fee) => {
  expect(errorsOf({ fee })).toContain("Please enter pounds and whole pence, such as 250 or 99.50");
});

test.each(["0", "0.07", "1.15", "999.99", "19.990"])("%s is an amount", (fee) => {
  expect(errorsOf({ fee })).toBeUndefined();
});

test.each(["0x10", "1e2", "2.500,50", "unreadable", "-1"])("%s is no amount", (fee) => {
  expect(errorsOf({ fee })).toEqual(["No fee"]);
});

test("a figure that cannot be read is not left out", () => {
  expect(errorsOf({ count: "2500-" })).toEqual(["No count"]);
});
