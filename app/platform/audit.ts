import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { newId } from "~db/columns";
import type { AuditAction } from "~db/constants";

export interface AuditContext {
  now: number;
  request: { id: string; ip: string; userAgent: string };
}

export interface AuditEntry {
  userId: string | SQL | null;
  action: AuditAction;
  resourceType: string;
  resourceId: string | SQL;
  detail?: Record<string, unknown>;
  /** Left out when the person has such a row that is not older than this: work that saves itself. */
  oncePerMs?: number;
  /** A condition that the batch knows alone. */
  when?: SQL;
}

/** The audit row of a change; it stands in the change's own batch. */
export const audit = ({ now, request }: AuditContext, entry: AuditEntry): Statement => {
  const { userId, action, resourceType, resourceId, oncePerMs, when = sql`true` } = entry;
  const known = sql`and not exists (select 1 from audit_logs
    where resource_type = ${resourceType} and resource_id = ${resourceId} and action = ${action}
      and user_id = ${userId} and created_at > ${now - (oncePerMs ?? 0)})`;
  return sql`insert into audit_logs
        (id, user_id, action, resource_type, resource_id, detail, ip_address, user_agent, request_id, created_at)
      select ${newId()}, ${userId}, ${action}, ${resourceType}, ${resourceId},
        ${entry.detail ? JSON.stringify(entry.detail) : null}, ${request.ip}, ${request.userAgent},
        ${request.id}, ${now} where ${when} ${oncePerMs === undefined ? sql`` : known}`;
};

/** What a save changes, as the detail of its audit row: each field with its old and new value. Name no secret. Pure. */
export const changedFields = <Row extends object>(
  before: { [Field in keyof Row]?: unknown } | undefined,
  after: Row,
): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([field, to]) => [field, { from: before?.[field as keyof Row] ?? null, to }] as const)
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to ?? null)),
  );
