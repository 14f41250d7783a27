/** Percent of an athlete's fee that the brand pays on top of it, by the brand's plan. */
export const SERVICE_FEE_PERCENT = { free: 8, premium: 4 } as const;

/** What Stripe says about payouts in the United Kingdom: https://docs.stripe.com/payouts */
export const DAYS_TO_BANK = 3;
export const TIME_TO_BANK = `${DAYS_TO_BANK} business days`;
export const FIRST_PAYOUT = "Your very first payout can take 7 to 14 days";

/** What both sides are told about money before they join. */
export const MONEY_FACTS = {
  fee: `The brand pays the athlete's fee and, on top, our fee of ${SERVICE_FEE_PERCENT.free}% of it, or ${SERVICE_FEE_PERCENT.premium}% with Brand Premium. The athlete keeps the whole fee.`,
  held: "The brand pays in before the work starts, and we hold the money until the work is approved.",
  vat: "No VAT is added: the price you see is the price you pay.",
} as const;
