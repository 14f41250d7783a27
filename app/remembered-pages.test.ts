import { expect, test } from "vitest";
import { rememberPage } from "./remembered-pages";

const html = async (input: string, render: () => string) =>
  (await rememberPage(input, render)).html;

test("the same input is rendered once, another input apart", async () => {
  let renders = 0;
  const page = (input: string) => html(input, () => `${input} ${++renders}`);
  expect([await page("a"), await page("a"), await page("b")]).toEqual(["a 1", "a 1", "b 2"]);
});

test("the oldest of more than a hundred pages is forgotten", async () => {
  await html("first", () => "before");
  for (let n = 0; n < 100; n++) await html(`page ${n}`, () => "");
  expect(await html("first", () => "after")).toBe("after");
});
