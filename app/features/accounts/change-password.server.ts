import { and, eq } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { conflict } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { assertRowChanged, ConcurrencyError } from "~db/client";
import { hashPassword } from "~db/password";
import { credentials } from "~db/schema";
import type { Actor } from "./actor";
import { accountById, openSessions, withRoles } from "./queries.server";
import { mailPasswordChange, revokeResetLinks } from "./reset-password.server";
import { type AuthContext, endSessions, newSession, setSessionCookie } from "./sessions.server";
import { checkPassword } from "./sign-in.server";
import { blockedUntil, clearFailedAttempts, throttleKeys } from "./throttle.server";

/**
 * Sets a new password, gives this browser a new session and ends all others. Wrong tries count like
 * those at sign-in: a stolen session is no place to guess in peace.
 * @throws FieldError at `currentPassword` when it is wrong
 */
export async function changePassword(
  ctx: AuthContext,
  { userId, email }: Pick<Actor, "userId" | "email">,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const { db, clock, request } = ctx;
  const keys = await throttleKeys(ctx, email);
  const [[row], [throttle], open] = await db.read(
    accountById(db, userId),
    blockedUntil(db, keys),
    openSessions(db, userId, clock()),
  );
  const account = row && withRoles(row);
  const fits = await checkPassword(ctx, { account, keys, until: throttle?.until }, currentPassword);
  if (!fits || !account?.passwordHash)
    throw new FieldError({ currentPassword: ["That isn't your current password"] });

  const passwordHash = await hashPassword(newPassword);
  const now = clock();
  const remember = ctx.session.claims?.remember ?? false;
  const { claims, insert } = newSession(ctx, account, remember);
  try {
    await db.write([
      db.orm
        .update(credentials)
        .set({ passwordHash, passwordChangedAt: now })
        .where(
          and(eq(credentials.userId, userId), eq(credentials.passwordHash, account.passwordHash)),
        ),
      assertRowChanged(),
      revokeResetLinks(userId, now),
      clearFailedAttempts(db, keys),
      ...endSessions(db, userId, open, now, "Password changed"),
      insert,
      mailPasswordChange(userId, now),
      audit(
        { now, request },
        { userId, action: "password_changed", resourceType: "account", resourceId: userId },
      ),
    ]);
  } catch (error) {
    throw error instanceof ConcurrencyError
      ? conflict("Your password has just been changed somewhere else. Sign in with the new one.")
      : error;
  }
  await setSessionCookie(ctx, claims);
}
