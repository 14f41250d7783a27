import type { FieldMetadata } from "@conform-to/react";
import { Checkbox } from "~/components/form";
import { formatMoney, toPence } from "~/platform/money";
import { parseNumber } from "~/platform/parse-number";
import { type BudgetSums, budgetLine, isBelowRate, remainingBudget } from "./budget";
import type { OfferStart } from "./offer";

/** The fee that a form begins with, in pounds: what the campaign pays, else the athlete's rate. */
export function feeFor(offer: OfferStart | undefined, rate: number | null): number | undefined {
  const pence = offer && (offer.fee ?? rate);
  return pence ? pence / 100 : undefined;
}

/** The terms that an invitation carries. */
export const OfferNote = ({ offer }: { offer: OfferStart }) => (
  <p className="text-sm text-soft">The campaign's terms go with it. {offer.line}.</p>
);

/** Whether a fee, as typed in pounds, is below the rate. What is no number has an error of its own. */
export const isTypedBelow = (rate: number | null, typed: string | undefined): boolean =>
  Boolean(typed) && isBelowRate(rate, toPence(parseNumber(typed ?? "")));

/** The athlete's starting rate beside the fee, and whether a lower fee may be offered all the same. */
export function RateNote({
  athlete: { startingRate: rate, refusesLess },
  fee,
}: {
  athlete: { startingRate: number | null; refusesLess: boolean };
  fee: string | undefined;
}) {
  if (rate === null) return null;
  return (
    <p role="status" className="mt-1.5 text-sm text-soft">
      {refusesLess ? "Accepts no less than" : "Usually starts at"} {formatMoney(rate)}.
      {isTypedBelow(rate, fee) && <span className="text-ink"> Your fee is below that.</span>}
    </p>
  );
}

/**
 * What is committed and left, and whether these fees, as typed in pounds, exceed it: then there is a box to tick.
 * @param mayExceed its field
 */
export function BudgetNote({
  sums,
  fees,
  mayExceed,
}: {
  sums: BudgetSums;
  fees: readonly (string | undefined)[];
  mayExceed: FieldMetadata<boolean | undefined>;
}) {
  const typed = fees.map((fee) => toPence(parseNumber(fee ?? "") || 0));
  const total = typed.reduce((sum, fee) => sum + fee, 0);
  const left = remainingBudget({ ...sums, pending: sums.pending + total });
  const isOver = left !== null && left < 0 && total > 0;
  return (
    <>
      <div role="status" className="mt-1.5 text-sm">
        <p className="text-soft">{budgetLine(sums)}</p>
        {total > 0 && left !== null && (
          <p className={isOver ? "font-strong text-track" : "font-strong"}>
            {isOver
              ? `With this, you'd be ${formatMoney(-left)} over budget.`
              : `With this, you'd have ${formatMoney(left)} left.`}
          </p>
        )}
      </div>
      {(isOver || mayExceed.errors) && <Checkbox field={mayExceed} label="Go over the budget" />}
    </>
  );
}
