import { notPersonal, ownedBy, personal } from "~/platform/personal-data";
import { deadlines, replyTimes } from "~db/schema";

export const pendingActionsData = [
  personal(replyTimes, {
    what: "How quickly you usually reply",
    why: "contract",
    visibleTo: "the other side",
    about: ownedBy(replyTimes.userId),
    exported: ["userId", "medianMs"],
    erasure: { how: "deleted" },
  }),
  notPersonal(deadlines, "the deadlines of content items, contracts and disputes, without people"),
];
