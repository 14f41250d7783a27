import * as build from "virtual:remix/server-build";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { unavailable } from "~/platform/errors";
import { setToast } from "~/platform/flash";
import { textResponse } from "~/platform/http";
import { answerAppErrors } from "~/platform/remix";
import type { GuardedRequest } from "~/platform/request-guard";
import { createRouteHandlers } from "~/platform/route-handlers";
import { type Session, writeClaims } from "~/platform/session";
import { holdUnsent, isDocument, isPosted, postedFields, restoreHeld } from "./held-forms";
import { runImpersonated } from "./impersonation";

const remix = createRouteHandlers(answerAppErrors(build));

/** Runs the request. What a form held is kept when its sender must sign in, and shown to them afterwards. */
export async function runRemix(
  { toRequest }: GuardedRequest,
  context: AppLoadContext,
): Promise<Response> {
  if (context.session.sees) return runChecked(toRequest, context);
  const { claims } = context.session;
  if (isPosted(context.request)) context.postedForm = () => postedFields(toRequest);
  const restored = await restoreHeld(context);
  const response = await runChecked(restored ?? toRequest, context);
  await holdUnsent(toRequest, context, claims);
  const { failedCommand } = context;
  // A page that sent the command by script stays and shows the message. Remix would replace it with the error screen.
  return failedCommand !== undefined && response.status >= 500 && !isDocument(context.request)
    ? textResponse(response.status, failedCommand)
    : response;
}

/** Runs the request once more when the cookie's claims turn out to be old. */
async function runChecked(toRequest: () => Request, context: AppLoadContext): Promise<Response> {
  const response = await run(toRequest, context);
  let replacement: Session | null;
  try {
    replacement = await context.session.replacement();
  } catch (error) {
    // A page whose session could not be checked is not sent: it may be for another person.
    context.failure ??= error;
    return response.status >= 500 ? response : textResponse(503, unavailable(error).message);
  }
  if (!replacement) return response;
  if (!replacement.sees) context.sawAs = context.session.carried?.sees?.uid;
  if (!replacement.carried) setToast(context.cookies, ENDED);
  context.session = replacement;
  await writeClaims(
    context.cookies,
    context.env.SESSION_SECRETS,
    replacement.carried,
    context.clock(),
  );
  return run(toRequest, context);
}

/** The session was ended elsewhere: with another device, by a new password or by our team. */
const ENDED = {
  title: "You've been signed out",
  description: "Your session on this device was ended. Sign in again to go on.",
  tone: "error",
} as const;

const run = (toRequest: () => Request, context: AppLoadContext) =>
  runImpersonated(toRequest, context, remix);
