import { formatMoney, toPence } from "~/platform/money";

/** Pounds. Cards are charged 30p at least: what is less could be agreed, and never paid. */
export const SMALLEST_PAYMENT = 1;

const LEAST = formatMoney(toPence(SMALLEST_PAYMENT));

export const FEE_TOO_SMALL = `Please enter at least ${LEAST}, or 0 if there is no fee`;
export const PART_TOO_SMALL = `This payment would be less than ${LEAST}`;

/** @param pounds a fee, which may also be none */
export const isPayableFee = (pounds: number): boolean => pounds === 0 || pounds >= SMALLEST_PAYMENT;
