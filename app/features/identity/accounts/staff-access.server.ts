import type { SQL } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { MINUTE_MS } from "~/platform/durations";
import type { CommandContext } from "./actor";

/** A page that is loaded again within this time is the same look. */
const SAME_ACCESS_MS = 10 * MINUTE_MS;

/** Records that one of the staff looks at personal data. Wait for it beside the read: no answer goes out without it. */
export const logStaffAccess = (ctx: CommandContext, resourceType: string, resourceId: string) =>
  ctx.db.logAccess(
    audit(ctx, {
      userId: ctx.actor.personId,
      action: "staff_viewed",
      resourceType,
      resourceId,
      oncePerMs: SAME_ACCESS_MS,
    }),
  );

/** The same for what a search has found; each search is a look of its own. */
export const logStaffSearch = (
  ctx: CommandContext,
  action: "staff_viewed" | "staff_exported",
  resourceType: string,
  { about, detail }: { about: string | SQL; detail: Record<string, unknown> },
) =>
  ctx.db.logAccess(
    audit(ctx, { userId: ctx.actor.personId, action, resourceType, resourceId: about, detail }),
  );
