import { getZodConstraint } from "@conform-to/zod/v4";
import { useEffect, useState } from "react";
import type { z } from "zod";
import type { checkForm } from "./check-form";

/** What the browser's build makes of a schema: scripts/late-schemas.mjs. */
interface LateSchema {
  constraint: ReturnType<typeof getZodConstraint>;
  load: () => Promise<z.ZodType>;
}

const lateOf = (schema: z.ZodType | LateSchema): LateSchema =>
  "load" in schema
    ? schema
    : { constraint: getZodConstraint(schema as never), load: async () => schema };

type Check = (form: FormData) => ReturnType<typeof checkForm>;

/**
 * A form's rules: what its HTML says of them at once, the check once somebody has entered the form.
 * Until then, and if it does not come, the server checks.
 */
export function useLateRules(formId: string, schema: z.ZodType) {
  const late = lateOf(schema);
  const { load } = late;
  const [check, setCheck] = useState<Check | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's schema stays the same
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const enter = (target: EventTarget | null) => {
      // Not by form.id, which is the field of that name where there is one.
      const form = (target as HTMLInputElement | null)?.form;
      if (!form || form !== document.getElementById(formId)) return;
      watch.abort();
      Promise.all([import("./check-form"), load()]).then(
        ([{ checkForm }, whole]) => setCheck(() => (data: FormData) => checkForm(data, whole)),
        () => {},
      );
    };
    document.addEventListener("focusin", ({ target }) => enter(target), { signal });
    // Entered before this ran.
    enter(document.activeElement);
    return () => watch.abort();
  }, [formId]);

  return { constraint: late.constraint, check };
}
