/** How much of a deal's fee is there, in a few words. Pure. */
import type { BadgeTone } from "~/components/ui/badge";
import { formatMoney } from "~/platform/money";
import { owedOf, type PaidPart, sumCovered } from "./balance";
import { MONEY_STATES, releasedState } from "./money-state";

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
export function fundingOf(parts: readonly PaidPart[], fee: number, now: number): Funding | null {
  if (parts.length === 0 && !fee) return null;
  const paid = parts.filter(isPaidIn);
  if (paid.length === 0) return { label: MONEY_STATES.agreed, tone: "neutral", isOwed: true };
  const covered = sumCovered(paid);
  if (covered < fee)
    return {
      label: `Partly secured, ${formatMoney(covered)} of ${formatMoney(fee)}`,
      tone: "waiting",
      isOwed: true,
    };
  const isHeld = paid.some(({ status }) => status === "held");
  const sent = paid.filter(({ toAthlete }) => toAthlete).map(({ sentAt }) => sentAt);
  if (isHeld) return { label: MONEY_STATES.secured, tone: "good", isOwed: false };
  if (sent.length === 0) return { label: "Refunded", tone: "neutral", isOwed: false };
  return { label: releasedState(lastOf(sent), now), tone: "good", isOwed: false };
}

/** The brand has something left to pay. @param fee the fee in force, in pence */
export const isFeeOwed = (parts: readonly PaidPart[], fee: number): boolean =>
  owedOf(fee, parts.filter(isPaidIn)) > 0;

/** When the last of them was; null: one was not. */
export const lastOf = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === times.length ? Math.max(...known) : null;
};

export const isPaidIn = ({ status }: Pick<PaidPart, "status">): boolean =>
  status === "held" || status === "settled";
