import { getZodConstraint } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import type { z } from "zod";
import type { LazyForm } from "~/components/lazy-validation";

const modules = import.meta.glob<Record<string, LazyForm<z.ZodObject>>>(
  ["./features/*/*/forms.ts", "./components/gallery/forms.ts"],
  { eager: true },
);

const forms = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).map(([name, form]) => ({ name: `${name} of ${path}`, form })),
);

test.each(forms)("$name requires what its schema requires", async ({ form }) => {
  const expected = Object.entries(getZodConstraint(await form.schema()))
    // Patterns are of fields that offer a choice: no page writes them.
    .map(
      ([field, { pattern: _, required, ...rest }]) =>
        [field, { ...(required && { required }), ...rest }] as const,
    )
    .filter(([, constraint]) => Object.keys(constraint).length > 0);
  expect(form.constraint).toEqual(Object.fromEntries(expected));
});
