import { sql } from "drizzle-orm";
import { APPROVED_STATUSES } from "./status-tables";

/**
 * A row of `media` that the athlete has in hand: nothing has taken it out, and no polished file stands in for it.
 * The same rule for a list of files: filesInHand in file-versions.ts.
 */
export const isCurrentFile = sql`(media.until_version is null and not exists (
  select 1 from media polished where polished.replaces_id = media.id and polished.until_version is null))`;

/*
 * Which content items count as approved and posted, the same on every screen. Each takes the table or the alias of a
 * content item in the query. What a deal has delivered is counted by `computeProgress`, because an item may hold several things.
 */

export const wasApproved = (content: string) =>
  sql.raw(`${content}.status in (${APPROVED_STATUSES.map((status) => `'${status}'`).join(", ")})`);

export const isPosted = (content: string) => sql.raw(`${content}.status = 'posted'`);
