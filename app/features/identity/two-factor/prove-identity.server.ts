import { commit, personContext } from "~/platform/command";
import { FieldError } from "~/platform/forms";
import type { Actor } from "../accounts/actor";
import { provePassword, readOwnAccount } from "../accounts/prove-password.server";
import {
  type AuthContext,
  personOf,
  rotateSession,
  setSessionCookie,
} from "../accounts/sessions.server";
import { clearFailedAttempts } from "../accounts/throttle.server";
import { type ProvenChange, writeWithPasskey } from "../passkeys/write-with-passkey.server";
import { writeWithCode } from "./check-code.server";

/**
 * Proves again that this is the owner of the session: by a passkey, or by a code where the session began with one, else by the password.
 * A new session takes the old one's place, so a copy of the old cookie gains nothing by the proof.
 * @throws FieldError, AppError
 */
export async function proveIdentity(
  ctx: AuthContext,
  { personId: userId, email, sessionId }: Pick<Actor, "personId" | "email" | "sessionId">,
  {
    password = "",
    oneTimeCode,
    passkey,
  }: {
    password?: string | undefined;
    oneTimeCode?: string | undefined;
    passkey?: string | undefined;
  },
) {
  const { db, session } = ctx;
  const old = session.claims;
  if (!old) return;
  const now = ctx.clock();
  const { remember, level } = old;
  const { claims, statements } = rotateSession(ctx, personOf(old), { remember, level });
  const proven: ProvenChange = {
    effects: [
      ...statements,
      ...ctx.emit("session.renewed", { from: old.sid, to: claims.sid }, now),
    ],
    audit: { action: "identity_proved", resourceType: "session", resourceId: sessionId },
  };
  if (passkey) await writeWithPasskey(ctx, userId, passkey, () => proven);
  else if (level === "two_factor") {
    if (!oneTimeCode) throw new FieldError({ oneTimeCode: ["Enter a code"] });
    await writeWithCode(ctx, { userId, email }, oneTimeCode, proven);
  } else {
    // An empty field does not count as a wrong password.
    if (!password) throw new FieldError({ password: ["Enter your password"] });
    const attempt = await readOwnAccount(ctx, { personId: userId, email });
    await provePassword(ctx, attempt, { password, field: "password" });
    const before = [clearFailedAttempts(db, attempt.keys)];
    await commit(personContext(ctx, userId, now), { before, ...proven });
  }
  await setSessionCookie(ctx, claims);
}
