import { parse } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { coerceForm } from "./coerce-form";
import { AppError, appErrorIn, withCause } from "./errors";
import { editLists, listsIn } from "./list-field";
import { SECRET_FIELDS } from "./secret-fields";
import { StaleSession } from "./session";

/**
 * The one way a form is handled: parse, run the command, or answer with what was typed and what is wrong.
 * A command's AppError becomes a message above the form; nothing that was typed is lost.
 */
export async function submitForm<S extends z.ZodType, R>(
  form: FormData,
  schema: S,
  run: (value: z.infer<S>) => Promise<R>,
) {
  const submission = await parseWithZod(form, {
    schema: coerceForm(schema),
    disableAutoCoercion: true,
    async: true,
  });
  const reply = (options: Parameters<typeof submission.reply>[0] = {}) =>
    submission.reply({ hideFields: SECRET_FIELDS as never, ...options });
  if (submission.status !== "success")
    return data({ result: reply() }, { status: submission.status === "error" ? 400 : 200 });
  try {
    return await run(submission.value as z.infer<S>);
  } catch (thrown) {
    if (thrown instanceof Response || thrown instanceof StaleSession) throw thrown;
    const error = appErrorIn(thrown) ?? unforeseen();
    if (error instanceof FieldError)
      return data({ result: reply({ fieldErrors: error.fields }) }, { status: 400 });
    if (error.code === "not_found" || error.code === "unauthenticated") throw thrown;
    const answer = data(
      {
        result: reply({
          ...(error instanceof StaleFormError
            ? { fieldErrors: { expectedVersion: [error.message] } }
            : { formErrors: [error.message] }),
          // What the page knows better by now: a new id, the version that stands.
          ...(error.code === "conflict" && {
            hideFields: [
              ...SECRET_FIELDS,
              error instanceof TakenIdError ? "id" : "expectedVersion",
            ] as never,
          }),
        }),
      },
      { status: error.status },
    );
    return withCause(answer, thrown);
  }
}

/** The form as it was posted, with nothing checked and nothing done: its page shows it again. */
export function shownAgain(form: FormData) {
  editLists(form, listsIn(form));
  const { payload } = parse(form, { resolve: () => ({ error: {} }) });
  return { result: { initialValue: payload } };
}

const unforeseen = () =>
  new AppError("failed", "Something went wrong and nothing was saved. Please try again.");

/** A rule that only the server can check, told next to its field. */
export class FieldError extends AppError {
  constructor(readonly fields: Record<string, string[]>) {
    super("invalid", Object.values(fields).flat().join(" "));
  }
}

/**
 * What the form began with has been changed elsewhere since. The answer names no version, so the page's own stands:
 * sent once more, the form replaces what the page now shows beside it.
 */
export class StaleFormError extends AppError {
  constructor(message: string) {
    super("conflict", message);
  }
}

/** The id that came with a form names another row. Nothing was stored; the form comes back with a new id. */
export class TakenIdError extends AppError {
  constructor() {
    super(
      "conflict",
      "This form has already been used, so nothing was saved. Please send it again.",
    );
  }
}
