import { sql } from "drizzle-orm";
import { personal } from "~/platform/personal-data";
import { dealDeliverables, deals } from "~db/schema";

export const dealsData = [
  personal(deals, {
    what: "Your deals",
    why: "contract",
    seenBy: "the other side and our team",
    about: ({ id }) => sql`${id} in (${deals.athleteId}, ${deals.brandId})`,
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
    seenBy: "the other side and our team",
    about: ({ id }) =>
      sql`${dealDeliverables.dealId} in (select id from deals where ${id} in (athlete_id, brand_id))`,
    exported: ["dealId", "number", "text", "platform", "format", "count", "due"],
    erasure: { how: "blanked", set: {} },
  }),
];
