import type { getZodConstraint } from "@conform-to/zod/v4";
import { useEffect, useState } from "react";
import type { z } from "zod";
import type { checkForm } from "./check-form";

type Constraint = ReturnType<typeof getZodConstraint>[string];

export const REQUIRED: Constraint = { required: true };

/**
 * A form as a page needs it first: which fields must be filled in, or hold several values. The schema, and zod with it, is
 * imported later.
 */
export interface LazyForm<S extends z.ZodType> {
  constraint: Partial<Record<(keyof z.input<S> & string) | `${string}[]${string}`, Constraint>>;
  schema: () => Promise<S>;
}

type Check = ReturnType<typeof checkForm>;

/**
 * Imports the form's schema once the focus enters the form. Until then, and if the import fails, only the server
 * validates.
 * @returns the check in the browser, or undefined while the schema is not there
 */
export function useLazyValidation(
  formId: string,
  schema: () => Promise<z.ZodType>,
): Check | undefined {
  const [check, setCheck] = useState<Check>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's schema stays the same
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const enter = (target: EventTarget | null) => {
      // Not by form.id, which is the field of that name where there is one.
      const form = (target as HTMLInputElement | null)?.form;
      if (!form || form !== document.getElementById(formId)) return;
      watch.abort();
      importCheck(schema).then(
        (imported) => setCheck(() => imported),
        () => {},
      );
    };
    document.addEventListener("focusin", ({ target }) => enter(target), { signal });
    // Focused before this ran.
    enter(document.activeElement);
    return () => watch.abort();
  }, [formId]);

  return check;
}

/** One after the other: `check-form` configures zod, which a schema needs when it is made. */
async function importCheck(schema: () => Promise<z.ZodType>): Promise<Check> {
  const { checkForm } = await import("./check-form");
  return checkForm(await schema());
}
