import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";

/** Removes all passkeys of an account. */
export const deletePasskeys = (userId: string): Statement =>
  sql`delete from passkeys where user_id = ${userId}`;
