import { sql } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { ownedBy, personal, type RowsOf } from "~/platform/personal-data";
import { campaignInvitations, invitationOffers } from "~db/schema";
import { invitationMachine } from "./status";

const sentBy: RowsOf = ({ id }) =>
  sql`${campaignInvitations.campaignId} in (select id from campaigns where brand_id = ${brandOfPerson(id)})`;

const COLUMNS = [
  "id",
  "campaignId",
  "athleteId",
  "status",
  "message",
  "declineReason",
  "fee",
  "deliverables",
  "terms",
  "offer",
  "offeredBy",
  "offeredAt",
  "createdAt",
  "updatedAt",
] as const;

const { expire } = invitationMachine.steps;
/** A pending invitation lapses when its account is deleted. */
const lapsed = {
  status: sql`iif(${campaignInvitations.status} in ${expire.from}, ${expire.to}, ${campaignInvitations.status})`,
};

export const invitationsData = [
  personal(campaignInvitations, {
    name: "invitations_received",
    what: "Invitations you got",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ownedBy(campaignInvitations.athleteId),
    exported: COLUMNS,
    erasure: { how: "blanked", set: lapsed },
  }),
  personal(campaignInvitations, {
    name: "invitations_sent",
    what: "Invitations you sent",
    why: "contract",
    visibleTo: "the other side and our team",
    about: sentBy,
    exported: COLUMNS,
    erasure: { how: "blanked", set: { ...lapsed, message: null } },
  }),
  personal(invitationOffers, {
    what: "What was offered in an invitation",
    why: "contract",
    visibleTo: "the other side and our team",
    about: (person) =>
      sql`${invitationOffers.invitationId} in (select id from campaign_invitations
        where athlete_id = ${person.id} or ${sentBy(person)})`,
    exported: ["invitationId", "number", "by", "fee", "deliverables", "terms", "note", "createdAt"],
    erasure: { how: "blanked", set: { note: null } },
  }),
];
