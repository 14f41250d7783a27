import { sql } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { notPersonal, ownedBy, personal, SECRET } from "~/platform/personal-data";
import { campaignGoals, dealForecasts, reportShares, resultNorms, weeklyReports } from "~db/schema";

export const campaignResultsData = [
  personal(campaignGoals, {
    what: "Goals of your campaigns",
    why: "contract",
    visibleTo: "no one",
    about: ({ id }) =>
      sql`${campaignGoals.campaignId} in (select id from campaigns where brand_id = ${brandOfPerson(id)})`,
    exported: ["campaignId", "goal", "target", "baseline", "method", "updatedAt"],
    erasure: { how: "blanked", set: { method: "" } },
  }),
  personal(dealForecasts, {
    what: "What was expected of your work for campaigns",
    why: "contract",
    visibleTo: "the campaign's brand",
    about: ({ id }) =>
      sql`${dealForecasts.dealId} in (select id from deals where athlete_id = ${id})`,
    exported: [
      "dealId",
      "followers",
      "reachLow",
      "reach",
      "reachHigh",
      "engagementsLow",
      "engagements",
      "engagementsHigh",
      "madeAt",
      "measuredPosts",
      "measuredReach",
      "measuredEngagements",
    ],
    erasure: { how: "blanked", set: {} },
  }),
  personal(reportShares, {
    what: "Links to reports that you shared",
    why: "contract",
    visibleTo: "no one",
    about: ({ id }) =>
      sql`${reportShares.campaignId} in (select id from campaigns where brand_id = ${brandOfPerson(id)})`,
    exported: ["id", "campaignId", "expiresAt", "revokedAt", "createdAt"],
    withheld: { tokenHash: SECRET, passwordHash: SECRET },
    erasure: { how: "deleted" },
  }),
  personal(weeklyReports, {
    what: "Reports that you get by email every week",
    why: "contract",
    visibleTo: "no one",
    about: ownedBy(weeklyReports.personId),
    exported: ["campaignId", "personId", "nextOn"],
    erasure: { how: "deleted" },
  }),
  notPersonal(resultNorms, "medians of the results of many campaigns"),
];
