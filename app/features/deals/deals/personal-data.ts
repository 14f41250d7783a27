import { eq, or, sql } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { personal } from "~/platform/personal-data";
import { dealDeliverables, deals } from "~db/schema";

export const dealsData = [
  personal(deals, {
    what: "Your deals",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ({ id }) => or(eq(deals.athleteId, id), eq(deals.brandId, brandOfPerson(id))),
    exported: [
      "id",
      "campaignId",
      "brandId",
      "athleteId",
      "status",
      "fee",
      "createdAt",
      "closedAt",
      "updatedAt",
    ],
    // The other side's contract, payments and results belong to it.
    erasure: { how: "blanked", set: {} },
  }),
  personal(dealDeliverables, {
    what: "What your deals ask for",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ({ id }) =>
      sql`${dealDeliverables.dealId} in (select id from deals where athlete_id = ${id} or brand_id = ${brandOfPerson(id)})`,
    exported: ["dealId", "number", "text", "platform", "format", "count", "due"],
    erasure: { how: "blanked", set: {} },
  }),
];
