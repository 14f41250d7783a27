import { ownedBy, personal, STAFF } from "~/platform/personal-data";
import { securityEvents } from "~db/schema";

export const alertsData = [
  personal(securityEvents, {
    what: "Security events",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(securityEvents.userId),
    exported: [
      "id",
      "userId",
      "kind",
      "severity",
      "ipAddress",
      "userAgent",
      "country",
      "resolvedAt",
      "createdAt",
    ],
    withheld: { resolvedBy: STAFF },
    erasure: { how: "deleted" },
  }),
];
