/** The payments of a deal, and whether they can be paid now. Pure. */

import { feeOf } from "~/features/billing/ledger/fees";
import type { PaidPlan } from "~db/constants";
import { ON_APPROVAL } from "~db/terms";
import { owedOf } from "./balance";
import type { Deal, Payment } from "./deal.server";
import { isCalledOff } from "./decide-settlements";
import { findPaymentHold } from "./payment-holds";
import { type Planned, planPayments } from "./plan-payments";

/** Why nothing can be paid for a deal now; null: it can. */
export function findRefusal(deal: Deal, now: number): string | null {
  if (isCalledOff(deal)) return "This deal isn't in force, so nothing can be paid for it here.";
  if (deal.isBeingSigned)
    return "A contract is waiting for signatures. Pay once both have signed it.";
  const freeze = findPaymentHold(deal, now, null);
  if (freeze?.until === "bank")
    return "A bank is looking at a payment of this deal. You can pay once it has decided.";
  if (freeze) return "There's a dispute about this deal. You can pay once it's over.";
  return null;
}

export interface Listed extends Planned {
  /** Null: nobody has gone to pay it yet. */
  row: Payment | null;
}

/**
 * Until one of them is being paid, the payments follow the contract. From then on those that were paid stay as they are. What is
 * still owed of the fee in force is paid as planned where the sums agree, and as one more payment where a contract has changed
 * the fee. Our fee for what is still due follows the brand's plan.
 */
export function listPayments(deal: Deal, plan: PaidPlan | null): Listed[] {
  const { payments: rows, contract } = deal;
  const paid = rows.filter(({ status }) => status !== "due");
  if (paid.length === 0)
    return planPayments(contract ? contract.terms : { fee: deal.fee }, plan).map((planned) => ({
      ...planned,
      row: rows.find(({ number }) => number === planned.number) ?? null,
    }));
  const owed = owedOf(deal.fee, paid);
  const due = rows.filter(({ status }) => status === "due");
  const isAsPlanned = due.reduce((sum, { amount }) => sum + amount, 0) === owed;
  return [
    ...(isAsPlanned ? rows : paid).map((row) => ({
      ...row,
      release: row.release as Planned["release"],
      fee: row.status === "due" ? feeOf(row.amount, plan) : row.fee,
      row,
    })),
    ...(isAsPlanned || owed === 0 ? [] : [restOf(owed, rows, plan)]),
  ];
}

function restOf(amount: number, rows: readonly Payment[], plan: PaidPlan | null): Listed {
  const last = Math.max(...rows.map((row) => (row.status === "due" ? 0 : row.number)));
  const number = last + 1;
  return {
    ...ON_APPROVAL,
    number,
    name: "Rest of the fee",
    amount,
    fee: feeOf(amount, plan),
    row: rows.find((row) => row.number === number) ?? null,
  };
}
