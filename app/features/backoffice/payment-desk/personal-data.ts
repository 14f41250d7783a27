import { sql } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { INTERNAL, personal, STAFF } from "~/platform/personal-data";
import { paymentProposals } from "~db/schema";

export const paymentDeskData = [
  personal(paymentProposals, {
    what: "What our team proposed to do with held money",
    why: "contract",
    visibleTo: "our team",
    about: ({ id }) =>
      sql`${paymentProposals.paymentId} in (select id from payments where brand_id = ${brandOfPerson(id)} or athlete_id = ${id})`,
    exported: [
      "id",
      "paymentId",
      "toAthlete",
      "toFee",
      "toBrand",
      "reason",
      "status",
      "decidedAt",
      "createdAt",
    ],
    withheld: { paymentVersion: INTERNAL, proposedBy: STAFF, decidedBy: STAFF },
    erasure: {
      how: "kept",
      because: "it explains what became of money, which tax law and claims ask for",
    },
  }),
];
