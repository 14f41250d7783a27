import { type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "~/platform/durations";

/** The second admin was an admin this long before the first person acted, so nobody can appoint one to confirm. */
const ADMIN_FOR_MS = 3 * DAY_MS;

/**
 * This person may be the second of the two who move a large sum.
 * @param first who acted first, and when: columns of the query
 */
export const isSecondAdmin = (userId: string, first: { by: SQL; at: SQL }) =>
  sql`exists (select 1 from user_roles where user_roles.user_id = ${userId} and user_roles.role = 'admin'
    and user_roles.created_at <= ${first.at} - ${ADMIN_FOR_MS} and user_roles.created_by is not ${first.by})`;
