import { and, desc, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { DAY_MS } from "~/platform/durations";
import type { ListCursor } from "~/platform/list-cursor";
import type { Database } from "~db/client";
import { auditLogs, profiles, securityEvents, userSessions } from "~db/schema";
import type { SecurityFilters } from "./security-filters";

const resolver = alias(profiles, "resolver");

/** The account with this email or id. */
export const accountId = (person: string): SQL<string | null> =>
  sql`(select id from profiles where email = ${person} union all
    select id from profiles where id = ${person} limit 1)`;

/** The person that is searched for; an account that is gone is found by its id. */
const isPerson = (column: SQLiteColumn, { person }: SecurityFilters) =>
  person ? sql`${column} = coalesce(${accountId(person)}, ${person})` : undefined;

const inDays = (column: SQLiteColumn, { from, to }: SecurityFilters) =>
  and(
    from ? gte(column, Date.parse(from)) : undefined,
    to ? lt(column, Date.parse(to) + DAY_MS) : undefined,
  );

const isAfterCursor = (at: SQLiteColumn, id: SQLiteColumn, cursor: ListCursor | null) =>
  cursor ? sql`(${at}, ${id}) < (${cursor.at}, ${cursor.id})` : undefined;

/** Security events, the newest first. */
export const eventRows = (
  { orm }: Database,
  filters: SecurityFilters,
  cursor: ListCursor | null,
  limit: number,
) =>
  orm
    .select({
      id: securityEvents.id,
      at: securityEvents.createdAt,
      kind: securityEvents.kind,
      severity: securityEvents.severity,
      userId: securityEvents.userId,
      name: profiles.fullName,
      email: profiles.email,
      ipAddress: securityEvents.ipAddress,
      country: securityEvents.country,
      userAgent: securityEvents.userAgent,
      resolvedAt: securityEvents.resolvedAt,
      resolvedBy: resolver.fullName,
    })
    .from(securityEvents)
    .innerJoin(profiles, eq(profiles.id, securityEvents.userId))
    .leftJoin(resolver, eq(resolver.id, securityEvents.resolvedBy))
    .where(
      and(
        isPerson(securityEvents.userId, filters),
        filters.severity ? eq(securityEvents.severity, filters.severity) : undefined,
        // In these words, because an index is of them.
        filters.state
          ? sql`(${securityEvents.resolvedAt} is null) = ${Number(filters.state === "open")}`
          : undefined,
        inDays(securityEvents.createdAt, filters),
        isAfterCursor(securityEvents.createdAt, securityEvents.id, cursor),
      ),
    )
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(limit);

/** The audit trail, the newest first. */
export const auditRows = (
  { orm }: Database,
  filters: SecurityFilters,
  cursor: ListCursor | null,
  limit: number,
) =>
  orm
    .select({
      id: auditLogs.id,
      at: auditLogs.createdAt,
      action: auditLogs.action,
      resourceType: auditLogs.resourceType,
      resourceId: auditLogs.resourceId,
      detail: auditLogs.detail,
      userId: auditLogs.userId,
      name: profiles.fullName,
      email: profiles.email,
      ipAddress: auditLogs.ipAddress,
      userAgent: auditLogs.userAgent,
      requestId: auditLogs.requestId,
    })
    .from(auditLogs)
    .leftJoin(profiles, eq(profiles.id, auditLogs.userId))
    .where(
      and(
        isPerson(auditLogs.userId, filters),
        filters.record ? eq(auditLogs.resourceId, filters.record) : undefined,
        filters.action ? eq(auditLogs.action, filters.action) : undefined,
        inDays(auditLogs.createdAt, filters),
        isAfterCursor(auditLogs.createdAt, auditLogs.id, cursor),
      ),
    )
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
    .limit(limit);

/** Sessions that can be used now, the latest active first. */
export const sessionRows = (
  { orm }: Database,
  filters: SecurityFilters,
  cursor: ListCursor | null,
  limit: number,
  now: number,
) =>
  orm
    .select({
      id: userSessions.id,
      at: userSessions.lastActivity,
      userId: userSessions.userId,
      name: profiles.fullName,
      email: profiles.email,
      ipAddress: userSessions.ipAddress,
      country: userSessions.country,
      userAgent: userSessions.userAgent,
      level: userSessions.level,
      since: userSessions.createdAt,
      expiresAt: userSessions.expiresAt,
    })
    .from(userSessions)
    .innerJoin(profiles, eq(profiles.id, userSessions.userId))
    .where(
      and(
        // In these words, because the index is of such rows alone.
        sql`revoked = 0`,
        gt(userSessions.expiresAt, now),
        isPerson(userSessions.userId, filters),
        inDays(userSessions.lastActivity, filters),
        isAfterCursor(userSessions.lastActivity, userSessions.id, cursor),
      ),
    )
    .orderBy(desc(userSessions.lastActivity), desc(userSessions.id))
    .limit(limit);
