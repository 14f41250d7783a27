/** What the provider's answer about a questioned card payment means, and where its money is taken from. Pure. */
import type Stripe from "stripe";
import type { ChargebackState, LedgerAccount, LedgerMovement } from "~db/constants";

const OVER: Readonly<Record<string, ChargebackState>> = {
  won: "won",
  // The bank only asked, and took nothing.
  warning_closed: "won",
  lost: "lost",
};

export interface ChargebackDetails {
  state: ChargebackState;
  amount: number;
  reason: string;
  dueBy: number | null;
}

/** A status that we have not met keeps the money where it is. Times in milliseconds. */
export function readChargeback(
  dispute: Pick<
    Stripe.Dispute,
    "amount" | "balance_transactions" | "evidence_details" | "reason" | "status"
  >,
): ChargebackDetails {
  const { amount, balance_transactions, evidence_details, reason, status } = dispute;
  const state = status === "prevented" ? preventedState(balance_transactions) : OVER[status];
  const dueBy = evidence_details.due_by;
  return { state: state ?? "open", amount, reason, dueBy: dueBy ? dueBy * 1000 : null };
}

/** Ended before it began: in our favour, unless it took the money all the same. */
const preventedState = (lines: readonly { amount: number }[]): ChargebackState =>
  lines.reduce((sum, { amount }) => sum + amount, 0) < 0 ? "lost" : "won";

type Pot = Extract<LedgerAccount, "to_brand" | "held" | "to_athlete" | "fee">;

/** From where the bank's money comes: first what is on our balance, then our fee; the rest is our loss. */
const ORDER: readonly [LedgerMovement, Pot][] = [
  ["bank_refund", "to_brand"],
  ["bank_held", "held"],
  ["bank_share", "to_athlete"],
  ["bank_fee", "fee"],
];

type ChargebackShare = Record<Pot | "loss", number>;

/** Divides what a bank has taken among the accounts of the payment. */
export function allocateChargeback(balances: Readonly<Record<Pot, number>>, amount: number) {
  let left = amount;
  const draws = ORDER.map(([kind, account]) => {
    const drawn = Math.min(left, balances[account]);
    left -= drawn;
    return { kind, account, amount: drawn };
  });
  const drawn = Object.fromEntries(draws.map((one) => [one.account, one.amount]));
  return {
    moves: [...draws, { kind: "bank_loss" as const, account: "loss", amount: left }].filter(
      (one) => one.amount > 0,
    ),
    drawn: { ...drawn, loss: left } as ChargebackShare,
  };
}

/** Divides a sum among the payments of a charge, up to what is left of each; what is more falls to the last. */
export function shareOut(amount: number, left: readonly number[]): number[] {
  let rest = amount;
  return left.map((most, i) => {
    const share = i === left.length - 1 ? rest : Math.min(most, rest);
    rest -= share;
    return share;
  });
}
