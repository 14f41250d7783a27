import type { Platform } from "~db/constants";

/** A deliverable of a deal, by the words that content names. */
export interface DealDeliverable {
  text: string;
  /** How many of it, at least one. */
  count: number;
  /** Where it is to be posted, where a query asks for it. */
  platform?: Platform;
}
