import { parse } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { config, type z } from "zod";

// zod would try `new Function`, which the content security policy forbids.
config({ jitless: true });

/**
 * A module of its own: the library comes with it, and only when a form is entered.
 * @param button that sends the form. With `formNoValidate` it asks the server for something else than to take the form, so
 *   that nothing is found wrong here. The form library's own buttons have it too, and a name of their own.
 */
export const checkForm = (form: FormData, schema: z.ZodType, button: HTMLElement | null) =>
  button instanceof HTMLButtonElement && button.formNoValidate && button.name !== INTENT
    ? parse(form, { resolve: () => ({ value: undefined }) })
    : parseWithZod(form, { schema });

/** The form library's name for its buttons. */
const INTENT = "__intent__";
