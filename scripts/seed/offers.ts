import { HOUR_MS } from "~/platform/durations";
import type { invitationOffers } from "~db/schema";
import type { Agreements } from "./agreements";

type Offer = typeof invitationOffers.$inferInsert;

/** The versions of the invitations. One athlete of "trail" asks for more than was offered, and waits for the brand's answer. */
export function makeOffers({ invitations, campaigns, byKey }: Agreements): Offer[] {
  const trail = byKey.get("trail");
  const first = invitations.map(
    ({ id, fee, deliverables, terms, createdAt }): Offer => ({
      ...{ invitationId: id, number: 1, by: "brand", fee, deliverables, terms, createdAt },
    }),
  );
  const asking = invitations.findLast(
    ({ campaignId, status }) => campaignId === trail?.campaign.id && status === "pending",
  );
  if (!asking) throw new Error(`No pending invitation among ${campaigns.length} campaigns`);
  const offeredAt = Number(asking.createdAt) + 6 * HOUR_MS;
  Object.assign(asking, { fee: asking.fee + 100_00, offer: 2, offeredBy: "athlete", offeredAt });
  return [
    ...first,
    {
      invitationId: asking.id,
      number: 2,
      by: "athlete",
      fee: asking.fee,
      deliverables: asking.deliverables,
      terms: asking.terms,
      note: "Two days of filming in the hills: £100 more covers the travel.",
      createdAt: offeredAt,
    },
  ];
}
