/** How one version of some terms differs from another. Pure. */
import type { Term } from "./terms";

/** Every changed term, in the order of the later version. A term that is new has no `before`, one that is gone no `after`. */
export function compareTerms<T extends Term>(before: readonly T[], after: readonly T[]) {
  const find = (terms: readonly T[], key: string) =>
    terms.find((term) => term.key === key)?.value ?? null;
  const gone = before.filter(({ key }) => find(after, key) === null);
  return [...after, ...gone]
    .map(({ value: _, ...term }) => ({
      ...term,
      before: find(before, term.key),
      after: find(after, term.key),
    }))
    .filter((term) => term.before !== term.after);
}
