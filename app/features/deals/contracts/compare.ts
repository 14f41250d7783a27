/** What changed from one version of a contract to the next. Pure. */
import { compareTerms } from "~/features/campaigns/terms/compare-terms";
import { buildClauses, type Clause } from "./clauses";
import type { ContractDocument } from "./document";

const termsIn = (clauses: readonly Clause[]) =>
  clauses.flatMap(({ id, terms }) => terms.map((term) => ({ ...term, clause: id })));

/** Every changed term, in the order of the contract. */
export const changedTerms = (before: ContractDocument, after: ContractDocument) =>
  compareTerms(termsIn(buildClauses(before)), termsIn(buildClauses(after)));

export type ChangedTerm = ReturnType<typeof changedTerms>[number];
