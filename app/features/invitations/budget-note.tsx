import { formatMoney, toPence } from "~/platform/money";
import { type BudgetSums, budgetLine, leftOf } from "./budget";

/** What is committed and left, and whether these fees, as typed in pounds, exceed it. */
export function BudgetNote({
  sums,
  fees,
}: {
  sums: BudgetSums;
  fees: readonly (string | undefined)[];
}) {
  const typed = fees.map((fee) => toPence(Number(fee) || 0));
  const total = typed.reduce((sum, fee) => sum + fee, 0);
  const left = leftOf({ ...sums, pending: sums.pending + total });
  return (
    <div role="status" className="mt-1.5 text-sm">
      <p className="text-soft">{budgetLine(sums)}</p>
      {total > 0 && left !== null && (
        <p className={left < 0 ? "font-[650] text-track" : "font-[650]"}>
          {left < 0
            ? `With this, you'd be ${formatMoney(-left)} over budget.`
            : `With this, you'd have ${formatMoney(left)} left.`}
        </p>
      )}
    </div>
  );
}
