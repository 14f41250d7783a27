import { addDays } from "~/features/campaigns/deadlines/business-days";
/** The terms of a contract as data, the words for each choice, and what a brand's form begins with. Pure. */
import type { ProductCategory } from "~db/constants";
import { type Deliverable, type StandardTerms, USUAL_TERMS } from "~db/terms";

export const LAWS = ["england_wales", "scotland", "northern_ireland"] as const;
export type Law = (typeof LAWS)[number];

/** What an invitation carries, and what contracts add to it. */
export interface Terms extends StandardTerms {
  /** Pence. */
  fee: number;
  deliverables: Deliverable[];
  /** Days of notice with which either side may end the contract. */
  noticeDays: number;
  /** Percent of the fee that the brand owes if it ends the contract before the work is approved. */
  cancellationFee: number;
  law: Law;
  /** What kind of product the work promotes; null if nobody said. */
  category: ProductCategory | null;
}

export const LAW_NAMES: Record<Law, string> = {
  england_wales: "England and Wales",
  scotland: "Scotland",
  northern_ireland: "Northern Ireland",
};

/** Days before the end of a campaign by which its work is to be sent, so that there is time to review and to post it. */
const REVIEW_DAYS = 3;

/** What a contract adds to an invitation, unless its brand says otherwise. */
const ADDED = { noticeDays: 14, cancellationFee: 50, law: "england_wales" } as const;

/** The same in a sentence, for a brand that signs its offer. */
export const ADDED_TEXT = `The contract carries these terms, ${ADDED.noticeDays} days' notice, ${ADDED.cancellationFee}% of the fee if you end it early, and the law of ${LAW_NAMES[ADDED.law]}.`;

/** The terms of a contract for an accepted invitation. What no invitation says is as usual. */
export function termsOf(agreed: {
  fee: number;
  deliverables: readonly Deliverable[];
  endDate: string | null;
  terms?: StandardTerms;
  category?: ProductCategory | null;
}): Terms {
  return {
    ...(agreed.terms ?? USUAL_TERMS),
    fee: agreed.fee,
    deliverables: agreed.deliverables.map((one) => ({
      ...one,
      due: one.due ?? (agreed.endDate && addDays(agreed.endDate, -REVIEW_DAYS)),
    })),
    ...ADDED,
    category: agreed.category ?? null,
  };
}
