import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { queuePush } from "~/platform/jobs";
import { type Claims, writeClaims } from "~/platform/session";
import { mustChange, type Statement } from "~db/client";
import { newId } from "~db/columns";
import type { Role, UserType } from "~db/constants";
import { userSessions } from "~db/schema";

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = { remembered: 30 * DAY_MS, short: DAY_MS };

/** The row of a new session and the claims its cookie will carry. */
export function newSession(
  { db, request, clock }: AppLoadContext,
  person: { userId: string; type: UserType; roles: Role[]; name: string; email: string },
  remember: boolean,
): { claims: Claims; insert: Statement } {
  const now = clock();
  const claims: Claims = {
    sid: newId(),
    uid: person.userId,
    type: person.type,
    roles: [...person.roles].sort(),
    name: person.name,
    email: person.email,
    expiresAt: now + (remember ? LIFETIME_MS.remembered : LIFETIME_MS.short),
    remember,
  };
  const insert = db.orm.insert(userSessions).values({
    id: claims.sid,
    userId: person.userId,
    userAgent: request.userAgent,
    ipAddress: request.ip,
    lastActivity: now,
    expiresAt: claims.expiresAt,
    createdAt: now,
  });
  return { claims, insert };
}

/** Gives the visitor the cookie of a session whose row has been written. */
export const begin = (context: AppLoadContext, claims: Claims | null) =>
  writeClaims(context.cookies, context.env.SESSION_SECRET, claims, context.clock());

/** Ends this visitor's session: row, cookie and open sockets. Twice is as good as once. */
export async function signOut(context: AppLoadContext) {
  const { claims } = context.session;
  if (!claims || !(await context.session.check())) return begin(context, null);
  const now = context.clock();
  await context.db.write([
    context.db.orm
      .update(userSessions)
      .set({ revoked: true, revokedAt: now, revokedReason: "Signed out" })
      .where(and(eq(userSessions.id, claims.sid), eq(userSessions.userId, claims.uid))),
    mustChange(),
    closeSockets(claims.uid, claims.sid, now),
    audit(
      { now, request: context.request },
      {
        userId: claims.uid,
        action: "signed_out",
        resourceType: "session",
        resourceId: claims.sid,
      },
    ),
  ]);
  await begin(context, null);
}

export const closeSockets = (userId: string, sessionId: string, now: number) =>
  queuePush({ room: "notifications", name: userId, disconnect: sessionId }, now);
