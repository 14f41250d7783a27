/** What a campaign's invitations cost, against its budget. Pence. Pure. */
import { formatMoney } from "~/platform/money";

/** Whether a fee is below what the athlete's fees start from. Pence. */
export const isBelowRate = (rate: number | null, fee: number): boolean =>
  rate !== null && fee < rate;

export interface BudgetSums {
  /** Null: the campaign names none. */
  budget: number | null;
  /** The fees of deals. */
  accepted: number;
  /** The fees that the brand has offered in invitations that wait for an answer. */
  pending: number;
}

/** What may still be offered; negative when more is committed than there is. */
export const remainingBudget = ({ budget, accepted, pending }: BudgetSums): number | null =>
  budget === null ? null : budget - accepted - pending;

/** '£400 is the least that Maya takes' */
export const lowestFeeText = (name: string, rate: number): string =>
  `${formatMoney(rate)} is the least that ${name} takes`;

/** Before another offer: '£5,000 budget · £1,800 promised · £3,200 left'. */
export function budgetLine(sums: BudgetSums): string {
  const left = remainingBudget(sums);
  const promised = `${formatMoney(sums.accepted + sums.pending)} promised`;
  if (sums.budget === null || left === null) return `No budget set · ${promised}`;
  return `${formatMoney(sums.budget)} budget · ${promised} · ${restText(left)}`;
}

const restText = (left: number) =>
  left < 0 ? `${formatMoney(-left)} over budget` : `${formatMoney(left)} left`;

/** By how much the fees of these offers exceed what is left; 0 when they do not. */
export function overBudget(sums: BudgetSums, fees: readonly number[]): number {
  const left = remainingBudget({
    ...sums,
    pending: fees.reduce((sum, fee) => sum + fee, sums.pending),
  });
  return left === null ? 0 : Math.max(0, -left);
}
