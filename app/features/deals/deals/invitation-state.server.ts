import { sql } from "drizzle-orm";
import type { InvitationState } from "./invitation-state";

/**
 * The state of an invitation as screens show it: an accepted one whose deal was ended is `ended`.
 * @param invitation its table or alias in the query
 */
export const invitationState = (invitation: string) => {
  const named = sql.raw(invitation);
  return sql<InvitationState>`iif(${named}.status = 'accepted' and exists (select 1 from deals
    where deals.id = ${named}.id and deals.status = 'ended'), 'ended', ${named}.status)`;
};

/** An invitation that counts as a participant of its campaign: pending, or accepted with a deal that has not ended. */
export const isParticipant = (invitation: string) =>
  sql`${invitationState(invitation)} in ('pending', 'accepted')`;
