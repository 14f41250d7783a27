/** Amounts of refunds as typed. Pure. */
import { formatMoney } from "~/platform/money";

/** '£1,250.50' or '1250.5' as pence; null if it is no amount of pounds above zero. */
export function parseAmount(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^£\s*/, "")
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "");
  const found = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return null;
  const [, pounds, pence = ""] = found;
  const amount = Number(pounds) * 100 + Number(pence.padEnd(2, "0"));
  return amount > 0 ? amount : null;
}

/** Why an amount cannot be refunded; null if it can. @param paid the pence that are held */
export function refundRefusal(amount: number, paid: number): string | null {
  if (paid === 0) return "No money is held for this campaign, so there is nothing to refund.";
  return amount > paid
    ? `At most ${formatMoney(paid)} can be refunded: that is what is held.`
    : null;
}
