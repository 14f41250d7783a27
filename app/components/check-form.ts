import { parse } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { config, type z } from "zod";
import { coerceForm } from "~/platform/coerce-form";
import { CONFORM_INTENT } from "~/platform/conform-intents";

// zod would try `new Function`, which the content security policy forbids.
config({ jitless: true });

interface Sent {
  formData: FormData;
  /** With `formNoValidate`, a button asks the server for something else than to take the form. */
  submitter: HTMLElement | null;
}

/** A module of its own: the library comes with it, and only when a form is entered. */
export const checkForm =
  (schema: z.ZodType) =>
  ({ formData, submitter }: Sent) =>
    submitter instanceof HTMLButtonElement &&
    submitter.formNoValidate &&
    submitter.name !== CONFORM_INTENT
      ? // With null for errors, Conform sends the form and shows no error at its fields.
        parse(formData, { resolve: () => ({ error: null }) })
      : parseWithZod(formData, { schema: coerceForm(schema), disableAutoCoercion: true });
