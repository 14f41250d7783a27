/** Which of the payments held for a deal go where, by all that is known now. Pure. */

import { deliverableOf } from "~/features/campaigns/terms/milestones";
import { type AgreedContentItem, computeProgress } from "~/features/content/content/deliverables";
import { isApproved } from "~/features/content/content/status-tables";
import type { ContractDocument } from "~/features/deals/contracts/document";
import { shareOf } from "~/features/deals/contracts/terms";
import type { DealDeliverable } from "~/features/deals/deals/deliverables";
import { dayOf } from "~/platform/dates";
import type { DealStatus, SettlementReason } from "~db/constants";
import { releasableOf } from "./balance";
import {
  type Chargeback,
  type DisputeSummary,
  finalRefunds,
  findPaymentHold,
} from "./payment-holds";

export interface HeldPayment {
  id: string;
  number: number;
  amount: number;
  fee: number;
  release: string;
  due: string | null;
  fundedAt: number | null;
}

export interface SettlementFacts {
  status: DealStatus;
  hasWork: boolean;
  /** What both sides agreed last. */
  fee: number;
  deliverables: DealDeliverable[];
  contentItems: AgreedContentItem[];
  contract: ContractDocument | null;
  cancellation: ContractDocument | null;
  disputes: readonly DisputeSummary[];
  chargebacks: readonly Chargeback[];
  /** What of its payments has been settled in the athlete's favour. */
  alreadyToAthlete: number;
  /** What rulings have given back of its payments, and when. */
  returnedByRuling: readonly { amount: number; at: number }[];
}

export interface Decision<P> {
  payment: P;
  toAthlete: number;
  reason: SettlementReason;
  /** Why, in the words of staff, for both sides. */
  note?: string;
}

/** Nothing more will be made: the deal was ended, or its campaign was cancelled. */
export const isCalledOff = ({ status }: Pick<SettlementFacts, "status">) =>
  status === "ended" || status === "cancelled";

/** @param payments that are held, in the order of their numbers */
export function decideSettlements<P extends HeldPayment>(
  facts: SettlementFacts,
  payments: readonly P[],
  now: number,
): Decision<P>[] {
  const { disputes, cancellation, alreadyToAthlete, returnedByRuling } = facts;
  const held = payments.filter(({ fundedAt }) => !findPaymentHold(facts, now, fundedAt));
  const releasable = releasableOf(facts.fee, alreadyToAthlete);
  const [ruling] = finalRefunds(disputes, now);
  const fundedBefore = held.filter(({ fundedAt }) => ruling && (fundedAt ?? 0) < ruling.endedAt);
  if (ruling && fundedBefore.length > 0) {
    // A payment that differed from Stripe is divided after the others.
    const returned = sumOf(returnedByRuling.filter(({ at }) => at >= ruling.endedAt));
    const left = Math.max(0, ruling.refund - returned);
    return upTo(fundedBefore, Math.min(sumOf(fundedBefore) - left, releasable)).map((share) => ({
      ...share,
      reason: "dispute",
    }));
  }
  if (cancellation?.ending)
    return upTo(held, cancellation.ending.brandPays - alreadyToAthlete).map((share) => ({
      ...share,
      reason: "contract_cancelled",
    }));
  if (isCalledOff(facts) && !facts.hasWork)
    return upTo(held, owedForCancelling(facts) - alreadyToAthlete).map((share) => ({
      ...share,
      reason: "called_off",
    }));
  const released = held.filter(
    (payment) => isReleased(payment, facts) && (payment.due ?? "") <= dayOf(now),
  );
  return upTo(released, releasable).map((share) => ({
    ...share,
    reason: share.payment.release === "signing" ? "signed" : "approved",
  }));
}

/** What a brand owes by the signed contract when it cancels its campaign. It owes nothing for a deal that it ended because the athlete was late. */
const owedForCancelling = ({ status, contract, fee }: SettlementFacts) =>
  status === "cancelled" && contract ? shareOf(contract.terms.cancellationFee, fee) : 0;

const sumOf = (sums: readonly { amount: number }[]) =>
  sums.reduce((sum, { amount }) => sum + amount, 0);

/** Gives the athlete this much of the payments, from the first one on. */
function upTo<P extends HeldPayment>(payments: readonly P[], total: number) {
  let left = Math.max(0, total);
  return payments.map((payment) => {
    const toAthlete = Math.min(payment.amount, left);
    left -= toAthlete;
    return { payment, toAthlete };
  });
}

function isReleased(
  { release }: HeldPayment,
  { contract, deliverables, contentItems }: SettlementFacts,
): boolean {
  if (release === "signing") return contract !== null;
  const approved = contentItems.filter(({ status }) => isApproved(status));
  const progress = computeProgress(deliverables, approved);
  const isAll = progress.needed === 0 ? approved.length > 0 : progress.delivered >= progress.needed;
  if (isAll || release === "approval") return isAll;
  // The deal's deliverables are those of its contract, in the same order.
  const asked = deliverables[(deliverableOf(release) ?? 0) - 1];
  return progress.lines.some(
    ({ deliverable, needed, delivered }) => deliverable === asked?.text && delivered >= needed,
  );
}
