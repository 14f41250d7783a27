import { parse } from "@conform-to/react";
import { expect, test } from "vitest";
import { fillInTemplate, findGap, TEMPLATE, TEMPLATES } from "./decision-templates";
import { resolveSchema } from "./schema";

function pressed(name: string, typed: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ intent: "resolve", ...typed }))
    form.set(field, value);
  form.set(TEMPLATE, name);
  fillInTemplate(form);
  return parse(form, { resolve: () => ({ error: {} }) });
}

test("a template fills in the details and the resolution, and keeps the rest", () => {
  const { payload, status } = pressed("not-delivered", { refund: "90" });
  expect(status).toBeUndefined();
  expect(payload).toEqual({
    intent: "resolve",
    refund: "90",
    type: "refund",
    details: TEMPLATES["not-delivered"].details,
  });
});

test("a template replaces another one, and is added to words of one's own", () => {
  const [first, second] = [TEMPLATES["not-shown"].details, TEMPLATES["kept-to-it"].details];
  expect(pressed("kept-to-it", { details: first }).payload).toMatchObject({
    details: second,
  });
  expect(pressed("kept-to-it", { details: "I called both." }).payload).toMatchObject({
    details: `I called both.\n\n${second}`,
  });
});

test("an unknown template and none send the form as it is", () => {
  for (const name of ["constructor", ""])
    expect(pressed(name)).toMatchObject({ payload: { intent: "resolve" }, status: "error" });
});

test.each(Object.entries(TEMPLATES))(
  "%s can't be sent with a gap in it",
  (_, { type, details }) => {
    const sent = { intent: "resolve", refund: "90", type };
    expect(resolveSchema.safeParse({ ...sent, details }).error?.issues).toMatchObject([
      { path: ["details"], message: `Please fill in ${findGap(details)}` },
    ]);
    const filled = details.replaceAll(/\[.+?\]/g, "the invoice [1]");
    expect(resolveSchema.safeParse({ ...sent, details: filled }).success).toBe(true);
  },
);
