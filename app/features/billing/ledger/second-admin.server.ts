import { inArray, type SQL, sql } from "drizzle-orm";
import { ABILITIES, type Ability } from "~/features/identity/accounts/abilities";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { DAY_MS } from "~/platform/durations";
import { conflict } from "~/platform/errors";
import { userRoles } from "~db/schema";

/** The second admin was an admin this long before the first person acted, so nobody can appoint one to confirm. */
const ADMIN_FOR_MS = 3 * DAY_MS;

/**
 * This person may be the second of the two who move a large sum.
 * @param first who acted first, and when: columns of the query
 */
export const isSecondAdmin = (userId: string, first: { by: SQL; at: SQL }) =>
  sql`exists (select 1 from user_roles where user_roles.user_id = ${userId} and user_roles.role = 'admin'
    and user_roles.created_at <= ${first.at} - ${ADMIN_FOR_MS} and user_roles.created_by is not ${first.by})`;

/**
 * The actor may answer for our team what was decided: they had a role for this before the decision, or have had it for three days.
 * So an admin cannot appoint a second account of their own to answer.
 * @param decidedAt a column of the query
 */
export const mayAnswer = ({ actor, now }: CommandContext, ability: Ability, decidedAt: SQL) =>
  sql<boolean>`exists (select 1 from user_roles where user_roles.user_id = ${actor.personId}
    and ${inArray(userRoles.role, [...ABILITIES[ability]])}
    and user_roles.created_at <= max(${decidedAt}, ${now - ADMIN_FOR_MS}))`.mapWith(Boolean);

export const roleTooNew = () =>
  conflict(
    "Your role is newer than what this is about. You can answer once you've had it for three days.",
  );
