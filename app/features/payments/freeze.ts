/** When a dispute, or a bank, keeps money where it is, and what the end of a dispute says about it. Pure. */
import { type ChargebackState, type DisputeStatus, isActiveDispute } from "~db/constants";
import { appealDay, mayStillAppeal } from "../disputes/deadlines";

/** A dispute of the deal, as far as money goes. */
export interface Disagreement {
  status: DisputeStatus;
  /** Pence to go back to the brand. */
  refund: number | null;
  filedAt: number;
  endedAt: number | null;
  /** The sides settled it, or it was appealed already: nobody can appeal. */
  isFinal: 0 | 1 | null;
}

/** A card payment of the deal that its holder has questioned at their bank. */
export interface Chargeback {
  paymentId: string;
  state: ChargebackState;
  amount: number;
  updatedAt: number;
}

export type Freeze = { until: "bank" } | { until: "decision" } | { until: "appeal"; day: string };

interface Doubts {
  disagreements: readonly Disagreement[];
  chargebacks: readonly Chargeback[];
}

/**
 * Why money of a deal stands still; null: it does not. A dispute that is filed after an earlier one was decided for good keeps
 * only what was paid in since, so nobody can hold the same money again by filing again.
 * @param fundedAt when the payment was paid in; null: one that is still to be paid
 */
export function freezeOf(
  { disagreements, chargebacks }: Doubts,
  now: number,
  fundedAt: number | null,
): Freeze | null {
  if (chargebacks.some(({ state }) => state === "open")) return { until: "bank" };
  const mayAppeal = ({ status, isFinal, endedAt }: Disagreement) =>
    status === "resolved" && !isFinal && endedAt !== null && mayStillAppeal(endedAt, now);
  const decidedAt = disagreements.flatMap((one) =>
    one.status === "resolved" && one.endedAt !== null && !mayAppeal(one) ? [one.endedAt] : [],
  );
  const concerning = disagreements.filter(
    ({ filedAt }) =>
      fundedAt === null || !decidedAt.some((end) => fundedAt < end && end <= filedAt),
  );
  if (concerning.some(({ status }) => isActiveDispute(status))) return { until: "decision" };
  const open = concerning.find(mayAppeal);
  return open?.endedAt ? { until: "appeal", day: appealDay(open.endedAt) } : null;
}

/** The newest decision to pay something back, once it stands. */
export const refundRuled = (disagreements: readonly Disagreement[]) =>
  disagreements
    .flatMap(({ status, refund, endedAt }) =>
      status === "resolved" && refund !== null && endedAt !== null ? [{ refund, endedAt }] : [],
    )
    .sort((a, b) => b.endedAt - a.endedAt)[0];
