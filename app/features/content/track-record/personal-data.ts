import { ownedBySide } from "~/features/identity/accounts/brand-members";
import { personal, STAFF } from "~/platform/personal-data";
import { trackRecordContests } from "~db/schema";

export const trackRecordData = [
  personal(trackRecordContests, {
    what: "Your objections to your track record",
    why: "contract",
    visibleTo:
      "our team; others see which measure is contested, the other side of the deal what was decided",
    about: ownedBySide(trackRecordContests.sideId),
    exported: [
      "id",
      "sideId",
      "measure",
      "dealId",
      "reason",
      "outcome",
      "answer",
      "decidedAt",
      "createdAt",
    ],
    withheld: { decidedBy: STAFF },
    erasure: { how: "deleted" },
  }),
];
