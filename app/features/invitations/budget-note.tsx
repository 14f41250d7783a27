import { formatMoney, toPence } from "~/platform/money";
import { type BudgetSums, budgetLine, overBudget } from "./budget";

/** What is committed and left, and whether these fees, as typed in pounds, exceed it. */
export function BudgetNote({
  sums,
  fees,
}: {
  sums: BudgetSums;
  fees: readonly (string | undefined)[];
}) {
  const typed = fees.map((fee) => toPence(Number(fee) || 0));
  const over = overBudget(sums, typed);
  return (
    <div role="status" className="mt-1.5 text-sm">
      <p className="text-soft">{budgetLine(sums)}</p>
      {over > 0 && typed.some((fee) => fee > 0) && (
        <p className="font-[650] text-track">
          With this, you’d be {formatMoney(over)} over budget.
        </p>
      )}
    </div>
  );
}
