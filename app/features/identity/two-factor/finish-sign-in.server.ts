import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { trustDevice } from "~/features/identity/accounts/trusted-devices.server";
import { paths } from "~/paths";
import { AppError } from "~/platform/errors";
import {
  type AuthContext,
  personOf,
  rotateSession,
  setSessionCookie,
} from "../accounts/sessions.server";
import { signInEvents } from "../accounts/sign-in-events.server";
import { type ProvenChange, writeWithPasskey } from "../passkeys/write-with-passkey.server";
import { writeWithCode } from "./check-code.server";
import { closeRemovals } from "./factor.server";

/**
 * The account of a visitor who has given the password and still owes a code.
 * @throws a redirect for everybody else
 */
export function requireUnfinished({ session }: AppLoadContext) {
  void session.check();
  if (session.unfinished) return session.unfinished;
  throw redirect(session.claims ? paths.dashboard : paths.login);
}

/** What stands in for a phone: a code, or what a passkey has signed. */
type Step = { oneTimeCode: string } | { passkey: string };

/**
 * Ends the session that waited for this step and begins one that is signed in.
 * @param trust whether this browser shall need no code for 30 days
 * @throws FieldError at `oneTimeCode`, AppError
 */
export async function finishSignIn(
  ctx: AuthContext,
  { trust, ...step }: Step & { trust: boolean },
) {
  const { unfinished } = ctx.session;
  if (!unfinished) throw new AppError("conflict", "Please sign in again.");
  const { uid: userId, email, type, remember } = unfinished;
  const now = ctx.clock();
  const { claims, statements } = rotateSession(ctx, personOf(unfinished), {
    remember,
    level: "two_factor",
  });
  const finished: ProvenChange = {
    effects: [
      ...statements,
      ...(await signInEvents(ctx, { userId, email }, claims.sid, now)),
      // Who has a code has not lost the factor.
      closeRemovals(userId, now),
      ...(trust ? [await trustDevice(ctx, { userId, email }, now)] : []),
    ],
    audit: { action: "signed_in", resourceType: "session", resourceId: claims.sid },
  };
  if ("passkey" in step) await writeWithPasskey(ctx, userId, step.passkey, () => finished);
  else await writeWithCode(ctx, { userId, email }, step.oneTimeCode, finished);
  await setSessionCookie(ctx, claims);
  return { type };
}
