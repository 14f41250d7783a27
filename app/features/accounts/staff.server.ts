import { sql } from "drizzle-orm";

/** Selects the ids of all moderators and admins. */
export const STAFF = sql`select user_id from user_roles where role in ('admin', 'moderator')`;
