import { and, eq } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { conflict } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { LostRace, mustChange } from "~db/client";
import { hashPassword } from "~db/password";
import { credentials } from "~db/schema";
import type { Actor } from "./actor";
import { accountById, openSessions, withRoles } from "./queries.server";
import { passwordChangedMail } from "./reset-password.server";
import { begin, endSessions, newSession, type Visit } from "./sessions.server";
import { passwordFits } from "./sign-in.server";
import { blockedUntil, forgive, throttleKeys } from "./throttle.server";

/**
 * Sets a new password, gives this browser a new session and ends all others. Wrong tries count like
 * those at sign-in: a stolen session is no place to guess in peace.
 * @throws FieldError at `currentPassword` when it is wrong
 */
export async function changePassword(
  visit: Visit,
  { userId, email }: Pick<Actor, "userId" | "email">,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const { db, env, clock, request } = visit;
  const keys = await throttleKeys(env.SESSION_SECRET, email, request.ip);
  const [[row], [throttle], open] = await db.read(
    accountById(db, userId),
    blockedUntil(db, keys),
    openSessions(db, userId, clock()),
  );
  const account = row && withRoles(row);
  const fits = await passwordFits(
    visit,
    { account, keys, until: throttle?.until },
    currentPassword,
  );
  if (!fits || !account?.passwordHash)
    throw new FieldError({ currentPassword: ["This is not your current password"] });

  const passwordHash = await hashPassword(newPassword);
  const now = clock();
  const remember = visit.session.claims?.remember ?? false;
  const { claims, insert } = newSession(visit, account, remember);
  try {
    await db.write([
      db.orm
        .update(credentials)
        .set({ passwordHash, passwordChangedAt: now })
        .where(
          and(eq(credentials.userId, userId), eq(credentials.passwordHash, account.passwordHash)),
        ),
      mustChange(),
      forgive(db, keys),
      ...endSessions(db, userId, open, now, "Password changed"),
      insert,
      passwordChangedMail(userId, now),
      audit(
        { now, request },
        { userId, action: "password_changed", resourceType: "account", resourceId: userId },
      ),
    ]);
  } catch (error) {
    throw error instanceof LostRace
      ? conflict("Your password was changed in the meantime. Sign in with the new one.")
      : error;
  }
  await begin(visit, claims);
}
