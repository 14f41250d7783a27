/** Percent of an athlete's fee that the brand pays on top of it, by the brand's plan. */
export const SERVICE_FEE_PERCENT = { free: 8, premium: 4 } as const;

/** What both sides are told about money before they join. */
export const MONEY_FACTS = {
  fee: `Brands pay the athlete's fee and, on top, our fee of ${SERVICE_FEE_PERCENT.free}% of it, or ${SERVICE_FEE_PERCENT.premium}% with Brand Premium. Athletes keep the whole of their fee.`,
  held: "Brands pay in before work starts. The money is held until the work is approved, then released to the athlete.",
} as const;
