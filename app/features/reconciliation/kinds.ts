/** The kinds of these rows in the outbox. */
export const PAYMENT_COMPARE = "payment-compare";
export const CHARGES_SWEEP = "payment-sweep";
