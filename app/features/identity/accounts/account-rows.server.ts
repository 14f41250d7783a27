import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "~db/client";
import { accountMachine } from "./status";

/* The statements by which other features change the row of an account, for their batches. */

export const renameAccount = (userId: string, fullName: string): Statement =>
  sql`update profiles set full_name = ${fullName} where id = ${userId} and full_name <> ${fullName}`;

/** @param publicName of the stored picture; null: none */
export const setAvatar = (publicName: string | null, which: SQL): Statement =>
  sql`update profiles set avatar_url = ${publicName} where ${which}`;

/** @param confirmedAt when the person proved that the address is theirs; without it, that stays as it is */
export const setAddress = (
  userId: string,
  email: string,
  { confirmedAt = null, when = sql`true` }: { confirmedAt?: number | null; when?: SQL } = {},
): Statement =>
  sql`update profiles set email = ${email}, email_confirmed_at = coalesce(${confirmedAt}, email_confirmed_at)
    where id = ${userId} and ${when}`;

/** When the first run was finished or skipped; the first time stays. */
export const storeWelcomed = (userId: string, now: number): Statement =>
  sql`update profiles set welcomed_at = coalesce(welcomed_at, ${now}) where id = ${userId}`;

export const storeStepsHidden = (userId: string, now: number): Statement =>
  sql`update profiles set steps_hidden_at = ${now} where id = ${userId}`;

/** No password fits 'locked': `verifyPassword` reads it as no hash. */
export const lockPassword = (userId: string): Statement =>
  sql`update credentials set password_hash = 'locked' where user_id = ${userId}`;

export const closeAccount = (userId: string, now: number): Statement =>
  sql`update profiles set closed_at = ${now} where id = ${userId}`;

export const reopenAccount = (which: SQL): Statement =>
  sql`update profiles set closed_at = null where ${which}`;

export const markSuspended = (userId: string): Statement => {
  const { from, to } = accountMachine.transitions.suspend;
  return sql`update profiles set status = ${to} where id = ${userId} and status = ${from}`;
};

/** Makes an account one of staff. @param when that it may become one */
export const convertToStaff = (userId: string, when: SQL): Statement =>
  sql`update profiles set user_type = 'staff' where id = ${userId} and user_type <> 'staff' and ${when}`;
