/** Pounds. Cards are charged at least £0.30: what is less could be agreed, and never paid. */
export const SMALLEST_PAYMENT = 1;

/** @param pounds a fee, which may also be none */
export const isPayableFee = (pounds: number): boolean => pounds === 0 || pounds >= SMALLEST_PAYMENT;
