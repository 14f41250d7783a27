import { eq, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { INTERNAL, personal } from "~/platform/personal-data";
import { chargebacks, ledgerEntries, payments, takeBacks } from "~db/schema";

/** Who paid and who was paid: as long as a claim can be made, and as tax law asks. */
const RETAINED = {
  how: "kept",
  because: "tax law asks for the books, and a claim about a payment can be made for that long",
} as const;

const VIEWERS = "the other side, our team, and Stripe, which takes the payments";

/** The payment of a row is one of theirs. */
const ofTheirs = (paymentId: SQLiteColumn, id: string) =>
  sql`${paymentId} in (select id from payments where athlete_id = ${id} or brand_id = ${brandOfPerson(id)})`;

export const paymentsData = [
  personal(payments, {
    what: "Payments for deals",
    why: "contract",
    visibleTo: VIEWERS,
    about: ({ id }) => or(eq(payments.brandId, brandOfPerson(id)), eq(payments.athleteId, id)),
    exported: [
      "id",
      "dealId",
      "campaignId",
      "brandId",
      "athleteId",
      "number",
      "name",
      "release",
      "due",
      "amount",
      "fee",
      "status",
      "fundedAt",
      "toAthlete",
      "toFee",
      "toBrand",
      "settledFor",
      "settledAt",
      "sentAt",
      "refundedAt",
      "createdAt",
      "updatedAt",
    ],
    withheld: {
      sessionId: INTERNAL,
      intentId: INTERNAL,
      transferId: INTERNAL,
      refundId: INTERNAL,
      version: INTERNAL,
      comparedAt: INTERNAL,
    },
    erasure: RETAINED,
  }),
  personal(chargebacks, {
    what: "Payments that a cardholder questioned at their bank",
    why: "contract",
    visibleTo: VIEWERS,
    about: ({ id }) => ofTheirs(chargebacks.paymentId, id),
    exported: ["paymentId", "state", "amount", "reason", "dueBy", "createdAt", "updatedAt"],
    withheld: { id: INTERNAL, version: INTERNAL },
    erasure: RETAINED,
  }),
  personal(takeBacks, {
    what: "What our team took back of what was paid out",
    why: "contract",
    visibleTo: VIEWERS,
    about: ({ id }) => ofTheirs(takeBacks.paymentId, id),
    exported: ["id", "paymentId", "amount", "fee", "reason", "doneAt", "createdAt"],
    withheld: { takenBy: INTERNAL, shortAt: INTERNAL, reversalId: INTERNAL },
    erasure: RETAINED,
  }),
  personal(ledgerEntries, {
    what: "Every movement of that money",
    why: "contract",
    visibleTo: VIEWERS,
    about: ({ id }) =>
      or(eq(ledgerEntries.brandId, brandOfPerson(id)), eq(ledgerEntries.athleteId, id)),
    exported: [
      "id",
      "kind",
      "fromAccount",
      "toAccount",
      "amount",
      "paymentId",
      "dealId",
      "campaignId",
      "brandId",
      "athleteId",
      "createdAt",
    ],
    withheld: { reference: INTERNAL },
    erasure: RETAINED,
  }),
];
