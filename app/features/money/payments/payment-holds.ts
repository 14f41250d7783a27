/** When a dispute, or a bank, keeps money where it is, and what the end of a dispute says about it. Pure. */
import { type ChargebackState, type DisputeStatus, isActiveDispute } from "~db/constants";
import { appealDay, mayStillAppeal } from "../disputes/dispute-deadlines";

/** A dispute of the deal, as far as money goes. */
export interface DisputeSummary {
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

export type PaymentHold =
  | { until: "bank" }
  | { until: "decision" }
  | { until: "appeal"; day: string };

interface OpenDisputes {
  disputes: readonly DisputeSummary[];
  chargebacks: readonly Chargeback[];
}

/** The decision is not final, and the days to appeal are not over. */
const mayBeAppealed = ({ status, isFinal, endedAt }: DisputeSummary, now: number) =>
  status === "resolved" && !isFinal && endedAt !== null && mayStillAppeal(endedAt, now);

/**
 * Why money of a deal stands still; null: it does not. A decision to pay something back divides all that was paid in before. Once
 * it stands, a later dispute keeps only what was paid in since: a second dispute cannot hold the same money.
 * @param fundedAt when the payment was paid in; null: one that is still to be paid
 */
export function findPaymentHold(
  { disputes, chargebacks }: OpenDisputes,
  now: number,
  fundedAt: number | null,
): PaymentHold | null {
  if (chargebacks.some(({ state }) => state === "open")) return { until: "bank" };
  const divided = finalRefunds(disputes, now);
  const concerning = disputes.filter(
    ({ filedAt }) =>
      fundedAt === null || !divided.some(({ endedAt }) => fundedAt < endedAt && endedAt <= filedAt),
  );
  if (concerning.some(({ status }) => isActiveDispute(status))) return { until: "decision" };
  const open = concerning.find((one) => mayBeAppealed(one, now));
  return open?.endedAt ? { until: "appeal", day: appealDay(open.endedAt) } : null;
}

/** The decisions to pay something back, the newest first, also those that can still be appealed. */
export const refundsRuled = (disputes: readonly DisputeSummary[]) =>
  disputes
    .flatMap((one) => {
      const { status, refund, endedAt } = one;
      return status === "resolved" && refund !== null && endedAt !== null
        ? [{ ...one, refund, endedAt }]
        : [];
    })
    .sort((a, b) => b.endedAt - a.endedAt);

/** Those that stand. */
export const finalRefunds = (disputes: readonly DisputeSummary[], now: number) =>
  refundsRuled(disputes).filter((one) => !mayBeAppealed(one, now));
