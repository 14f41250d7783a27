import type { DeliverableFormat } from "~db/constants";
import type { Deliverable } from "~db/terms";

/** A row of what is asked for, on Instagram and without a date unless said otherwise. */
export const ask = (
  count: number,
  format: DeliverableFormat,
  more: Partial<Deliverable> = {},
): Deliverable => ({ platform: "instagram", format, count, due: null, note: null, ...more });

export const REEL = ask(1, "reel");
