import { sql } from "drizzle-orm";
import { isParticipant } from "../deals/invitation-state.server";

/**
 * Which invitations count, the same on every screen. Each takes the table or the alias of an invitation in the query.
 * A withdrawn one counts nowhere: the brand took it back.
 */
export const isInvited = (invitation: string) => sql.raw(`${invitation}.status <> 'withdrawn'`);

/** Condition on `campaigns`: it has no pending invitation, and all its deals have ended. */
export const hasNoParticipants = sql`not exists (select 1 from campaign_invitations taking
  where taking.campaign_id = campaigns.id and ${isParticipant("taking")})`;

/** An invitation counts as accepted also after its deal has ended. */
export const wasAccepted = (invitation: string) => sql.raw(`${invitation}.status = 'accepted'`);
