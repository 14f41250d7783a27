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
      `${use === "paid" ? "Paid ads" : "Reposts"} for ${monthsText(useMonths)}: up to ${monthsText(usual)} is usual.`,
    );
  if (use === "paid" && terms.useTerritory === "worldwide")
    add("use", "Paid ads in all countries: one region is usual.");
  if (exclusiveIn && exclusiveMonths > USUAL.exclusiveMonths)
    add(
      "exclusivity",
      `Exclusivity in ${CATEGORY_NAMES[exclusiveIn]} for ${monthsText(exclusiveMonths)}: ${compared(shorterExclusivity)}.`,
    );
  if (exclusiveIn && terms.exclusiveTerritory === "worldwide")
    add("exclusivity", `Exclusivity in ${TERRITORY_NAMES.worldwide}: one region is usual.`);
  if (terms.revisions > USUAL.revisions)
    add("review", `${terms.revisions} rounds of changes: up to ${USUAL.revisions} is usual.`);
  const onSigning = terms.milestones
    .filter(({ release }) => release === "signing")
    .reduce((sum, { share }) => sum + share, 0);
  if (terms.fee > 0 && onSigning > USUAL.onSigning)
    add("fee", `${onSigning}% of the fee on signing: up to ${USUAL.onSigning}% is usual.`);
  if (terms.cancellationFee === 0)
    add("cancellation", "Nothing is owed if the brand ends it early: half of the fee is usual.");
  if (terms.noticeDays > USUAL.noticeDays)
    add("cancellation", `${terms.noticeDays} days' notice: up to ${USUAL.noticeDays} is usual.`);
  return found;
}

const compared = (shorter: number | null): string =>
  shorter === null || shorter < MOST
    ? `up to ${monthsText(USUAL.exclusiveMonths)} is usual`
    : `longer than ${shorter === 10 ? "any other contract" : `${shorter} of 10 contracts`} here`;
