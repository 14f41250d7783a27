import type { AppLoadContext } from "@remix-run/cloudflare";

/**
 * What a log may say of an error: the name, message and place of its first cause, and the names of the
 * errors around it. A parser's message quotes what it read, and a wrapper's may quote a query with its
 * values, so those stay out.
 */
export function errorFields(
  error: unknown,
): Record<"name" | "message" | "stack" | "chain", string> {
  const chain = causeChain(error);
  const first = chain.at(-1);
  const names = chain.map(nameOf).join(" < ");
  if (!(first instanceof Error))
    return { name: nameOf(first), message: "", stack: "", chain: names };
  return {
    name: first.name,
    message: first instanceof SyntaxError ? "" : first.message,
    stack: (first.stack ?? "")
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .join("\n"),
    chain: names,
  };
}

function causeChain(error: unknown): unknown[] {
  const hasCause = error instanceof Error && error.cause !== undefined && error.cause !== null;
  return hasCause ? [error, ...causeChain(error.cause)] : [error];
}

/** The name of an error, with its code where it has one: 'ResponseError(SQLITE_BUSY)'. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? `${error.name}(${code})` : error.name;
}

/** One line of JSON. Takes names, codes, counts and ids; never what a person typed. */
export function log(
  level: "info" | "warn" | "error",
  event: string,
  fields: Record<string, string | number | boolean | null> = {},
) {
  console[level === "error" ? "error" : "log"](JSON.stringify({ level, event, ...fields }));
}

/**
 * The one line of a request: who asked for what, and what came of it. What was refused says why; a 5xx tells what caused
 * it. An address's query is left out, because mailed links carry their tokens there.
 */
export function logRequest(
  {
    request,
    session,
    meter,
    failure,
    refusal,
  }: Pick<AppLoadContext, "request" | "session" | "meter" | "failure" | "refusal">,
  status: number,
  ms: number,
) {
  const failed = status >= 500;
  log(failed ? "error" : "info", "request", {
    id: request.id,
    user: session.carried?.uid ?? null,
    method: request.method,
    path: request.url.pathname,
    status,
    ...(refusal ? { refusal } : {}),
    trips: meter.trips,
    ms,
    ...(failed ? errorFields(failure) : {}),
  });
}
