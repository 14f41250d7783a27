import * as build from "virtual:remix/server-build";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { unavailable } from "~/platform/errors";
import { textResponse } from "~/platform/http";
import { answerAppErrors } from "~/platform/remix";
import type { GuardedRequest } from "~/platform/request-guard";
import { createRouteHandlers } from "~/platform/route-handlers";
import { type Session, writeClaims } from "~/platform/session";

const remix = createRouteHandlers(answerAppErrors(build));

/** Runs the request; runs it once more when the cookie's claims turn out to be old. */
export async function runRemix(
  { toRequest }: GuardedRequest,
  context: AppLoadContext,
): Promise<Response> {
  const response = await remix(toRequest(), context);
  let replacement: Session | null;
  try {
    replacement = await context.session.replacement();
  } catch (error) {
    // A page whose session could not be checked is not sent: it may be for another person.
    context.failure ??= error;
    return response.status >= 500 ? response : textResponse(503, unavailable(error).message);
  }
  if (!replacement) return response;
  context.session = replacement;
  await writeClaims(
    context.cookies,
    context.env.SESSION_SECRETS,
    replacement.claims,
    context.clock(),
  );
  return remix(toRequest(), context);
}
