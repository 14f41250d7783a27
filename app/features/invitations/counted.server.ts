import { sql } from "drizzle-orm";

/**
 * Which invitations count, the same on every screen. Each takes the table or the alias of an invitation in the query.
 * A withdrawn one counts nowhere: the brand took it back.
 */
export const isInvited = (invitation: string) => sql.raw(`${invitation}.status <> 'withdrawn'`);

/** Of a campaign that nobody works on and nobody is asked to. */
export const hasNobody = sql`not exists (select 1 from campaign_invitations taking
  where taking.campaign_id = campaigns.id and taking.status in ('pending', 'accepted'))`;

/** One that has been accepted stays so when its agreement ends. */
export const wasAccepted = (invitation: string) =>
  sql.raw(`${invitation}.status in ('accepted', 'ended')`);
