import { ownedBy, personal } from "~/platform/personal-data";
import { campaignInterests } from "~db/schema";

export const interestsData = [
  personal(campaignInterests, {
    what: "Interest you showed in campaigns",
    why: "contract",
    visibleTo: "the campaign's brand",
    about: ownedBy(campaignInterests.athleteId),
    exported: ["id", "campaignId", "athleteId", "status", "note", "fee", "createdAt", "updatedAt"],
    erasure: { how: "deleted" },
  }),
];
