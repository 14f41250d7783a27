import { type AuthContext, rotateSession, setSessionCookie } from "../accounts/sessions.server";
import { assertNotSuspended } from "../accounts/sign-in.server";
import { signInEvents } from "../accounts/sign-in-events.server";
import { writeWithPasskey } from "./write-with-passkey.server";

/**
 * Signs in whoever holds this passkey. It is two factors, the device and what unlocks it, so nothing else is asked for. Where
 * no authenticator app is set up, the session's level stays that of a password: there is no code to ask for later.
 */
export async function signInWithPasskey(ctx: AuthContext, answer: string, remember: boolean) {
  const now = ctx.clock();
  let issued: ReturnType<typeof rotateSession>["claims"] | undefined;
  const account = await writeWithPasskey(ctx, null, answer, async (account) => {
    assertNotSuspended(account);
    const level = account.hasFactor ? "two_factor" : "password";
    const { claims, statements } = rotateSession(ctx, account, { remember, level });
    issued = claims;
    return {
      effects: [...statements, ...(await signInEvents(ctx, account, claims.sid, now))],
      audit: {
        action: "signed_in",
        resourceType: "session",
        resourceId: claims.sid,
        detail: { with: "passkey" },
      },
    };
  });
  if (issued) await setSessionCookie(ctx, issued);
  return account;
}
