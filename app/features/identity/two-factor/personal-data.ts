import { INTERNAL, ownedBy, personal, SECRET } from "~/platform/personal-data";
import { factorRemovals, recoveryCodes, totpFactors } from "~db/schema";

export const twoFactorData = [
  personal(totpFactors, {
    what: "Two-factor sign-in",
    why: "security",
    visibleTo: "no one",
    about: ownedBy(totpFactors.userId),
    exported: ["userId", "confirmedAt", "createdAt"],
    withheld: { sealedSecret: SECRET, lastStep: INTERNAL },
    erasure: { how: "deleted" },
  }),
  personal(recoveryCodes, {
    what: "Recovery codes",
    why: "security",
    visibleTo: "no one",
    about: ownedBy(recoveryCodes.userId),
    exported: ["userId", "usedAt", "createdAt"],
    withheld: { id: INTERNAL, hash: SECRET },
    erasure: { how: "deleted" },
  }),
  personal(factorRemovals, {
    what: "Requests to turn two-factor sign-in off",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(factorRemovals.userId),
    exported: ["userId", "dueAt", "closedAt", "createdAt"],
    withheld: { id: SECRET },
    erasure: { how: "deleted" },
  }),
];
