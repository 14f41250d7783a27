import type { AppLoadContext } from "@remix-run/cloudflare";
import { unavailable } from "~/platform/errors";
import { setToast } from "~/platform/flash";
import { textResponse } from "~/platform/http";
import { type Session, writeClaims } from "~/platform/session";

/** Runs the request once more when the cookie's claims turn out to be old. */
export async function runChecked(
  run: () => Promise<Response>,
  context: AppLoadContext,
): Promise<Response> {
  const response = await run();
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
  return run();
}

/** The session was ended elsewhere: with another device, by a new password or by our team. */
const ENDED = {
  title: "You've been signed out",
  description: "Your session on this device was ended. Sign in again to go on.",
  tone: "error",
} as const;
