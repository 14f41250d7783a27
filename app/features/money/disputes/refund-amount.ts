/** Amounts of refunds as typed. Pure. */
import { formatMoney, toPence } from "~/platform/money";
import { isWholePence } from "~/platform/money-field";
import { parseNumber } from "~/platform/parse-number";

/** '£1,250.50' or '1250.5' as pence; null if it is no amount of pounds above zero. */
export function parseAmount(typed: string): number | null {
  const pounds = parseNumber(typed);
  return pounds > 0 && pounds < 10_000_000 && isWholePence(pounds) ? toPence(pounds) : null;
}

/** Why an amount cannot be refunded; null if it can. @param paid the pence that are held */
export function findRefundError(amount: number, paid: number): string | null {
  if (paid === 0) return "No money is held for this campaign, so there is nothing to refund.";
  return amount > paid
    ? `At most ${formatMoney(paid)} can be refunded: that is what is held.`
    : null;
}
