import { deliverablesIn } from "~/features/deals/deals/deliverables";
import type { OfferForm } from "~/features/deals/invitations/schema";

/** A form that offers a fee, in pounds, for the work of these lines, on the usual terms. */
export const offerForm = (
  fee: number,
  expectedOffer: number,
  lines: readonly string[] = ["1 reel"],
  more: Partial<OfferForm> = {},
): OfferForm => ({
  expectedOffer,
  fee,
  deliverables: deliverablesIn(lines).map(({ due, note, ...row }) => ({
    ...row,
    due: due ?? undefined,
    note: note ?? undefined,
  })),
  ...{ use: "organic", useMonths: 6, useTerritory: "uk" },
  ...{ exclusiveIn: undefined, exclusiveMonths: undefined, exclusiveTerritory: "uk" },
  ...more,
});
