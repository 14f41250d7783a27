/** When a dispute keeps money where it is, and what its end says about it. Pure. */
import { type DisputeStatus, isActiveDispute } from "~db/constants";
import { appealDay, mayStillAppeal } from "../disputes/deadlines";

/** A dispute of the agreement, as far as money goes. */
export interface Disagreement {
  status: DisputeStatus;
  /** Pence to go back to the brand. */
  refund: number | null;
  endedAt: number | null;
  /** The sides settled it, or it was appealed already: nobody can appeal. */
  isFinal: 0 | 1 | null;
}

export type Freeze = { until: "decision" } | { until: "appeal"; day: string };

/** Why money stands still; null: it does not. */
export function freezeOf(disagreements: readonly Disagreement[], now: number): Freeze | null {
  if (disagreements.some(({ status }) => isActiveDispute(status))) return { until: "decision" };
  const open = disagreements.find(
    ({ status, endedAt, isFinal }) =>
      status === "resolved" && !isFinal && endedAt !== null && mayStillAppeal(endedAt, now),
  );
  return open?.endedAt ? { until: "appeal", day: appealDay(open.endedAt) } : null;
}

/** The newest decision to pay something back, once it stands. */
export const refundRuled = (disagreements: readonly Disagreement[]) =>
  disagreements
    .flatMap(({ status, refund, endedAt }) =>
      status === "resolved" && refund !== null && endedAt !== null ? [{ refund, endedAt }] : [],
    )
    .sort((a, b) => b.endedAt - a.endedAt)[0];
