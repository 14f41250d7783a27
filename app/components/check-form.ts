import { parse } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { config, type z } from "zod";
import { coerceForm } from "~/platform/coerce-form";
import { CONFORM_INTENT } from "~/platform/conform-intents";

// zod would try `new Function`, which the content security policy forbids.
config({ jitless: true });

interface Sent {
  form: HTMLFormElement;
  formData: FormData;
  /** A button with `formNoValidate` asks the server for something other than taking the form. */
  submitter: HTMLElement | null;
}

/** In place of a date that is half typed: the browser sends it empty, as if nothing had been typed. */
const HALF_TYPED = "half typed";

function markHalfTyped({ form, formData }: Sent) {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.validity.badInput)
      formData.set(field.name, HALF_TYPED);
}

/** A module of its own: the library comes with it, and only when a form is entered. */
export const checkForm = (schema: z.ZodType) => (sent: Sent) => {
  const { formData, submitter } = sent;
  if (
    submitter instanceof HTMLButtonElement &&
    submitter.formNoValidate &&
    submitter.name !== CONFORM_INTENT
  )
    // With null for errors, Conform sends the form and shows no error at its fields.
    return parse(formData, { resolve: () => ({ error: null }) });
  markHalfTyped(sent);
  return parseWithZod(formData, { schema: coerceForm(schema), disableAutoCoercion: true });
};
