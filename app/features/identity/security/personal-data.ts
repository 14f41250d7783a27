import { ownedBy, personal } from "~/platform/personal-data";
import { accountSecuritySettings, emailChanges } from "~db/schema";

export const securityData = [
  personal(accountSecuritySettings, {
    what: "Security settings",
    why: "security",
    visibleTo: "no one",
    about: ownedBy(accountSecuritySettings.userId),
    exported: ["userId", "loginNotifications", "suspiciousActivityAlerts"],
    erasure: { how: "deleted" },
  }),
  personal(emailChanges, {
    what: "Changes of email address",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(emailChanges.userId),
    exported: [
      "id",
      "userId",
      "oldEmail",
      "newEmail",
      "oldConfirmedAt",
      "newConfirmedAt",
      "doneAt",
      "closedAt",
      "createdAt",
    ],
    erasure: { how: "deleted" },
  }),
];
