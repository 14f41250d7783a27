/** Our own fee, and how a payment is divided. Amounts are pence. Pure. */
import type { PaidPlan } from "~db/constants";
import { SERVICE_FEE_PERCENT } from "../billing/money-facts";

/** More held money than this, in pence, is moved by two admins. */
export const ONE_ADMIN_UP_TO = 1_000_00;

/** Whether a second admin has to confirm what becomes of a payment: all that is held of it counts. Pure. */
export const needsSecondAdmin = ({ amount, fee }: { amount: number; fee: number }): boolean =>
  amount + fee > ONE_ADMIN_UP_TO;

/** The percentage for a brand on this paid plan; null: on the free one. */
export const feePercent = (plan: PaidPlan | null): number =>
  plan === null ? SERVICE_FEE_PERCENT.free : SERVICE_FEE_PERCENT.premium;

/** Our fee for an amount, to the nearest penny. */
export const feeOf = (amount: number, plan: PaidPlan | null): number =>
  Math.round((amount * feePercent(plan)) / 100);

export interface Shares {
  toAthlete: number;
  toFee: number;
  toBrand: number;
}

/**
 * Divides what is held of a payment. We keep our fee for what the athlete gets; the rest of it goes back with the refund. The three
 * shares make the whole.
 */
export function sharesOf(
  { amount, fee }: { amount: number; fee: number },
  toAthlete: number,
): Shares {
  const toFee = Math.round((fee * toAthlete) / amount);
  return { toAthlete, toFee, toBrand: amount + fee - toAthlete - toFee };
}
