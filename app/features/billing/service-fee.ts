/** Percent of an athlete's fee that the brand pays on top of it, by the brand's plan. */
export const SERVICE_FEE_PERCENT = { free: 8, premium: 4 } as const;
