import { INTERNAL, ownedBy, personal } from "~/platform/personal-data";
import { subscriptions } from "~db/schema";

export const subscriptionsData = [
  personal(subscriptions, {
    what: "Paid plan",
    why: "contract",
    seenBy: "Stripe, which takes the payments and keeps cards, addresses and invoices",
    about: ownedBy(subscriptions.userId),
    exported: [
      "userId",
      "customerId",
      "subscriptionId",
      "plan",
      "state",
      "paidUntil",
      "endsAt",
      "graceEndsAt",
      "checkedAt",
      "createdAt",
    ],
    withheld: { version: INTERNAL },
    erasure: { how: "deleted" },
  }),
];
