import { and, desc, eq, gt } from "drizzle-orm";
import { commit } from "~/platform/command";
import { conflict } from "~/platform/errors";
import { userSessions } from "~db/schema";
import type { CommandContext } from "./actor";
import { openSessions } from "./queries.server";
import { type AuthContext, clearSessionCookie, closeSockets, endSessions } from "./sessions.server";

/** The actor's sessions, the latest active first. */
export const ownSessions = ({ actor, db, now }: CommandContext) =>
  db.orm
    .select({
      id: userSessions.id,
      userAgent: userSessions.userAgent,
      ipAddress: userSessions.ipAddress,
      lastActivity: userSessions.lastActivity,
      level: userSessions.level,
    })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.userId, actor.personId),
        eq(userSessions.revoked, false),
        gt(userSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(userSessions.lastActivity));

/** Ends one of the actor's sessions: the next request finds it over, and its sockets close. */
export async function revokeSession(auth: AuthContext, ctx: CommandContext, id: string) {
  const { actor, db, now } = ctx;
  await commit(
    ctx,
    {
      change: db.orm
        .update(userSessions)
        .set({ revoked: true, revokedAt: now, revokedReason: "User revoked" })
        .where(
          and(
            eq(userSessions.id, id),
            eq(userSessions.userId, actor.personId),
            eq(userSessions.revoked, false),
          ),
        ),
      effects: [closeSockets(actor.personId, id, now)],
      audit: { action: "session_revoked", resourceType: "session", resourceId: id },
    },
    () => conflict("That session has already ended."),
  );
  if (id === actor.sessionId) await clearSessionCookie(auth);
}

/** Ends all of the actor's sessions, this one too, and the trust in devices. */
export async function revokeAllSessions(auth: AuthContext, ctx: CommandContext) {
  const { db, now } = ctx;
  const { personId: userId } = ctx.actor;
  const [open] = await db.read(openSessions(db, userId, now));
  const [change, ...effects] = endSessions(db, userId, open, now, "User revoked all sessions");
  await commit(ctx, {
    change,
    effects,
    audit: { action: "sessions_revoked", resourceType: "account", resourceId: userId },
  });
  await clearSessionCookie(auth);
}
