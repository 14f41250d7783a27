/** The kind of these rows in the outbox. */
export const CHARGES_SWEEP = "payment-sweep";
