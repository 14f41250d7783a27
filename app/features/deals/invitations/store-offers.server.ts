import { sql } from "drizzle-orm";
import type { Statement } from "~db/client";

/** Stores what each of these invitations carries now as one of its versions. Runs after the change of the invitations. */
export const storeOffers = (
  invitationIds: readonly string[],
  note: string | null,
  now: number,
): Statement =>
  sql`insert into invitation_offers
      (invitation_id, number, by_side, fee, deliverables, terms, note, created_at)
    select id, offer, offered_by, fee, deliverables, terms, ${note}, ${now}
    from campaign_invitations where id in ${invitationIds}`;
