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
  resourceId: string;
  detail?: Record<string, unknown>;
}

/** The audit row of a change; it stands in the change's own batch. */
export const audit = ({ now, request }: AuditContext, entry: AuditEntry): Statement =>
  sql`insert into audit_logs
        (id, user_id, action, resource_type, resource_id, detail, ip_address, user_agent, request_id, created_at)
      values (${newId()}, ${entry.userId}, ${entry.action}, ${entry.resourceType}, ${entry.resourceId},
        ${entry.detail ? JSON.stringify(entry.detail) : null}, ${request.ip}, ${request.userAgent},
        ${request.id}, ${now})`;
