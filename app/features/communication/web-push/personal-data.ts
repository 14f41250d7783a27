import { ownedBy, personal, SECRET } from "~/platform/personal-data";
import { pushSubscriptions } from "~db/schema";

export const webPushData = [
  personal(pushSubscriptions, {
    what: "Devices that get push notifications",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(pushSubscriptions.userId),
    exported: ["id", "userId", "sessionId", "createdAt"],
    withheld: { endpoint: SECRET, p256dh: SECRET, auth: SECRET },
    erasure: { how: "deleted" },
  }),
];
