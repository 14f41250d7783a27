import { eq, sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { credentials, passkeys } from "~db/schema";
import { mailReset } from "../accounts/reset-password.server";
import { type AuthContext, endSessions } from "../accounts/sessions.server";

/** No password fits it: `verifyPassword` reads it as no hash. */
const LOCKED = "locked";

/** Ends all sessions, stops the password, removes all passkeys and mails a link to a new one. `open` are the sessions whose sockets must close. */
export const lockAccount = (
  ctx: AuthContext,
  userId: string,
  open: { id: string }[],
  now: number,
  reason: string,
): Statement[] => [
  ...endSessions(ctx.db, userId, open, now, reason),
  ctx.db.orm
    .update(credentials)
    .set({ passwordHash: LOCKED })
    .where(eq(credentials.userId, userId)),
  ctx.db.orm.delete(passkeys).where(eq(passkeys.userId, userId)),
  ...mailReset(ctx, sql`${userId}`, now),
];
