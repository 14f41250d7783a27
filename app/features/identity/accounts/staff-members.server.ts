import { inArray, type SQL, sql } from "drizzle-orm";
import { userRoles } from "~db/schema";
import { ABILITIES, type Ability } from "./abilities";

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
