import { parse } from "@conform-to/react";
import { expect, test } from "vitest";
import { setConformIntent } from "./conform-intents";

const parsed = (form: FormData) => parse(form, { resolve: () => ({ error: {} }) });

test("Conform reads each intent as one of its own buttons", () => {
  const form = new FormData();
  form.set("title", "A week in six scenes");
  setConformIntent(form, "update", { value: { title: "Another" }, validated: false });
  expect(parsed(form).payload).toMatchObject({ title: "Another" });
  setConformIntent(form, "insert", { name: "rows", defaultValue: { count: "1" } });
  expect(parsed(form).payload).toMatchObject({ rows: [{ count: "1" }] });
  setConformIntent(form, "validate", { name: "title" });
  expect(parsed(form).reply().intent).toEqual({ type: "validate", payload: { name: "title" } });
});
