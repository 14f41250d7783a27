import { and, eq, isNull, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { logStaffSearch, requireAbility } from "~/features/identity/accounts/staff-access.server";
import { resolveEvents } from "~/features/identity/alerts/raise-event.server";
import { commit } from "~/platform/command";
import { conflict, wrapError } from "~/platform/errors";
import { cursorText, type ListCursor } from "~/platform/list-cursor";
import { AUDIT_ACTIONS } from "~db/constants";
import { securityEvents } from "~db/schema";
import { queryOf, type SecurityFilters } from "./security-filters";
import { accountId, auditRows, eventRows, sessionRows } from "./security-rows.server";

/**
 * Marks a security event as looked at. The link in its mail goes on working, because it is the owner's.
 * @throws AppError conflict when a colleague was first
 */
export async function resolveEvent(ctx: CommandContext, id: string) {
  requireAbility(ctx, "oversee security");
  const { actor, db, now } = ctx;
  const isOpen = and(eq(securityEvents.id, id), isNull(securityEvents.resolvedAt));
  try {
    await commit(
      ctx,
      {
        change: resolveEvents(db, isOpen, actor.personId, now),
        audit: {
          action: "security_event_resolved",
          resourceType: "security_event",
          resourceId: id,
        },
      },
      () => conflict("This event has already been resolved."),
    );
  } catch (error) {
    throw wrapError("resolve event", error);
  }
}

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
