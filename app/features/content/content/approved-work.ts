/** How much of what was agreed is approved. Pure. */
import type { DealDeliverable } from "~/features/deals/deals/deliverables";
import { type AgreedContentItem, computeProgress } from "./deliverables";
import { isApproved } from "./status-tables";

interface Work {
  deliverables: DealDeliverable[];
  contentItems: AgreedContentItem[];
}

/** Of several deals. */
export function sumApproved(deals: readonly Work[]) {
  const each = deals.map(({ deliverables, contentItems }) =>
    computeProgress(
      deliverables,
      contentItems.filter(({ status }) => isApproved(status)),
    ),
  );
  return {
    approved: each.reduce((sum, { delivered }) => sum + delivered, 0),
    agreed: each.reduce((sum, { needed }) => sum + needed, 0),
  };
}
