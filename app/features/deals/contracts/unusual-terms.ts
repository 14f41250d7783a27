/**
 * Terms that ask more than is usual, said before anyone signs. Pure.
 */
import { CATEGORY_NAMES } from "~/features/campaigns/campaigns/category-names";
import { monthsText } from "~/features/campaigns/terms/terms";
import { TERRITORY_NAMES } from "~/features/campaigns/terms/territory-names";
import { USUAL } from "~/features/campaigns/terms/usual";
import type { ClauseId } from "./clauses";
import type { Terms } from "./terms";

export interface Unusual {
  clause: ClauseId;
  text: string;
}

/** Out of 10: from here on, the comparison with other contracts says more than the usual limit. */
const MOST = 5;

/** @param shorterExclusivity of 10 other contracts, how many are exclusive for less; null while there are too few */
export function unusualTerms(terms: Terms, shorterExclusivity: number | null): Unusual[] {
  const found: Unusual[] = [];
  const add = (clause: ClauseId, text: string) => found.push({ clause, text });
  const { use, useMonths, exclusiveIn, exclusiveMonths } = terms;
  const usual = use === "paid" ? USUAL.paidUseMonths : USUAL.useMonths;
  if (use !== "none" && useMonths > usual)
    add(
      "use",
      `${monthsText(useMonths)} of ${use === "paid" ? "paid ads" : "reposts"} is longer than usual (${monthsText(usual)}).`,
    );
  if (use === "paid" && terms.useTerritory === "worldwide")
    add("use", "Paid ads in all countries is wider than usual (one region).");
  if (exclusiveIn && exclusiveMonths > USUAL.exclusiveMonths)
    add(
      "exclusivity",
      `${monthsText(exclusiveMonths)} of exclusivity in ${CATEGORY_NAMES[exclusiveIn]} is longer than ${compared(shorterExclusivity)}.`,
    );
  if (exclusiveIn && terms.exclusiveTerritory === "worldwide")
    add(
      "exclusivity",
      `Exclusivity in ${TERRITORY_NAMES.worldwide} is wider than usual (one region).`,
    );
  if (terms.revisions > USUAL.revisions)
    add("review", `${terms.revisions} rounds of changes is more than usual (${USUAL.revisions}).`);
  const onSigning = terms.milestones
    .filter(({ release }) => release === "signing")
    .reduce((sum, { share }) => sum + share, 0);
  if (terms.fee > 0 && onSigning > USUAL.onSigning)
    add("fee", `${onSigning}% of the fee on signing is more than usual (${USUAL.onSigning}%).`);
  if (terms.cancellationFee === 0)
    add("cancellation", "Nothing is owed if the brand ends it early. Half of the fee is usual.");
  if (terms.noticeDays > USUAL.noticeDays)
    add(
      "cancellation",
      `${terms.noticeDays} days' notice is longer than usual (${USUAL.noticeDays}).`,
    );
  return found;
}

const compared = (shorter: number | null): string =>
  shorter === null || shorter < MOST
    ? `usual (${monthsText(USUAL.exclusiveMonths)})`
    : `${shorter === 10 ? "in any other contract" : `in ${shorter} of 10 contracts`} here`;
