/** What a fee is measured by, and never refused for: what the athlete's fees start from. Pence. Pure. */

export const isBelowRate = (rate: number | null, fee: number): boolean =>
  rate !== null && fee < rate;
