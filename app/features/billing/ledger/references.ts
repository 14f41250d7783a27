/** What the references of the ledger's rows name. Pure. */
const FUNDED = "funded:";
const REFUNDED = "refunded:";

/** Names a payment within a charge, which may be for several. */
export const chargedPart = (intentId: string, dealId: string, number: number): string =>
  `${intentId}:${dealId}:${number}`;

const intentOf = (part: string) => part.split(":")[0] ?? "";

export const fundedReference = (part: string): string => FUNDED + part;
export const refundedReference = (what: string): string => REFUNDED + what;

interface Named {
  reference: string;
}

/** The payment intent from which a row was funded; null: it is another movement. */
export const fundedIntent = ({ reference }: Named): string | null =>
  reference.startsWith(FUNDED) ? intentOf(reference.slice(FUNDED.length)) : null;

/** The references of what was funded from an intent, and few others, as a range. */
export const fundedRange = (intentId: string) =>
  [fundedReference(intentId), `${fundedReference(intentId)};`] as const;

/** The payment intents that the ledger knows. */
export const intentsIn = (entries: readonly Named[]): string[] => [
  ...new Set(entries.map(fundedIntent).filter((intent) => intent !== null)),
];

/** Whether a row is a refund of this intent: it is named after what was paid too much, or after something of its payment. */
export function isRefundOf(
  { paymentIntent, reference }: Named & { paymentIntent: string | null },
  intentId: string,
  intents: readonly string[],
): boolean {
  if (!reference.startsWith(REFUNDED)) return false;
  const intent = intentOf(reference.slice(REFUNDED.length));
  return intents.includes(intent) ? intent === intentId : paymentIntent === intentId;
}
