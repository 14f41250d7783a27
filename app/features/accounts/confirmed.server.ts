import { sql } from "drizzle-orm";

/** The condition that this account's owner has confirmed its email address. */
export const isConfirmed = (userId: string) =>
  sql`exists (select 1 from profiles confirmed where confirmed.id = ${userId}
    and confirmed.email_confirmed_at is not null)`;

export const CONFIRM_FIRST =
  "Confirm your email address first: use the link we mailed you, or ask for a new one in Settings.";
