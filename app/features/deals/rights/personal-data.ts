import { eq, or } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { INTERNAL, personal } from "~/platform/personal-data";
import { grants } from "~db/schema";

export const rightsData = [
  personal(grants, {
    what: "Rights of use and exclusivity",
    why: "contract",
    visibleTo: "the other side and our team",
    about: ({ id }) => or(eq(grants.athleteId, id), eq(grants.brandId, brandOfPerson(id))),
    exported: [
      "id",
      "contractId",
      "athleteId",
      "brandId",
      "kind",
      "contentId",
      "category",
      "territory",
      "channels",
      "paid",
      "firstDay",
      "lastDay",
    ],
    withheld: { endNotifiedAt: INTERNAL },
    erasure: { how: "kept", because: "they follow from a signed contract; they name no one" },
  }),
];
