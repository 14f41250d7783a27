import { ownedBy, personal } from "~/platform/personal-data";
import { socialAccounts } from "~db/schema";

export const channelsData = [
  personal(socialAccounts, {
    what: "Your channels",
    why: "contract",
    visibleTo: "brands and our team; their figures also everyone, if you make your profile public",
    about: ownedBy(socialAccounts.athleteId),
    exported: [
      "athleteId",
      "platform",
      "handle",
      "source",
      "followers",
      "engagementRate",
      "figuresAt",
      "leftAt",
    ],
    erasure: { how: "deleted" },
  }),
];
