import { sql } from "drizzle-orm";
import { requireAbility } from "~/features/identity/accounts/abilities.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { logStaffSearch } from "~/features/identity/accounts/staff-access.server";
import { cursorText, type ListCursor } from "~/platform/list-cursor";
import { AUDIT_ACTIONS } from "~db/constants";
import { queryOf, type SecurityFilters } from "./security-filters";
import { accountId, auditRows, eventRows, sessionRows } from "./security-rows.server";

const PAGE = 50;

/** The look of an admin at what these filters find. What was typed is not kept, because it may be an address. */
export function logSecurityAccess(
  ctx: CommandContext,
  filters: SecurityFilters,
  action: "staff_viewed" | "staff_exported",
  after: ListCursor | null = null,
) {
  const { tab, person, ...rest } = filters;
  const detail = {
    ...queryOf({ ...rest, tab, person: "" }),
    ...(after && { after: cursorText(after) }),
  };
  const about = person ? sql`coalesce(${accountId(person)}, 'unknown')` : "all";
  return logStaffSearch(ctx, action, `security_${tab}`, { about, detail });
}

/** A page of a tab of the security dashboard. Each look is recorded. */
export async function securityDashboard(
  ctx: CommandContext,
  filters: SecurityFilters,
  after: ListCursor | null,
) {
  requireAbility(ctx, "oversee security");
  const [found] = await Promise.all([
    readTab(ctx, filters, after),
    logSecurityAccess(ctx, filters, "staff_viewed", after),
  ]);
  return found;
}

export type SecurityPage = Awaited<ReturnType<typeof securityDashboard>>;

async function readTab(
  { db, now }: CommandContext,
  filters: SecurityFilters,
  after: ListCursor | null,
) {
  const { tab } = filters;
  const limit = PAGE + 1;
  if (tab === "audit") {
    const [rows] = await db.read(auditRows(db, filters, after, limit));
    return { tab, actions: AUDIT_ACTIONS.toSorted(), ...paged(rows) } as const;
  }
  if (tab === "sessions") {
    const [rows] = await db.read(sessionRows(db, filters, after, limit, now));
    return { tab, ...paged(rows) } as const;
  }
  const [rows] = await db.read(eventRows(db, filters, after, limit));
  return { tab, ...paged(rows) } as const;
}

function paged<Row extends ListCursor>(rows: Row[]) {
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return { items, next: rows.length > PAGE && last ? cursorText(last) : null };
}
