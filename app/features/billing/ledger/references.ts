/** What the references of the ledger's rows name. Pure. */
const FUNDED = "funded:";
const REFUNDED = "refunded:";

interface Entry {
  paymentId: string;
  reference: string;
}

export const fundedReference = (intentId: string): string => FUNDED + intentId;
export const refundedReference = (what: string): string => REFUNDED + what;

/** The payment intents that the ledger knows. */
export const intentsIn = (entries: readonly Pick<Entry, "reference">[]): string[] =>
  entries.flatMap(({ reference }) =>
    reference.startsWith(FUNDED) ? [reference.slice(FUNDED.length)] : [],
  );

/**
 * Whether a row is a refund of this intent: it is named after what was paid too much, or after something of its payment.
 * @param itsPayment the payment that this intent pays; undefined: what was paid too much
 */
export function isRefundOf(
  { paymentId, reference }: Entry,
  intentId: string,
  itsPayment: string | undefined,
  intents: readonly string[],
): boolean {
  if (!reference.startsWith(REFUNDED)) return false;
  const what = reference.slice(REFUNDED.length);
  return intents.includes(what) ? what === intentId : paymentId === itsPayment;
}
