import type { PayoutState } from "~db/constants";

/** Whether money may go to an athlete now; and if not, why it waits. */
export type PayoutReadiness =
  | { mayPay: true; accountId: string }
  /** `why` is for the athlete, `whyToOthers` for the brand and staff. */
  | { mayPay: false; why: string; whyToOthers: string };

const WHY: Record<Exclude<PayoutState, "ready">, string> = {
  started: "You haven't finished setting up payouts.",
  in_review: "Stripe is still checking your details.",
  restricted: "Stripe needs something from you before it can pay you.",
  closed: "Stripe has closed your payout account.",
};

/** @param row of payout_accounts; none: nothing has been set up */
export function payoutReadinessOf(
  row: { accountId: string; state: PayoutState } | undefined,
): PayoutReadiness {
  if (row?.state === "ready") return { mayPay: true, accountId: row.accountId };
  return {
    mayPay: false,
    why: row ? WHY[row.state] : "You haven't set up payouts yet.",
    whyToOthers: row
      ? "The athlete's payout account isn't ready yet."
      : "The athlete hasn't set up payouts yet.",
  };
}
