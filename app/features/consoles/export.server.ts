import { requireAbility } from "../accounts/abilities.server";
import type { CommandContext } from "../accounts/actor";
import type { Place, SecurityFilters } from "./filters";
import { auditRows, eventRows, sessionRows } from "./lists.server";
import { recordSecurityLook } from "./security.server";
import { auditLine, csvHeadOf, eventLine, sessionLine } from "./security-csv";

/** Rows per file, and per request of the database. */
const LIMIT = 10_000;
const BATCH = 1_000;

/** What the filters find, as CSV: the newest rows. The export is recorded first. */
export async function* exportSecurity(
  ctx: CommandContext,
  filters: SecurityFilters,
  batch = BATCH,
): AsyncGenerator<string> {
  requireAbility(ctx, "oversee security");
  await recordSecurityLook(ctx, filters, "staff_exported");
  let text = csvHeadOf(filters.tab);
  let place: Place | null = null;
  for (let written = 0; written < LIMIT; written += batch) {
    const { lines, last }: Batch = await batchOf(ctx, filters, place, batch);
    yield text + lines.join("");
    if (!last || lines.length < batch) return;
    place = last;
    text = "";
  }
}

interface Batch {
  lines: string[];
  last: Place | undefined;
}

async function batchOf(
  { db, now }: CommandContext,
  filters: SecurityFilters,
  place: Place | null,
  size: number,
): Promise<Batch> {
  if (filters.tab === "audit") {
    const [rows] = await db.read(auditRows(db, filters, place, size));
    return { lines: rows.map(auditLine), last: rows.at(-1) };
  }
  if (filters.tab === "sessions") {
    const [rows] = await db.read(sessionRows(db, filters, place, size, now));
    return { lines: rows.map(sessionLine), last: rows.at(-1) };
  }
  const [rows] = await db.read(eventRows(db, filters, place, size));
  return { lines: rows.map(eventLine), last: rows.at(-1) };
}
