/** How much of a deal's fee is there, in a few words. Pure. */
import type { BadgeTone } from "~/components/ui/badge";
import { formatMoney } from "~/platform/money";
import { type PaidPart, sumCovered } from "./balance";

export interface Funding {
  label: string;
  tone: BadgeTone;
  /** The brand has something left to pay. */
  isOwed: boolean;
}

/**
 * Null where there is nothing to pay.
 * @param fee the fee in force, in pence; 0 for a deal that has ended
 */
export function fundingOf(parts: readonly PaidPart[], fee: number): Funding | null {
  if (parts.length === 0 && !fee) return null;
  const paid = parts.filter(isPaidIn);
  if (paid.length === 0) return { label: "Agreed", tone: "neutral", isOwed: true };
  const covered = sumCovered(paid);
  if (covered < fee)
    return {
      label: `Partly secured, ${formatMoney(covered)} of ${formatMoney(fee)}`,
      tone: "waiting",
      isOwed: true,
    };
  const isHeld = paid.some(({ status }) => status === "held");
  const released = paid.filter(({ toAthlete }) => toAthlete);
  const isPaid = released.every(({ sentAt }) => sentAt !== null);
  if (isHeld) return { label: "Secured", tone: "good", isOwed: false };
  if (released.length === 0) return { label: "Refunded", tone: "neutral", isOwed: false };
  return { label: isPaid ? "Paid" : "Released", tone: "good", isOwed: false };
}

export const isPaidIn = ({ status }: Pick<PaidPart, "status">): boolean =>
  status === "held" || status === "settled";
