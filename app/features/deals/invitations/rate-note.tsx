import { formatMoney, toPence } from "~/platform/money";
import { parseNumber } from "~/platform/numbers";
import { isBelowRate } from "./budget";

/** Whether a fee, as typed in pounds, is below the rate. What is no number has an error of its own. */
export const isTypedBelow = (rate: number | null, typed: string | undefined): boolean =>
  Boolean(typed) && isBelowRate(rate, toPence(parseNumber(typed ?? "")));

/** The athlete's starting rate beside the fee. A lower fee may be offered all the same. */
export function RateNote({ rate, fee }: { rate: number | null; fee: string | undefined }) {
  if (rate === null) return null;
  return (
    <p role="status" className="mt-1.5 text-sm text-soft">
      Starting rate {formatMoney(rate)}
      {isTypedBelow(rate, fee) && (
        <span className="text-ink">. Your fee is below it, but you can still offer it.</span>
      )}
    </p>
  );
}
