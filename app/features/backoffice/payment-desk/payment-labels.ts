/** The state of a payment as staff read it. Pure. */
import type { BadgeTone } from "~/components/ui/badge";
import type { PaymentHold } from "~/features/money/payments/payment-holds";
import { frozenText } from "~/features/money/payments/payment-view";
import { formatMoney } from "~/platform/money";
import type { LedgerAccount, PaymentStatus, SettlementReason } from "~db/constants";

export const STATUSES: Record<PaymentStatus, { label: string; tone: BadgeTone }> = {
  due: { label: "Not paid yet", tone: "neutral" },
  paying: { label: "Being paid", tone: "waiting" },
  held: { label: "Held", tone: "good" },
  settled: { label: "Settled", tone: "neutral" },
};

export const ACCOUNTS: Record<LedgerAccount, string> = {
  brand: "Brand's card",
  held: "Held",
  to_athlete: "On its way to the athlete",
  to_brand: "On its way to the brand",
  athlete: "Athlete's Stripe account",
  fee: "Our fee",
  loss: "Our loss",
};

const WHY: Record<SettlementReason, string> = {
  signed: "The contract was signed.",
  approved: "The work was approved.",
  brand_released: "The brand released it.",
  athlete_returned: "The athlete gave it back.",
  called_off: "It was called off before any work was sent.",
  contract_cancelled: "Both cancelled the contract.",
  dispute: "A dispute was decided.",
  charged_back: "The brand's bank gave the money back.",
  staff: "An admin decided it.",
};

interface PaymentLocation {
  status: PaymentStatus;
  amount: number;
  fee: number;
  toAthlete: number | null;
  toBrand: number | null;
  toFee: number | null;
  sentAt: number | null;
  refundedAt: number | null;
  settledFor: SettlementReason | null;
}

/**
 * Sentences: where the money is and what it waits for.
 * @param condition 'when everything is approved'
 */
export function describeLocation(
  payment: PaymentLocation,
  freeze: PaymentHold | null,
  condition: string,
): string[] {
  const { status, amount, fee } = payment;
  if (status === "due") return ["The brand hasn't paid this."];
  if (status === "paying")
    return ["The brand has opened Stripe's page and hasn't paid yet. The page closes after a day."];
  if (status === "settled") return settled(payment);
  const held = `We hold ${formatMoney(amount + fee)}: ${formatMoney(amount)} for the athlete and ${formatMoney(fee)} as our fee.`;
  if (freeze) return [held, frozenText(freeze)];
  return [held, `It's released ${condition}.`];
}

function settled({
  toAthlete,
  toBrand,
  toFee,
  sentAt,
  refundedAt,
  settledFor,
}: PaymentLocation): string[] {
  return [
    settledFor ? WHY[settledFor] : "",
    toAthlete
      ? `${formatMoney(toAthlete)} to the athlete: ${sentAt === null ? "not sent yet" : "sent"}.`
      : "",
    toBrand
      ? `${formatMoney(toBrand)} back to the brand: ${refundedAt === null ? "not sent yet" : "refunded"}.`
      : "",
    `${formatMoney(toFee ?? 0)} is our fee.`,
  ].filter(Boolean);
}
