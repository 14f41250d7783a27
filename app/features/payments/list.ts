/** The payments of an agreement, and whether they can be paid now. Pure. */
import type { PaidPlan } from "~db/constants";
import { feeOf } from "../ledger/fees";
import type { Agreement, Payment } from "./agreement.server";
import { isCalledOff } from "./decide";
import { freezeOf } from "./freeze";
import { type Planned, planOfPayments } from "./plan";

/** Why nothing can be paid for an agreement now; null: it can. */
export function refusalOf(agreement: Agreement, now: number): string | null {
  if (isCalledOff(agreement))
    return "This agreement isn't in force, so nothing can be paid for it here.";
  if (agreement.isBeingSigned)
    return "A contract is waiting for signatures. Pay once both have signed it.";
  const freeze = freezeOf(agreement, now);
  if (freeze?.until === "bank")
    return "A bank is looking at a payment of this agreement. You can pay once it has decided.";
  if (freeze) return "There's a dispute about this agreement. You can pay once it's over.";
  return null;
}

export interface Listed extends Planned {
  /** Null: nobody has gone to pay it yet. */
  row: Payment | null;
}

/**
 * Once one of them has been paid, or is being paid, the payments stay as they are; until then they follow the contract. Our fee for
 * what is still due follows the brand's plan.
 */
export function listPayments(agreement: Agreement, plan: PaidPlan | null): Listed[] {
  const { payments: rows, contract } = agreement;
  if (rows.some(({ status }) => status !== "due"))
    return rows.map((row) => ({
      ...row,
      release: row.release as Planned["release"],
      fee: row.status === "due" ? feeOf(row.amount, plan) : row.fee,
      row,
    }));
  const agreed = contract ? contract.terms : { fee: agreement.fee ?? 0 };
  return planOfPayments(agreed, plan).map((planned) => ({
    ...planned,
    row: rows.find(({ number }) => number === planned.number) ?? null,
  }));
}
