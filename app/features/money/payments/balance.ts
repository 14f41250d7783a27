/** What both sides agreed last as the fee of a deal, beside what was paid of it. Amounts are pence. Pure. */
import type { PaymentStatus, SettlementReason } from "~db/constants";

/** Why a payment is released by the terms: never above the fee in force. */
export const RELEASES: readonly SettlementReason[] = ["signed", "approved", "brand_released"];

export interface PaidPart {
  status: PaymentStatus;
  amount: number;
  toAthlete: number | null;
  settledFor: SettlementReason | null;
  /** When it was sent to the athlete; null: it was not. */
  sentAt: number | null;
}

/** What a payment takes off the fee. A release counts with what the athlete got; what a decision sent back is not owed again. */
function coveredBy({ status, amount, toAthlete, settledFor }: PaidPart): number {
  if (status === "due") return 0;
  return status === "settled" && settledFor && RELEASES.includes(settledFor)
    ? (toAthlete ?? 0)
    : amount;
}

export const sumCovered = (parts: readonly PaidPart[]): number =>
  parts.reduce((sum, part) => sum + coveredBy(part), 0);

/** What is still to be paid of the fee. */
export const owedOf = (fee: number, parts: readonly PaidPart[]): number =>
  Math.max(0, fee - sumCovered(parts));

/** What may still be released: no more than the fee in force. */
export const releasableOf = (fee: number, alreadyToAthlete: number): number =>
  Math.max(0, fee - alreadyToAthlete);
