/** The words for what the brand may do with the content, and for what the athlete may not do meanwhile. Pure. */

import { CATEGORY_NAMES } from "~/features/campaigns/campaigns/category-names";
import { monthsText, type Term, termLines } from "~/features/campaigns/terms/terms";
import { TERRITORY_NAMES } from "~/features/campaigns/terms/territory-names";
import { formatInFull } from "~/platform/dates";
import type { ContractDocument } from "./document";

interface ClauseText {
  plain: string;
  text: string[];
  terms: Term[];
}

const day = (date: string) => formatInFull(date, "UTC");

export function usageClause({ brand, terms }: ContractDocument): ClauseText {
  const { use: allowed, useMonths, useTerritory } = terms;
  const where = TERRITORY_NAMES[useTerritory];
  const plain = {
    none: `The content stays on the athlete's own channels; ${brand.name} may not use it elsewhere.`,
    organic: `${brand.name} may repost the content on its own channels for ${monthsText(useMonths)} in ${where}, but not in paid ads.`,
    paid: `${brand.name} may repost the content and use it in paid ads for ${monthsText(useMonths)} in ${where}.`,
  }[allowed];
  return {
    plain,
    text: [
      "The Athlete keeps the copyright in the deliverables.",
      allowed === "none"
        ? "The Brand receives no right to use the deliverables beyond linking to the Athlete's posts."
        : `The Brand receives a non-exclusive right to use the approved deliverables ${allowed === "paid" ? "on its own channels and in paid advertising" : "on its own channels, without paid promotion"}, in ${where}, for ${monthsText(useMonths)} from the day on which each is posted. After that the Brand takes no new action with them; earlier posts may stay where they are.`,
      "The Brand may not use the Athlete's name, picture or content to train artificial intelligence or to generate media with it.",
    ],
    terms: termLines(terms, "use"),
  };
}

export function exclusivityClause({ terms, amends }: ContractDocument): ClauseText {
  const { exclusiveIn, exclusiveMonths, exclusiveTerritory } = terms;
  if (!exclusiveIn)
    return {
      plain: "None: the athlete may work with any other brand.",
      text: ["The Athlete may work for other brands, competitors of the Brand included."],
      terms: termLines(terms, "exclusivity"),
    };
  const category = CATEGORY_NAMES[exclusiveIn];
  const where = TERRITORY_NAMES[exclusiveTerritory];
  return {
    plain: `No paid work for other brands in ${category} for ${monthsText(exclusiveMonths)} in ${where}.`,
    text: [
      `For ${monthsText(exclusiveMonths)} from ${amends ? `${day(amends.signedOn)}, the day on which both parties had signed the first contract` : "the day on which both parties have signed"}, the Athlete does no paid promotion in ${where} for another brand in this category: ${category}. Work that was agreed before that day and named to the Brand is not affected.`,
    ],
    terms: termLines(terms, "exclusivity"),
  };
}
