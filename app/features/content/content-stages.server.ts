import { sql } from "drizzle-orm";
import { APPROVED_STATUSES } from "./is-approved";

/*
 * Which content items count as submitted, approved and posted, the same on every screen. Each takes the table or the alias of a
 * content item in the query. What a deal has delivered is counted by `progressOf`, because an item may hold several things.
 */

/** Sent for review, and not changed as a draft since. */
export const wasSubmitted = (content: string) => sql.raw(`${content}.submitted_at is not null`);

export const wasApproved = (content: string) =>
  sql.raw(`${content}.status in (${APPROVED_STATUSES.map((status) => `'${status}'`).join(", ")})`);

export const isPosted = (content: string) => sql.raw(`${content}.status = 'posted'`);
