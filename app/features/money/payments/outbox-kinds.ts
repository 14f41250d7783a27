/** The kinds of these rows in the outbox. */
export const PAYMENT_CHECK = "payment-check";
export const PAYMENT_SETTLE = "payment-settle";
export const PAYMENT_REFUND = "payment-refund";
export const PAYMENT_TRANSFER = "payment-transfer";
export const PAYMENT_REVERSAL = "payment-reversal";
export const PAYMENT_COMPARE = "payment-compare";
export const CHARGEBACK_CHECK = "payment-chargeback";
