import { ownedBySide } from "~/features/identity/accounts/brand-members";
import { INTERNAL, personal } from "~/platform/personal-data";
import { subscriptions } from "~db/schema";

export const subscriptionsData = [
  personal(subscriptions, {
    what: "Paid plan",
    why: "contract",
    visibleTo: "Stripe, which takes the payments and keeps cards, addresses and invoices",
    about: ownedBySide(subscriptions.sideId),
    exported: [
      "sideId",
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
