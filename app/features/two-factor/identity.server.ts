import { eq } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { FieldError } from "~/platform/forms";
import { writeClaims } from "~/platform/session";
import { userSessions } from "~db/schema";
import type { Actor } from "../accounts/actor";
import { provePassword, readOwnAccount } from "../accounts/prove-password.server";
import type { AuthContext } from "../accounts/sessions.server";
import { clearFailedAttempts } from "../accounts/throttle.server";
import { writeWithCode } from "./check-code.server";

/**
 * Proves again that this is the owner of the session: by a code where the session began with one, else by the password.
 * @throws FieldError
 */
export async function proveIdentity(
  ctx: AuthContext,
  { userId, email, sessionId }: Pick<Actor, "userId" | "email" | "sessionId">,
  {
    password = "",
    oneTimeCode,
  }: { password?: string | undefined; oneTimeCode?: string | undefined },
) {
  const { db, session, request } = ctx;
  const { claims } = session;
  if (!claims) return;
  const now = ctx.clock();
  const proven = [
    db.orm.update(userSessions).set({ provedAt: now }).where(eq(userSessions.id, sessionId)),
    audit(
      { now, request },
      { userId, action: "identity_proved", resourceType: "session", resourceId: sessionId },
    ),
  ];
  if (claims.level === "two_factor") {
    if (!oneTimeCode) throw new FieldError({ oneTimeCode: ["Enter a code"] });
    await writeWithCode(ctx, { userId, email }, oneTimeCode, proven);
  } else {
    const attempt = await readOwnAccount(ctx, { userId, email });
    await provePassword(ctx, attempt, { password, field: "password" });
    await db.write([clearFailedAttempts(db, attempt.keys), ...proven]);
  }
  const renewed = { ...claims, provedAt: now };
  await writeClaims(ctx.cookies, ctx.env.SESSION_SECRETS, renewed, now);
}
