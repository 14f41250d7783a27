/** What changed from one version of a contract to the next. Pure. */
import { buildClauses, type Clause, type ClauseId } from "./clauses";
import type { ContractDocument } from "./document";
import type { Term } from "./terms";

export interface ChangedTerm {
  clause: ClauseId;
  key: string;
  label: string;
  /** Null: the term is new. */
  before: string | null;
  /** Null: the term is gone. */
  after: string | null;
}

const termsIn = (clauses: readonly Clause[]) =>
  clauses.flatMap(({ id, terms }) => terms.map((term) => ({ ...term, clause: id })));

/** Every changed term, in the order of the contract. */
export function changedTerms(before: ContractDocument, after: ContractDocument): ChangedTerm[] {
  const [old, now] = [termsIn(buildClauses(before)), termsIn(buildClauses(after))];
  const find = (terms: readonly Term[], key: string) =>
    terms.find((term) => term.key === key)?.value ?? null;
  const gone = old.filter(({ key }) => find(now, key) === null);
  return [...now, ...gone]
    .map(({ clause, key, label }) => ({
      clause,
      key,
      label,
      before: find(old, key),
      after: find(now, key),
    }))
    .filter((term) => term.before !== term.after);
}
