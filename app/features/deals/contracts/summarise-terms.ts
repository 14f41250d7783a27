/** A contract in about six lines. Pure. */
import type { Clause, ClauseId } from "./clauses";

/** What a person wants to know first; of a cancellation, only how it ends. */
const LINES: Partial<Record<ClauseId, string>> = {
  ending: "How it ends",
  deliverables: "Work",
  fee: "Fee",
  use: "Usage rights",
  exclusivity: "Exclusivity",
  review: "Changes",
  cancellation: "Ending early",
};

export interface TermLine {
  label: string;
  /** A sentence. */
  text: string;
  isChanged?: boolean;
}

/** The plain line of each clause that matters most, word for word as it was signed. */
export const summariseTerms = (
  clauses: readonly (Pick<Clause, "id" | "plain"> & Pick<TermLine, "isChanged">)[],
): TermLine[] =>
  clauses.flatMap(({ id, plain, isChanged }) => {
    const label = LINES[id];
    return label ? [{ label, text: plain, ...(isChanged && { isChanged }) }] : [];
  });
