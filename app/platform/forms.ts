import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { AppError, appErrorIn, withCause } from "./errors";

/** Fields whose values never travel back to the page. */
const SECRET_FIELDS = ["password", "currentPassword", "newPassword", "confirmPassword"];

/**
 * The one way a form is handled: parse, run the command, or answer with what was typed and what is wrong.
 * A command's AppError becomes a message above the form; nothing that was typed is lost.
 */
export async function submitForm<S extends z.ZodType, R>(
  form: FormData,
  schema: S,
  run: (value: z.infer<S>) => Promise<R>,
) {
  const submission = await parseWithZod(form, { schema, async: true });
  const reply = (options: Parameters<typeof submission.reply>[0] = {}) =>
    submission.reply({ hideFields: SECRET_FIELDS as never, ...options });
  if (submission.status !== "success")
    return data({ result: reply() }, { status: submission.status === "error" ? 400 : 200 });
  try {
    return await run(submission.value as z.infer<S>);
  } catch (thrown) {
    const error = appErrorIn(thrown);
    if (error instanceof FieldError)
      return data({ result: reply({ fieldErrors: error.fields }) }, { status: 400 });
    if (!error || error.code === "not_found" || error.code === "unauthenticated") throw thrown;
    const answer = data(
      {
        result: reply({
          formErrors: [error.message],
          ...(error instanceof TakenIdError && { hideFields: [...SECRET_FIELDS, "id"] as never }),
        }),
      },
      { status: error.status },
    );
    return withCause(answer, thrown);
  }
}

/** A rule that only the server can check, told next to its field. */
export class FieldError extends AppError {
  constructor(readonly fields: Record<string, string[]>) {
    super("invalid", Object.values(fields).flat().join(" "));
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
