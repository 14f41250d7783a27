import { and, eq, isNull } from "drizzle-orm";
import { requireAbility } from "~/features/identity/accounts/abilities.server";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { resolveEvents } from "~/features/identity/alerts/resolve-events.server";
import { commit } from "~/platform/command";
import { conflict, wrapError } from "~/platform/errors";
import { securityEvents } from "~db/schema";

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
