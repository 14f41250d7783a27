/** What of a deal releases a payment, and the words for it. Pure. */

import { deliverableText } from "~/features/campaigns/terms/deliverables";
import { approvalOf, deliverableOf, dueText } from "~/features/campaigns/terms/milestones";
import type { Terms } from "~/features/deals/contracts/terms";
import type { Release } from "~db/terms";

interface Condition {
  release: Release;
  due: string | null;
}

type Named = Pick<Terms, "deliverables"> | undefined;

const listDeliverables = (terms: Named) => terms?.deliverables.map(deliverableText);

/** 'when deliverable 1 (2 Instagram reels) is approved, but not before 31 March 2027' */
export const conditionText = (condition: Condition, terms: Named): string =>
  dueText(condition, listDeliverables(terms));

/** 'deliverable 1 (2 Instagram reels) is approved', once it is. */
export const approvedText = (release: Release, terms: Named): string =>
  `${deliverableOf(release) === null ? "the work" : approvalOf(release, listDeliverables(terms))} is approved`;
