import type { AppLoadContext } from "@remix-run/cloudflare";
import { errorFields, log } from "./log";

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
