import type { CommandContext } from "~/features/identity/accounts/actor";
import { requireAbility } from "~/features/identity/accounts/staff-access.server";
import { paths, withQuery } from "~/paths";
import { csvLine, csvStart } from "~/platform/csv";
import { cursorText, type ListCursor } from "~/platform/list-cursor";
import { logSecurityAccess } from "./security.server";
import { queryOf, type SecurityFilters, type SecurityTab } from "./security-filters";
import { auditRows, eventRows, sessionRows } from "./security-rows.server";

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

const csvHeadOf = (tab: SecurityTab) => csvStart(HEADINGS[tab]);

const eventLine = (row: Row<typeof eventRows>) =>
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

const auditLine = (row: Row<typeof auditRows>) =>
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

const sessionLine = (row: Row<typeof sessionRows>) =>
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

/** Rows per file, and per request of the database. */
const LIMIT = 10_000;
const BATCH = 1_000;

/**
 * What the filters find behind `after`, as CSV, the newest first. The export is recorded first. A file that is full ends
 * with the address of the next one.
 */
export async function* exportSecurity(
  ctx: CommandContext,
  filters: SecurityFilters,
  { origin, after, limit = LIMIT, batch = BATCH }: ExportOptions,
): AsyncGenerator<string> {
  requireAbility(ctx, "oversee security");
  await logSecurityAccess(ctx, filters, "staff_exported", after);
  let text = csvHeadOf(filters.tab);
  let cursor = after;
  for (let written = 0; written < limit; written += batch) {
    const { lines, last }: Batch = await batchOf(ctx, filters, cursor, batch);
    yield text + lines.join("");
    if (!last || lines.length < batch) return;
    cursor = last;
    text = "";
  }
  const { last } = await batchOf(ctx, filters, cursor, 1);
  if (!last || !cursor) return;
  const query = { ...queryOf(filters), after: cursorText(cursor) };
  yield csvLine([
    `This file is full at ${limit.toLocaleString("en-GB")} rows. The next rows:`,
    new URL(withQuery(paths.admin.securityCsv, query), origin).href,
  ]);
}

interface ExportOptions {
  /** Of the address of the next file. */
  origin: string;
  after: ListCursor | null;
  limit?: number;
  batch?: number;
}

interface Batch {
  lines: string[];
  last: ListCursor | undefined;
}

async function batchOf(
  { db, now }: CommandContext,
  filters: SecurityFilters,
  cursor: ListCursor | null,
  size: number,
): Promise<Batch> {
  if (filters.tab === "audit") {
    const [rows] = await db.read(auditRows(db, filters, cursor, size));
    return { lines: rows.map(auditLine), last: rows.at(-1) };
  }
  if (filters.tab === "sessions") {
    const [rows] = await db.read(sessionRows(db, filters, cursor, size, now));
    return { lines: rows.map(sessionLine), last: rows.at(-1) };
  }
  const [rows] = await db.read(eventRows(db, filters, cursor, size));
  return { lines: rows.map(eventLine), last: rows.at(-1) };
}
