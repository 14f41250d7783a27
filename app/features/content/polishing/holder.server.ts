import { type SQL, sql } from "drizzle-orm";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { conflict } from "~/platform/errors";
import { assertRowChanged, type Statement } from "~db/client";
import { newId } from "~db/columns";
import type { PolishCheck } from "~db/constants";
import { polishingMachine } from "./status";

/** Who has a content item for polishing. Only they change it, send it on or send it back. */

export interface PolishingHolder {
  holderId: string | null;
  holderName: string | null;
}

/** Columns of a query on `content_submissions`: who has claimed the content item. */
export const holderColumns = {
  holderId: sql<string | null>`(select claimed_by from polishings
    where content_id = content_submissions.id and polishings.status = 'claimed')`,
  holderName: sql<string | null>`(select staff.full_name from polishings
    join profiles staff on staff.id = claimed_by
    where content_id = content_submissions.id and polishings.status = 'claimed')`,
};

/** @throws AppError conflict for everyone but the one who has claimed the content item */
export function requireHolder(ctx: CommandContext, holder: PolishingHolder) {
  if (holder.holderId === ctx.actor.personId) return;
  throw conflict(holder.holderId ? claimedText(ctx, holder) : UNCLAIMED);
}

const UNCLAIMED = "Claim this first, so that two people don't polish it.";

export const claimedText = (
  { actor }: CommandContext,
  { holderId, holderName }: PolishingHolder,
) =>
  holderId === actor.personId
    ? "You've already claimed this."
    : `${holderName || "A colleague"} is already polishing this.`;

/** The same as a condition of SQL. */
export const isClaimedBy = ({ actor }: CommandContext, contentId: string): SQL =>
  sql`exists (select 1 from polishings where content_id = ${contentId}
    and polishings.status = 'claimed' and claimed_by = ${actor.personId})`;

/** A content item arrives for polishing. */
export const openPolishing = ({ now }: CommandContext, contentId: string): Statement =>
  sql`insert into polishings (id, content_id, status, created_at)
    values (${newId()}, ${contentId}, 'waiting', ${now})`;

/** Its holder is done with it. Undoes the batch when someone else has it by then. */
export const finishClaim = (
  { actor }: CommandContext,
  contentId: string,
  checks: readonly PolishCheck[],
): Statement[] => [
  sql`update polishings set status = ${finish.to}, checks = ${JSON.stringify(checks)}
    where content_id = ${contentId} and status in ${finish.from} and claimed_by = ${actor.personId}`,
  assertRowChanged(),
];

/** Takes it from whichever member of staff has it. @param contents a query of one column: the content items */
export const endPolishing = (contents: SQL): Statement =>
  sql`update polishings set status = ${end.to} where content_id in (${contents}) and status in ${end.from}`;

const { finish, end } = polishingMachine.steps;
