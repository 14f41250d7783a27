import { and, eq, gt, sql } from "drizzle-orm";
import { MINUTE_MS } from "~/platform/durations";
import type { Claims, SessionCheck } from "~/platform/session";
import type { Database } from "~db/client";
import { profiles, userSessions } from "~db/schema";
import { rolesColumn, toRoles } from "./queries.server";

const ACTIVITY_STEP_MS = 5 * MINUTE_MS;

/** Reads a session's row with its owner, in one query. */
export const sessionCheck =
  (db: Database, now: number, touch: (work: () => Promise<unknown>) => void): SessionCheck =>
  async (claims) => {
    const [rows] = await db.read(sessionRow(db, claims, now));
    const row = rows[0];
    if (!row) return null;
    if (now - row.lastActivity > ACTIVITY_STEP_MS) touch(() => recordActivity(db, claims.sid, now));
    return {
      sid: claims.sid,
      uid: claims.uid,
      type: row.type,
      roles: toRoles(row.roles),
      name: row.name,
      email: row.email,
      closing: row.closing,
      level: row.level,
      provedAt: row.provedAt,
      expiresAt: row.expiresAt,
      remember: claims.remember,
    } satisfies Claims;
  };

const sessionRow = ({ orm }: Database, claims: Claims, now: number) =>
  orm
    .select({
      type: profiles.userType,
      name: profiles.fullName,
      email: profiles.email,
      closing: sql`${profiles.closedAt} is not null`.mapWith(Boolean),
      level: userSessions.level,
      provedAt: userSessions.provedAt,
      expiresAt: userSessions.expiresAt,
      lastActivity: userSessions.lastActivity,
      roles: rolesColumn,
    })
    .from(userSessions)
    .innerJoin(profiles, eq(profiles.id, userSessions.userId))
    .where(
      and(
        eq(userSessions.id, claims.sid),
        eq(userSessions.userId, claims.uid),
        eq(userSessions.revoked, false),
        eq(profiles.status, "active"),
        gt(userSessions.expiresAt, now),
      ),
    );

const recordActivity = (db: Database, sessionId: string, now: number) =>
  db.write([
    db.orm.update(userSessions).set({ lastActivity: now }).where(eq(userSessions.id, sessionId)),
  ]);
