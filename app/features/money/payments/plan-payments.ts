/** The payments in which the fee of a deal is paid, before anybody has paid. Amounts are pence. Pure. */

import { feeOf } from "~/features/billing/ledger/fees";
import { amountsOf } from "~/features/campaigns/terms/milestones";
import type { PaidPlan } from "~db/constants";
import { type Milestone, ON_APPROVAL } from "~db/terms";

export interface Planned extends Pick<Milestone, "name" | "release" | "due"> {
  number: number;
  /** What the athlete gets. */
  amount: number;
  /** Our fee, on top. */
  fee: number;
}

/** What cards are charged at least: https://docs.stripe.com/currencies */
export const LEAST_CHARGE = 30;

/** Without a contract the whole fee is one payment. A payment of nothing is none. */
export const planPayments = (
  { fee, milestones = [ON_APPROVAL] }: { fee: number; milestones?: readonly Milestone[] },
  plan: PaidPlan | null,
): Planned[] =>
  amountsOf(fee, milestones)
    .map((amount, i) => ({ ...(milestones[i] ?? ON_APPROVAL), amount, number: i + 1 }))
    .filter(({ amount }) => amount > 0)
    .map(({ number, name, release, due, amount }) => ({
      number,
      name,
      release,
      due,
      amount,
      fee: feeOf(amount, plan),
    }));
