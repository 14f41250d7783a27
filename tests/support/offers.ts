import { deliverablesStart } from "~/features/campaigns/terms/form";
import type { OfferForm } from "~/features/deals/invitations/schema";
import type { Deliverable } from "~db/terms";
import { REEL } from "./deliverables";

/** A form that offers a fee, in pounds, for this work, on the usual terms. */
export const offerForm = (
  fee: number,
  expectedOffer: number,
  deliverables: readonly Deliverable[] = [REEL],
  more: Partial<OfferForm> = {},
): OfferForm => ({
  expectedOffer,
  fee,
  deliverables: deliverablesStart(deliverables),
  ...{ use: "organic", useMonths: 6, useTerritory: "uk" },
  ...{ exclusiveIn: undefined, exclusiveMonths: undefined, exclusiveTerritory: "uk" },
  ...more,
});
