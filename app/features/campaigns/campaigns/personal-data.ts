import { sql } from "drizzle-orm";
import { brandOfPerson, ownedByBrand } from "~/features/identity/accounts/brand-members";
import { ownedBy, personal } from "~/platform/personal-data";
import { BRIEF_FIELDS, campaigns, campaignVersions, savedCampaigns } from "~db/schema";
import { campaignMachine } from "./status";

const DELETED = "Deleted campaign";
const { discard } = campaignMachine.steps;

export const campaignsData = [
  personal(campaignVersions, {
    what: "Earlier versions of your briefs",
    why: "contract",
    visibleTo: "invited athletes and our team",
    about: ({ id }) =>
      sql`${campaignVersions.campaignId} in (select id from campaigns where brand_id = ${brandOfPerson(id)})`,
    exported: ["id", "campaignId", "version", ...BRIEF_FIELDS, "createdAt"],
    erasure: {
      how: "blanked",
      set: {
        title: DELETED,
        description: "",
        requirements: "",
        budget: null,
        targetSports: [],
        deliverables: [],
      },
    },
  }),
  personal(campaigns, {
    what: "Campaigns",
    why: "contract",
    visibleTo: "athletes and our team",
    about: ownedByBrand(campaigns.brandId),
    exported: [
      "id",
      "brandId",
      ...BRIEF_FIELDS,
      "cover",
      "status",
      "version",
      "completionAskedAt",
      "createdAt",
      "updatedAt",
    ],
    withheld: { foldedTitle: "the title again, as searches compare it" },
    erasure: {
      how: "blanked",
      set: {
        title: DELETED,
        description: "",
        requirements: "",
        budget: null,
        targetSports: [],
        deliverables: [],
        cover: null,
        status: sql`iif(${campaigns.status} in ${discard.from}, ${discard.to}, ${campaigns.status})`,
      },
    },
  }),
  personal(savedCampaigns, {
    what: "Saved campaigns",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(savedCampaigns.athleteId),
    exported: ["athleteId", "campaignId", "createdAt"],
    erasure: { how: "deleted" },
  }),
];
