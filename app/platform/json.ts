import type { z } from "zod";
import { appErrorIn } from "./errors";
import { StaleSession } from "./session";

/**
 * Answers a form that a script sent, with JSON: what the command returns, or `{ error }` with its text.
 * @throws what is no AppError
 */
export async function answerJson<S extends z.ZodType>(
  form: FormData,
  schema: S,
  run: (value: z.infer<S>) => Promise<object>,
): Promise<Response> {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success)
    return Response.json({ error: "We couldn't read this. Reload the page." }, { status: 400 });
  try {
    return Response.json(await run(parsed.data));
  } catch (error) {
    const known = error instanceof StaleSession ? null : appErrorIn(error);
    if (!known || known.status >= 500) throw error;
    return Response.json({ error: known.message }, { status: known.status });
  }
}
