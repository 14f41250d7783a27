/** A deliverable of a deal, by the words that content names. */
export interface DealDeliverable {
  text: string;
  /** How many of it, at least one. */
  count: number;
}
