import { addDays } from "~/features/campaigns/deadlines/business-days";
/** The terms of a contract as data, the words for each choice, and what a brand's form begins with. Pure. */
import type { ProductCategory } from "~db/constants";
import { type Deliverable, type StandardTerms, USUAL_TERMS } from "~db/terms";
import { ADDED, type Law } from "./added-terms";

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

/** Days before the end of a campaign by which its work is to be sent, so that there is time to review and to post it. */
const REVIEW_DAYS = 3;

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

/** A percentage of a fee, in whole pence: what a contract says and what is paid are the same sum. */
export const shareOf = (percent: number, pence: number): number =>
  Math.round((pence * percent) / 100);
