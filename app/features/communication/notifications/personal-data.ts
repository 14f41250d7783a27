import { or, sql } from "drizzle-orm";
import { INTERNAL, ownedBy, personal } from "~/platform/personal-data";
import { notificationOptOuts, notificationSettings, notifications } from "~db/schema";

export const notificationsData = [
  personal(notifications, {
    what: "Notifications",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(notifications.userId),
    exported: [
      "id",
      "userId",
      "kind",
      "category",
      "subjectId",
      "params",
      "read",
      "hidden",
      "createdAt",
    ],
    withheld: { senderId: "is another person's" },
    erasure: {
      how: "deleted",
      // Those that others got name the person, too.
      rows: ({ id }) =>
        or(sql`${notifications.userId} = ${id}`, sql`${notifications.senderId} = ${id}`),
    },
  }),
  personal(notificationOptOuts, {
    what: "Notifications you switched off",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(notificationOptOuts.userId),
    exported: ["userId", "category", "channel"],
    erasure: { how: "deleted" },
  }),
  personal(notificationSettings, {
    what: "When you get emails",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(notificationSettings.userId),
    exported: ["userId", "mail", "quietFrom", "quietTo", "digestAt", "version"],
    withheld: { digestedAt: INTERNAL },
    erasure: { how: "deleted" },
  }),
];
