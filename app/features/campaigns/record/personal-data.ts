import { or, sql } from "drizzle-orm";
import { brandOfPerson } from "~/features/identity/accounts/brand-members";
import { notPersonal, personal, type RowsOf } from "~/platform/personal-data";
import { campaigns, recordEntries, recordSeals } from "~db/schema";

const inOwnCampaigns: RowsOf = ({ id }) =>
  or(
    sql`${recordEntries.campaignId} in (select ${campaigns.id} from ${campaigns} where ${campaigns.brandId} = ${brandOfPerson(id)})`,
    sql`${recordEntries.dealId} in (select id from deals where athlete_id = ${id})`,
  );

export const recordData = [
  personal(recordEntries, {
    what: "The record of your campaigns",
    why: "dispute",
    visibleTo: "the other side and our team",
    about: inOwnCampaigns,
    exported: [
      "id",
      "campaignId",
      "dealId",
      "number",
      "kind",
      "subjectId",
      "athleteId",
      "body",
      "salt",
      "createdAt",
    ],
    erasure: {
      how: "kept",
      because: "the other side may need it to prove what was agreed; it holds ids and signed names",
    },
  }),
  notPersonal(recordSeals, "hashes and signatures of the record's entries"),
];
