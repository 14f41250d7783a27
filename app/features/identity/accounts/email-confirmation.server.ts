import { eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { profiles } from "~db/schema";

/** The condition that this account's owner has confirmed its email address. */
export const isConfirmed = (userId: SQLWrapper | string) =>
  sql`exists (select 1 from profiles confirmed where confirmed.id = ${userId}
    and confirmed.email_confirmed_at is not null)`;

/**
 * The condition that passkeys and a second factor may be added. Whoever signed up with somebody else's address could keep them
 * after its owner has reset the password. Staff accounts are made with the setup token or by an admin.
 */
export const mayBeSecured = (userId: string) =>
  sql`exists (select 1 from profiles secured where secured.id = ${userId}
    and (secured.email_confirmed_at is not null or secured.user_type = 'staff'))`;

/** Reads `mayBeSecured`. */
export const readMayBeSecured = ({ orm }: Database, userId: string) =>
  orm
    .select({ allowed: mayBeSecured(userId).mapWith(Boolean) })
    .from(profiles)
    .where(eq(profiles.id, userId));

export const CONFIRM_FIRST =
  "Confirm your email first. Use the link we emailed you, or get a new one in Settings.";
