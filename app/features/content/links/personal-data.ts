import { sql } from "drizzle-orm";
import { brandOfPerson, ownedByBrand } from "~/features/identity/accounts/brand-members";
import { ownedBy, personal } from "~/platform/personal-data";
import {
  campaignLandings,
  campaignLinks,
  codeSales,
  discountCodes,
  linkClicks,
  salesSecrets,
} from "~db/schema";

export const linksData = [
  personal(campaignLandings, {
    what: "Where the links of your campaigns lead",
    why: "contract",
    visibleTo: "everyone who follows a link",
    about: ({ id }) =>
      sql`${campaignLandings.campaignId} in (select id from campaigns where brand_id = ${brandOfPerson(id)})`,
    exported: ["campaignId", "target", "updatedAt", "stoppedAt", "stopReason"],
    // Posts stay online, and their links go on leading there.
    erasure: { how: "blanked", set: { stopReason: null } },
  }),
  personal(linkClicks, {
    what: "Clicks on your links, by day",
    why: "contract",
    visibleTo: "the campaign's brand",
    about: ({ id }) =>
      sql`${linkClicks.code} in (select code from campaign_links where athlete_id = ${id})`,
    exported: ["code", "day", "clicks", "bots"],
    // Counts without people; the brand's report needs them.
    erasure: { how: "blanked", set: {} },
  }),
  personal(campaignLinks, {
    what: "Your links for campaigns",
    why: "contract",
    visibleTo: "the campaign's brand",
    about: ownedBy(campaignLinks.athleteId),
    exported: ["code", "dealId", "campaignId", "athleteId", "target", "stoppedAt", "createdAt"],
    erasure: { how: "blanked", set: {} },
  }),
  personal(codeSales, {
    what: "Sales with your discount codes",
    why: "contract",
    visibleTo: "the campaign's brand",
    about: ({ id }) =>
      sql`${codeSales.codeId} in (select id from discount_codes where athlete_id = ${id})`,
    exported: ["codeId", "refund", "day", "orders", "revenue", "source", "createdAt"],
    withheld: { reference: "the brand's own name for an order" },
    erasure: { how: "blanked", set: {} },
  }),
  personal(discountCodes, {
    what: "Your discount codes",
    why: "contract",
    visibleTo: "the campaign's brand",
    about: ownedBy(discountCodes.athleteId),
    exported: ["id", "dealId", "brandId", "campaignId", "athleteId", "code", "createdAt"],
    erasure: { how: "blanked", set: {} },
  }),
  personal(salesSecrets, {
    what: "The secret that your shop reports sales with",
    why: "contract",
    visibleTo: "no one",
    about: ownedByBrand(salesSecrets.brandId),
    exported: ["brandId", "createdAt"],
    withheld: { sealedSecret: "whoever has it can report sales in your name" },
    erasure: { how: "deleted" },
  }),
];
