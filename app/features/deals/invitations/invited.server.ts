import { type SQL, sql } from "drizzle-orm";
import { isOpen } from "~/features/campaigns/campaigns/policy.server";
import { type InvitationState, VOID_STATES } from "../deals/invitation-state";
import { invitationState } from "../deals/invitation-state.server";

/** What a card says of an athlete's invitation to one of the brand's open campaigns. */
export interface InvitedTo {
  campaign: string;
  status: InvitationState;
}

/** An athlete's invitations to a brand's open campaigns, as JSON. Withdrawn and lapsed ones may be sent again. */
export const invitedTo = (brandId: string, athleteId: SQL) => sql<string>`(
  select json_group_array(json_object('campaign', c.title, 'status', ${invitationState("i")}))
  from campaign_invitations i cross join campaigns c on c.id = i.campaign_id
  where i.athlete_id = ${athleteId} and ${invitationState("i")} not in ${VOID_STATES}
    and c.brand_id = ${brandId} and ${isOpen("c")})`;

/** One list for all who were not invited, which a page's data then holds once. */
const NOWHERE: InvitedTo[] = [];

export const parseInvitedTo = (json: string): InvitedTo[] =>
  json === "[]" ? NOWHERE : JSON.parse(json);
