import { configureCoercion } from "@conform-to/zod/v4/future";
import { normalizeLine } from "./normalize-text";
import { parseNumber } from "./parse-number";

/**
 * A schema for the fields of a form, which are all text: numbers are read as people write them, and a text that
 * shows nothing is one that was not filled in.
 */
export const { coerceFormValue: coerceForm } = configureCoercion({
  stripEmptyString: (text) => (normalizeLine(text) === "" ? undefined : text),
  type: { number: parseNumber },
});
