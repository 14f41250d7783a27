import { and, eq, gt, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { commit } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import type { Claims, SessionCheck } from "~/platform/session";
import type { Database } from "~db/client";
import { type Placeholders, prepareReads } from "~db/prepare-reads";
import { impersonations, profiles, userSessions } from "~db/schema";
import { may } from "./abilities";
import { brandColumns, rolesColumn, toRoles } from "./queries.server";

const ACTIVITY_STEP_MS = 5 * MINUTE_MS;

/** Reads a session's row with its owner, in one query. */
export const sessionCheck =
  (db: Database, now: number, touch: (work: () => Promise<unknown>) => void): SessionCheck =>
  async (claims) => {
    const [[row]] = await db.read(...readSessionRow({ sid: claims.sid, uid: claims.uid, now }));
    if (!row) return null;
    if (now - row.lastActivity > ACTIVITY_STEP_MS) touch(() => recordActivity(db, claims.sid, now));
    return {
      sid: claims.sid,
      uid: claims.uid,
      type: row.type,
      brandId: row.brandId,
      brandRole: row.brandRole,
      roles: toRoles(row.roles),
      name: row.name,
      email: row.email,
      closing: row.closing,
      level: row.level,
      provedAt: row.provedAt,
      expiresAt: row.expiresAt,
      remember: claims.remember,
      ...impersonationIn(row),
    } satisfies Claims;
  };

/** As whom the session sees. Staff who have lost their role, or their second factor, see as nobody. */
function impersonationIn({
  impersonated,
  impersonatedId,
  endsAt,
  type,
  roles,
  level,
}: SessionRow): Pick<Claims, "sees"> {
  const isAllowed = level === "two_factor" && may({ type, roles: toRoles(roles) }, "see as people");
  if (!impersonated || !impersonatedId || !endsAt || !isAllowed) return {};
  return { sees: { ...impersonated, id: impersonatedId, endsAt } };
}

type SessionRow = Awaited<ReturnType<typeof readSessionRow>[0]>[number];

const impersonatedRow = alias(profiles, "impersonated");

const readSessionRow = prepareReads(
  ({ orm }, { sid, uid, now }: Placeholders<{ sid: string; uid: string; now: number }>) => [
    orm
      .select({
        type: profiles.userType,
        ...brandColumns(profiles.id),
        name: profiles.fullName,
        email: profiles.email,
        closing: sql`${profiles.closedAt} is not null`.mapWith(Boolean),
        level: userSessions.level,
        provedAt: userSessions.provedAt,
        expiresAt: userSessions.expiresAt,
        lastActivity: userSessions.lastActivity,
        roles: rolesColumn,
        impersonatedId: impersonations.id,
        endsAt: impersonations.endsAt,
        impersonated: {
          uid: impersonatedRow.id,
          type: impersonatedRow.userType,
          ...brandColumns(impersonatedRow.id),
          name: impersonatedRow.fullName,
          email: impersonatedRow.email,
        },
      })
      .from(userSessions)
      .innerJoin(profiles, eq(profiles.id, userSessions.userId))
      .leftJoin(
        impersonations,
        and(
          eq(impersonations.sessionId, userSessions.id),
          isNull(impersonations.endedAt),
          gt(impersonations.endsAt, now),
        ),
      )
      .leftJoin(
        impersonatedRow,
        and(
          eq(impersonatedRow.id, impersonations.userId),
          eq(impersonatedRow.status, "active"),
          isNull(impersonatedRow.closedAt),
        ),
      )
      .where(isOpen({ sid, uid }, now)),
  ],
);

/** The condition on a session's row and its owner's. */
const isOpen = (
  { sid, uid }: { sid: string | SQLWrapper; uid: string | SQLWrapper },
  now: number | SQLWrapper,
) =>
  and(
    eq(userSessions.id, sid),
    eq(userSessions.userId, uid),
    eq(userSessions.revoked, false),
    eq(profiles.status, "active"),
    gt(userSessions.expiresAt, now),
  );

/** Undoes its batch unless the session is open and its owner still has the roles that the cookie says. */
export const assertOpen = (claims: Claims, now: number): SQL =>
  sql`insert into write_guard (changed) select 0 where not exists (
    select 1 from user_sessions join profiles on profiles.id = user_sessions.user_id
    where ${isOpen(claims, now)} and user_sessions.level = ${claims.level} and not exists (
      select 1 from json_each(${JSON.stringify(claims.roles)})
      where value not in (select role from user_roles where user_id = profiles.id)))`;

const recordActivity = (db: Database, sessionId: string, now: number) =>
  commit(
    { db },
    {
      effects: [
        db.orm
          .update(userSessions)
          .set({ lastActivity: now })
          .where(eq(userSessions.id, sessionId)),
      ],
    },
  );
