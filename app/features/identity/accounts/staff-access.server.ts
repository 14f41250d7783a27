import { inArray, type SQL, sql } from "drizzle-orm";
import { audit } from "~/platform/audit";
import { MINUTE_MS } from "~/platform/durations";
import { forbidden } from "~/platform/errors";
import type { UserType } from "~db/constants";
import { userRoles } from "~db/schema";
import { ABILITIES, type Ability, may } from "./abilities";
import { actsAs, type CommandContext } from "./actor";

/**
 * The check of commands of staff that are no transition of a state machine.
 * @throws AppError forbidden
 */
export function requireAbility({ actor }: CommandContext, ability: Ability) {
  if (!may(actor, ability)) throw forbidden();
}

/** `actsAs` for a workflow whose transitions by staff need this ability. */
export const actsWith =
  (ability: Ability) =>
  (ctx: CommandContext, party: UserType): boolean =>
    party === "staff" ? may(ctx.actor, ability) : actsAs(ctx, party);

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

/** Selects the ids of all moderators and admins. */
export const STAFF = sql`select user_id from user_roles where role in ('admin', 'moderator')`;

/** Selects the ids of those who can do this as staff. */
export const staffWithAbility = (ability: Ability) =>
  sql`select user_id from user_roles where ${inArray(userRoles.role, [...ABILITIES[ability]])}`;

/** The staff first (`cross join`), who are few. The condition that someone else can do this as staff, and sign in. An appeal waits for them. */
export const hasColleague = (ability: Ability, userId: SQL | string) =>
  sql<boolean>`exists (select 1 from user_roles cross join profiles colleague on colleague.id = user_roles.user_id
    where ${inArray(userRoles.role, [...ABILITIES[ability]])} and colleague.status = 'active'
      and colleague.closed_at is null and colleague.id <> ${userId})`;

/** The condition that someone else is an admin who can sign in. The last one cannot be removed or suspended. */
export const hasOtherAdmin = (userId: string) =>
  sql`exists (select 1 from user_roles r join profiles p on p.id = r.user_id
    where r.role = 'admin' and p.status = 'active' and p.id <> ${userId})`;
