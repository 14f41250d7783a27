import type { ClauseId } from "./clauses";

/** A part of a form of terms. */
export type Fold = "deliverables" | "fee" | "use" | "exclusivity" | "ending";

/** Where the terms of a clause are changed. */
export const FOLD_OF: Partial<Record<ClauseId, Fold>> = {
  deliverables: "deliverables",
  review: "deliverables",
  fee: "fee",
  use: "use",
  exclusivity: "exclusivity",
  cancellation: "ending",
  law: "ending",
};
