import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { lockPassword } from "../accounts/account-rows.server";
import { mailReset } from "../accounts/reset-password.server";
import { type AuthContext, endSessions } from "../accounts/sessions.server";
import { deletePasskeys } from "../passkeys/delete-passkeys";

/** Ends all sessions, stops the password, removes all passkeys and mails a link to a new one. `open` are the sessions whose sockets must close. */
export const lockAccount = (
  ctx: AuthContext,
  userId: string,
  open: { id: string }[],
  now: number,
  reason: string,
): Statement[] => [
  ...endSessions(ctx.db, userId, open, now, reason),
  lockPassword(userId),
  deletePasskeys(userId),
  ...mailReset(ctx, sql`${userId}`, now),
];
