import { ownedBy, personal } from "~/platform/personal-data";
import { audienceSigns, channelDays } from "~db/schema";

export const audienceData = [
  personal(channelDays, {
    what: "What platforms told of your channels, day by day",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(channelDays.athleteId),
    exported: ["athleteId", "platform", "takenOn", "followers", "engagementRate", "lastPostAt"],
    erasure: { how: "deleted" },
  }),
  personal(audienceSigns, {
    what: "Questions about unusual figures, and your explanations",
    why: "contract",
    visibleTo: "brands, a week after you or once you have explained them",
    about: ownedBy(audienceSigns.athleteId),
    exported: [
      "athleteId",
      "platform",
      "kind",
      "usual",
      "measured",
      "firstDay",
      "lastDay",
      "foundAt",
      "explanation",
      "explainedAt",
    ],
    erasure: { how: "deleted" },
  }),
];
