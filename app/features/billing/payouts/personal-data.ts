import { INTERNAL, ownedBy, personal } from "~/platform/personal-data";
import { payoutAccounts } from "~db/schema";

export const payoutsData = [
  personal(payoutAccounts, {
    what: "Account for payouts",
    why: "contract",
    visibleTo: "Stripe, which pays out your fees and keeps your identity and bank details",
    about: ownedBy(payoutAccounts.userId),
    exported: ["userId", "accountId", "state", "due", "dueBy", "checkedAt", "createdAt"],
    withheld: { version: INTERNAL },
    erasure: { how: "deleted" },
  }),
];
