/** What the folds of a form of terms say while they are closed. Pure. */
import { deliverableText } from "~/features/campaigns/terms/deliverables";
import { dueText } from "~/features/campaigns/terms/milestones";
import { daysText, exclusivityText, rightsText } from "~/features/campaigns/terms/terms";
import { formatMoney } from "~/platform/money";
import { LAW_NAMES } from "./added-terms";
import type { Fold } from "./folds";
import type { Terms } from "./terms";

/** '£450, paid when everything is approved' */
function feeNow({ fee, milestones: [first, ...more] }: Terms): string {
  if (fee === 0 || !first) return "No fee";
  return `${formatMoney(fee)}${more.length > 0 ? ` in ${more.length + 1} payments` : `, paid ${dueText(first)}`}`;
}

export const termsNow = (terms: Terms): Record<Fold, string> => ({
  deliverables: terms.deliverables.map(deliverableText).join(", ") || "To be agreed",
  fee: feeNow(terms),
  use: rightsText(terms),
  exclusivity: exclusivityText(terms),
  ending: `${daysText(terms.noticeDays)} of notice, law of ${LAW_NAMES[terms.law]}`,
});
