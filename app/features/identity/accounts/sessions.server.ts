import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { commit, commitIfUnchanged, personContext } from "~/platform/command";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { conflict } from "~/platform/errors";
import { queuePush } from "~/platform/realtime";
import { type Claims, Session, StaleSession, writeClaims } from "~/platform/session";
import type { Database, Statement } from "~db/client";
import { newId } from "~db/columns";
import type { SessionLevel } from "~db/constants";
import { trustedDevices, userSessions } from "~db/schema";
import type { CommandContext } from "./actor";
import { rememberDevice } from "./known-device.server";
import { openSessions, type Person } from "./queries.server";

const LIFETIME_MS = { remembered: 30 * DAY_MS, short: DAY_MS, unfinished: 15 * MINUTE_MS };

/** What signing in and out needs of a request. */
export type AuthContext = Pick<
  AppLoadContext,
  "env" | "request" | "clock" | "cookies" | "session" | "db" | "emit"
>;

interface SessionOptions {
  remember: boolean;
  level: SessionLevel;
  /** When the last proof of this level was given, if not now. */
  provedAt?: number;
}

/** The person of a session, for the session that takes its place. */
export const personOf = ({ uid, type, brandId, brandRole, roles, name, email }: Claims) => ({
  userId: uid,
  ...{ type, brandId, brandRole, roles, name, email },
});

/** The row of a new session and the claims its cookie will carry. */
export function newSession(
  { db, request, clock }: AuthContext,
  person: Omit<Person, "hasFactor">,
  { remember, level, provedAt = clock() }: SessionOptions,
): { claims: Claims; insert: Statement } {
  const now = clock();
  const lifetime = level === "code_due" ? "unfinished" : remember ? "remembered" : "short";
  const claims: Claims = {
    sid: newId(),
    uid: person.userId,
    type: person.type,
    brandId: person.brandId,
    brandRole: person.brandRole,
    roles: [...person.roles].sort(),
    name: person.name,
    email: person.email,
    // As its first check finds it.
    closing: false,
    level,
    provedAt,
    expiresAt: now + LIFETIME_MS[lifetime],
    remember,
  };
  const insert = db.orm.insert(userSessions).values({
    id: claims.sid,
    userId: person.userId,
    userAgent: request.userAgent,
    ipAddress: request.ip,
    country: request.country,
    level,
    provedAt,
    lastActivity: now,
    expiresAt: claims.expiresAt,
    createdAt: now,
  });
  return { claims, insert };
}

/** Creates a session for this person and ends the session this browser had, also another person's. */
export function rotateSession(
  ctx: AuthContext,
  person: Omit<Person, "hasFactor">,
  options: SessionOptions,
) {
  const { claims, insert } = newSession(ctx, person, options);
  const old = ctx.session.carried;
  const now = ctx.clock();
  const statements = old
    ? [revoke(ctx.db, old, now, "Signed in again"), closeSockets(old.uid, old.sid, now), insert]
    : [insert];
  return { claims, statements };
}

/** Ends every session of a person, and the trust in devices; `open` are the sessions whose sockets must close. */
export const endSessions = (
  { orm }: Database,
  userId: string,
  open: { id: string }[],
  now: number,
  reason: string,
): [Statement, ...Statement[]] => [
  orm
    .update(userSessions)
    .set({ revoked: true, revokedAt: now, revokedReason: reason })
    .where(and(eq(userSessions.userId, userId), eq(userSessions.revoked, false))),
  orm.delete(trustedDevices).where(eq(trustedDevices.userId, userId)),
  ...open.map(({ id }) => closeSockets(userId, id, now)),
];

/** Without a second factor no device is trusted, sessions that wait for a code end, and the others count as of the password. */
export const endFactorSessions = (userId: string, now: number): Statement[] => [
  sql`delete from trusted_devices where user_id = ${userId}`,
  sql`update user_sessions set revoked = 1, revoked_at = ${now},
        revoked_reason = 'Two-factor sign-in turned off'
      where user_id = ${userId} and revoked = 0 and level = 'code_due'`,
  sql`update user_sessions set level = 'password'
      where user_id = ${userId} and level = 'two_factor'`,
];

/** Gives the visitor the cookie of a session whose row has been written. */
export async function setSessionCookie(context: AuthContext, claims: Claims) {
  await writeClaims(context.cookies, context.env.SESSION_SECRETS, claims, context.clock());
  if (claims.level !== "code_due") await rememberDevice(context, claims.email);
}

export const clearSessionCookie = (context: AuthContext) =>
  writeClaims(context.cookies, context.env.SESSION_SECRETS, null, context.clock());

/** Ends this visitor's session: row, cookie and open sockets. Twice is as good as once. */
export async function signOut(context: AuthContext) {
  const { carried: claims } = context.session;
  if (!claims || !(await context.session.isOpen())) return clearSessionCookie(context);
  const now = context.clock();
  await commitIfUnchanged(personContext(context, claims.uid, now), {
    change: revoke(context.db, claims, now, "Signed out"),
    effects: [closeSockets(claims.uid, claims.sid, now)],
    audit: { action: "signed_out", resourceType: "session", resourceId: claims.sid },
  });
  await clearSessionCookie(context);
}

/**
 * Takes the cookie away even when nothing can be written down, and treats the rest of the request as a
 * stranger's. For someone whose session cannot be checked, and who wants out of it.
 */
export async function forceSignOut(context: AuthContext) {
  try {
    await signOut(context);
  } catch (error) {
    // The cookie is merely out of date: run again with what the database says, this can still end well.
    if (error instanceof StaleSession) throw error;
    context.session = new Session(null, async () => null);
    await clearSessionCookie(context);
  }
}

const revoke = ({ orm }: Database, { sid, uid }: Claims, now: number, reason: string) =>
  orm
    .update(userSessions)
    .set({ revoked: true, revokedAt: now, revokedReason: reason })
    .where(and(eq(userSessions.id, sid), eq(userSessions.userId, uid)));

const closeSockets = (userId: string, sessionId: string, now: number) =>
  queuePush({ room: "notifications", name: userId, disconnect: sessionId }, now);

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
