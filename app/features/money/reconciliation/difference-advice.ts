/** What a difference between the ledger and Stripe means, and what staff do about it. Pure. */
import { formatMoney } from "~/platform/money";
import type { DifferenceKind } from "~db/constants";

interface Differing {
  kind: DifferenceKind;
  inLedger: number;
  atStripe: number;
}

const NAMES: Record<DifferenceKind, string> = {
  charged: "Charged",
  refunded: "Refunded",
  transferred: "Sent to the athlete",
  unknown_charge: "Paid, but not in the ledger",
  unknown_transfer: "Transferred, but not in the ledger",
};

export const differenceName = (kind: DifferenceKind): string => NAMES[kind];

/** '£900 in the ledger, £950 at Stripe.' */
export const sumsOf = ({ inLedger, atStripe }: Differing): string =>
  `${formatMoney(inLedger)} in the ledger, ${formatMoney(atStripe)} at Stripe.`;

/** What to do, in sentences. */
export function adviceFor({ kind, inLedger, atStripe }: Differing): string {
  const isMoreAtStripe = atStripe > inLedger;
  switch (kind) {
    case "charged":
      return "Don't move this payment. Compare it with the charge in Stripe, and pass both to engineering: nobody can correct this by hand.";
    case "refunded":
      return isMoreAtStripe
        ? "If a refund is set aside in Deliveries, send it again: it finds what Stripe has refunded and writes it down. If someone refunded in Stripe itself, don't refund or release this payment here; pass it to engineering with the refund's ID."
        : "A refund that we wrote down has failed or isn't there. Open the charge in Stripe. If the bank sent the refund back, pay the brand another way, keep the proof, and close this on the list of differences.";
    case "transferred":
      return isMoreAtStripe
        ? "If a transfer is set aside in Deliveries, send it again: it finds what Stripe has moved and writes it down. If someone made the transfer in Stripe itself, reverse it there."
        : "A transfer that we wrote down was reversed or isn't there. Open it in Stripe and see who reversed it. If it was a mistake, transfer the money again there, from the same charge.";
    case "unknown_charge":
      return "The brand has paid, and we haven't written it down. If the payment shows “Being paid”, wait for the night, which asks Stripe again. Otherwise refund the charge in Stripe.";
    case "unknown_transfer":
      return "Someone moved this money in Stripe itself. Reverse the transfer there, unless you can say what it was for; then close this on the list of differences.";
  }
}
