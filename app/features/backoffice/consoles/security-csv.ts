import { csvLine, csvStart } from "~/platform/csv";
import type { SecurityTab } from "./security-filters";
import type { auditRows, eventRows, sessionRows } from "./security-rows.server";

type Row<Query extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<
  ReturnType<Query>
>[number];

const moment = (at: number | null) => (at === null ? "" : new Date(at).toISOString());

const HEADINGS: Record<SecurityTab, string[]> = {
  events: [
    "When",
    "Event",
    "Severity",
    "Account ID",
    "Email",
    "IP Address",
    "Country",
    "User Agent",
    "Resolved",
    "Resolved By",
    "ID",
  ],
  audit: [
    "When",
    "Action",
    "Account ID",
    "Email",
    "Record Type",
    "Record ID",
    "Details",
    "IP Address",
    "User Agent",
    "Request",
    "ID",
  ],
  sessions: [
    "Last Activity",
    "Account ID",
    "Email",
    "IP Address",
    "Country",
    "User Agent",
    "Level",
    "Since",
    "Expires",
    "ID",
  ],
};

export const csvHeadOf = (tab: SecurityTab) => csvStart(HEADINGS[tab]);

export const eventLine = (row: Row<typeof eventRows>) =>
  csvLine([
    moment(row.at),
    row.kind,
    row.severity,
    row.userId,
    row.email,
    row.ipAddress,
    row.country ?? "",
    row.userAgent,
    moment(row.resolvedAt),
    row.resolvedBy ?? "",
    row.id,
  ]);

export const auditLine = (row: Row<typeof auditRows>) =>
  csvLine([
    moment(row.at),
    row.action,
    row.userId ?? "",
    row.email ?? "",
    row.resourceType,
    row.resourceId,
    row.detail ? JSON.stringify(row.detail) : "",
    row.ipAddress,
    row.userAgent,
    row.requestId,
    row.id,
  ]);

export const sessionLine = (row: Row<typeof sessionRows>) =>
  csvLine([
    moment(row.at),
    row.userId,
    row.email,
    row.ipAddress,
    row.country ?? "",
    row.userAgent,
    row.level,
    moment(row.since),
    moment(row.expiresAt),
    row.id,
  ]);
