import { requireAbility } from "~/features/identity/accounts/abilities.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { paths, withQuery } from "~/paths";
import { csvLine } from "~/platform/csv";
import { cursorText, type ListCursor } from "~/platform/list-cursor";
import { logSecurityAccess } from "./security.server";
import { auditLine, csvHeadOf, eventLine, sessionLine } from "./security-csv";
import { queryOf, type SecurityFilters } from "./security-filters";
import { auditRows, eventRows, sessionRows } from "./security-rows.server";

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
