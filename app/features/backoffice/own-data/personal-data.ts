import { eq } from "drizzle-orm";
import { queueFolderDeletions } from "~/features/media/media/objects.server";
import { INTERNAL, ownedBy, personal } from "~/platform/personal-data";
import { accountDeletions, dataExports, deletionRequests } from "~db/schema";

export const ownData = [
  personal(dataExports, {
    what: "Copies of your data",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(dataExports.userId),
    exported: ["id", "userId", "bytes", "readyAt", "createdAt"],
    withheld: { place: INTERNAL, afterRow: INTERNAL, percent: INTERNAL, parts: INTERNAL },
    erasure: {
      how: "deleted",
      first: (rows, now) => [queueFolderDeletions(dataExports, rows, now)],
    },
  }),
  personal(accountDeletions, {
    what: "Deletions you asked for",
    why: "security",
    visibleTo: "our team",
    about: ownedBy(accountDeletions.userId),
    exported: ["id", "userId", "status", "dueAt", "closedAt", "createdAt"],
    withheld: { wasPublic: INTERNAL, place: INTERNAL, afterRow: INTERNAL, notifiedAt: INTERNAL },
    erasure: {
      how: "kept",
      because: "it proves that the deletion was carried out; it holds an id and dates",
    },
  }),
  personal(deletionRequests, {
    what: "Requests to delete data that you emailed",
    why: "reply",
    visibleTo: "our team",
    about: ({ email }) => eq(deletionRequests.email, email),
    exported: ["id", "email", "receivedAt", "acknowledgedAt", "closedAt", "createdAt"],
    erasure: { how: "kept", because: "it proves that we answered in time" },
  }),
];
