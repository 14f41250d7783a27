import { and, eq } from "drizzle-orm";
import { commit, personContext } from "~/platform/command";
import { conflict } from "~/platform/errors";
import { hashPassword } from "~db/password";
import { credentials } from "~db/schema";
import type { Actor } from "./actor";
import { provePassword, readOwnAccount } from "./prove-password.server";
import { openSessions } from "./queries.server";
import { mailPasswordChange, revokeResetLinks } from "./reset-password.server";
import { type AuthContext, endSessions, newSession, setSessionCookie } from "./sessions.server";
import { clearFailedAttempts } from "./throttle.server";

/**
 * Sets a new password, gives this browser a new session and ends all others. Wrong tries count like
 * those at sign-in: a stolen session is no place to guess in peace.
 * @throws FieldError at `currentPassword` when it is wrong
 */
export async function changePassword(
  ctx: AuthContext,
  { personId: userId, email }: Pick<Actor, "personId" | "email">,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const { db, clock } = ctx;
  // In parallel: one round trip.
  const [attempt, [open]] = await Promise.all([
    readOwnAccount(ctx, { personId: userId, email }),
    db.read(openSessions(db, userId, clock())),
  ]);
  const account = await provePassword(ctx, attempt, {
    password: currentPassword,
    field: "currentPassword",
  });

  const passwordHash = await hashPassword(newPassword);
  const now = clock();
  const { remember = false, level = "password" } = ctx.session.claims ?? {};
  const { claims, insert } = newSession(ctx, account, { remember, level });
  await commit(
    personContext(ctx, userId, now),
    {
      change: db.orm
        .update(credentials)
        .set({ passwordHash, passwordChangedAt: now })
        .where(
          and(
            eq(credentials.userId, userId),
            eq(credentials.passwordHash, account.passwordHash ?? ""),
          ),
        ),
      effects: [
        revokeResetLinks(userId, now),
        clearFailedAttempts(db, attempt.keys),
        ...endSessions(db, userId, open, now, "Password changed"),
        insert,
        mailPasswordChange(userId, now),
      ],
      audit: { action: "password_changed", resourceType: "account", resourceId: userId },
    },
    () => conflict("Your password has just been changed somewhere else. Sign in with the new one."),
  );
  await setSessionCookie(ctx, claims);
}
