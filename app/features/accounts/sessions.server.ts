import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { queuePush } from "~/platform/jobs";
import { type Claims, Session, StaleSession, writeClaims } from "~/platform/session";
import { type Database, mustChange, type Statement } from "~db/client";
import { newId } from "~db/columns";
import { userSessions } from "~db/schema";
import type { Person } from "./queries.server";

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = { remembered: 30 * DAY_MS, short: DAY_MS };

/** What signing in and out needs of a request. */
export type Visit = Pick<
  AppLoadContext,
  "env" | "request" | "clock" | "cookies" | "session" | "db"
>;

/** The row of a new session and the claims its cookie will carry. */
export function newSession(
  { db, request, clock }: Visit,
  person: Person,
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

/** A new session for this person; the one this browser had, whoever's it was, ends with it. */
export function rotateSession(visit: Visit, person: Person, remember: boolean) {
  const { claims, insert } = newSession(visit, person, remember);
  const old = visit.session.claims;
  const now = visit.clock();
  const statements = old
    ? [revoke(visit.db, old, now, "Signed in again"), closeSockets(old.uid, old.sid, now), insert]
    : [insert];
  return { claims, statements };
}

/** Ends every session of a person; `open` are those whose sockets must close. */
export const endSessions = (
  { orm }: Database,
  userId: string,
  open: { id: string }[],
  now: number,
  reason: string,
): Statement[] => [
  orm
    .update(userSessions)
    .set({ revoked: true, revokedAt: now, revokedReason: reason })
    .where(and(eq(userSessions.userId, userId), eq(userSessions.revoked, false))),
  ...open.map(({ id }) => closeSockets(userId, id, now)),
];

/** Gives the visitor the cookie of a session whose row has been written. */
export const begin = (context: Visit, claims: Claims | null) =>
  writeClaims(context.cookies, context.env.SESSION_SECRET, claims, context.clock());

/** Ends this visitor's session: row, cookie and open sockets. Twice is as good as once. */
export async function signOut(context: Visit) {
  const { claims } = context.session;
  if (!claims || !(await context.session.check())) return begin(context, null);
  const now = context.clock();
  await context.db.write([
    revoke(context.db, claims, now, "Signed out"),
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

/**
 * Takes the cookie away even when nothing can be written down, and treats the rest of the request as a
 * stranger's. For someone whose session cannot be checked, and who wants out of it.
 */
export async function leave(context: Visit) {
  try {
    await signOut(context);
  } catch (error) {
    // The cookie is merely out of date: run again with what the database says, this can still end well.
    if (error instanceof StaleSession) throw error;
    context.session = new Session(null, async () => null);
    await begin(context, null);
  }
}

const revoke = ({ orm }: Database, { sid, uid }: Claims, now: number, reason: string) =>
  orm
    .update(userSessions)
    .set({ revoked: true, revokedAt: now, revokedReason: reason })
    .where(and(eq(userSessions.id, sid), eq(userSessions.userId, uid)));

export const closeSockets = (userId: string, sessionId: string, now: number) =>
  queuePush({ room: "notifications", name: userId, disconnect: sessionId }, now);
