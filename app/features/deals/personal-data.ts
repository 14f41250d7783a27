import { sql } from "drizzle-orm";
import { personal } from "~/platform/personal-data";
import { deals } from "~db/schema";

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
      "deliverables",
      "createdAt",
      "closedAt",
      "updatedAt",
    ],
    // The other side's contract, payments and results belong to it.
    erasure: { how: "blanked", set: {} },
  }),
];
