/** What Brand Premium saves a brand in a year, against the service fee of the free plan. Amounts are pence. Pure. */
import { feeOf, feePercent } from "../ledger/fees";
import { planOf } from "./plans";

const YEAR_OF_PREMIUM = planOf("brand_premium").pricePence * 12;

/** @param fees of all athletes in a year */
export function comparePlans(fees: number) {
  const free = feeOf(fees, null);
  const premium = feeOf(fees, "brand_premium") + YEAR_OF_PREMIUM;
  return { fees, free, premium, saved: free - premium };
}

/** From these fees a year on, Premium costs no more than it saves. */
export const BREAK_EVEN =
  (YEAR_OF_PREMIUM * 100) / (feePercent(null) - feePercent("brand_premium"));
